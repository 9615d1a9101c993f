import { expect, test } from 'vitest'
import { withoutPersonalData } from '#contract/client-error.ts'

const clean = (text: string) => withoutPersonalData(text, 300)

test.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
  [
    'at open (https://nelu.example/assets/product-screen-parts-and-more-1a2b3c4.js:1:2345)',
    'at open (/assets/product-screen-parts-and-more-1a2b3c4.js:1:2345)',
  ],
  ['failed: https://nelu.example/SearchResults/gift%20for%20Amaya?key=secret', 'failed: …'],
  ['no account amaya.perera@mail.example here', 'no account … here'],
  ['call +94 77 123 4567 now', 'call … now'],
  ['card 4000056655665556', 'card …'],
  ['Bearer 3q2-7wAAAB_cdefghijklmnopqrst', 'Bearer …'],
  ['bad value "Amaya Perera, 12 Flower Road"', 'bad value "…"'],
  [`SyntaxError: Unexpected token 'A', "{"name":"Amaya Perera"}" is not valid JSON`, 'SyntaxError: Unexpected token …'],
])('%s', (text, expected) => {
  expect(clean(text)).toBe(expected)
})

test('a long text is truncated', () => {
  expect(withoutPersonalData('a b '.repeat(1000), 50)).toHaveLength(50)
})
