import { expect, test } from 'vitest'
import { itemText } from '#contract/grocery/item-text.ts'

test('product#grocery-lists: the text of an item is one line, and is not cut within a character', () => {
  expect(itemText('  Basmati\trice\n5 kg ')).toBe('Basmati rice 5 kg')
  expect(itemText(`${'a'.repeat(119)}🥭🥭`)).toBe('a'.repeat(119))
  expect(itemText(`${'a'.repeat(118)}🥭🥭`)).toBe(`${'a'.repeat(118)}🥭`)
  expect(itemText('mango 🥭', 7)).toBe('mango ')
})
