import { expect, test } from 'vitest'
import { languageInAddress, withoutLanguage } from '#contract/page-language.ts'

test.each([
  ['?lang=tr', 'tr'],
  ['?a=1&lang=zh', 'zh'],
  ['?lang=ru&a=1', 'ru'],
  ['', null],
  ['?lang=', null],
  ['?lang=de', null],
  ['?lang=trx', null],
  ['?language=tr', null],
  ['?xlang=tr', null],
  ['?lang=TR', null],
])('product#languages: the address %j requests the language %s', (search, lang) =>
  expect(languageInAddress(search)).toBe(lang),
)

test.each([
  ['/a?lang=tr', '/a'],
  ['/a?lang=tr#b', '/a#b'],
  ['/a?x=1&lang=tr', '/a?x=1'],
  ['/a?lang=tr&x=1', '/a?x=1'],
  ['/a?x=1&lang=tr&y=2#z', '/a?x=1&y=2#z'],
  ['/a?x=1', '/a?x=1'],
])('product#languages: %s without its language is %s', (path, bare) =>
  expect(withoutLanguage(`https://mall.example${path}`)).toBe(bare),
)
