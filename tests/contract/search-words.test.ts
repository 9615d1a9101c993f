import { expect, test } from 'vitest'
import { foldText, typedWordsOf, wordsOf } from '#contract/search/search-words.ts'

test.each([
  ['Koşu Ayakkabısı, İstanbul IŞIK', 'kosu ayakkabisi istanbul isik'],
  ['Кроссовки «Ёлка»', 'кроссовки елка'],
  ['Men’s L’Été', 'mens lete'],
  ['Straße', 'strasse'],
  ['ＡＢＣ　１２', 'abc 12'],
  ['  -- ', ''],
])('wire#search: %s is folded to %s', (text, folded) => expect(foldText(text)).toBe(folded))

test('wire#search: folding is idempotent', () => {
  for (const text of ['İIıi ĞŞ', 'Ёж й', '跑步鞋 Aero', 'ﷺ½']) expect(foldText(foldText(text))).toBe(foldText(text))
})

test('wire#search: a run of Chinese characters becomes pairs and the last character; no word is repeated', () => {
  expect(wordsOf('跑步鞋 Aero aero 500 g')).toEqual(['跑步', '步鞋', '鞋', 'aero', '500', 'g'])
  expect(wordsOf('鞋')).toEqual(['鞋'])
  expect(wordsOf(' !!! ')).toEqual([])
})

test('product#search: Chinese text without spaces is searched by words, not by the pairs across them', () => {
  expect(typedWordsOf('耳机无线 Aero')).toEqual(['耳机', '无线', 'aero'])
  expect(typedWordsOf('无线充电器')).toEqual(['无线', '充电', '电器'])
  expect(typedWordsOf('跑步鞋')).toEqual(wordsOf('跑步鞋'))
  for (const text of ['头戴耳机', '无线充电器', '鞋'])
    expect(wordsOf(text)).toEqual(expect.arrayContaining(typedWordsOf(text)))
})

test('product#search: stop words and single letters are searched only if no other word is typed', () => {
  expect(typedWordsOf('Salt and pepper')).toEqual(['salt', 'pepper'])
  expect(typedWordsOf('su sporları ve tekne')).toEqual(['su', 'sporlari', 'tekne'])
  expect(typedWordsOf('чашка с блюдцем и для чая')).toEqual(['чашка', 'блюдцем', 'чая'])
  expect(typedWordsOf('cama de casal e mesa')).toEqual(['cama', 'casal', 'mesa'])
  expect(typedWordsOf('G-clamp 5')).toEqual(['clamp', '5'])
  expect(typedWordsOf('T恤 跑步鞋')).toEqual(['恤', '跑步', '步鞋', '鞋'])
  expect([typedWordsOf('and'), typedWordsOf('v')]).toEqual([['and'], ['v']])
  // The index keeps every word.
  expect(wordsOf('Salt and pepper')).toEqual(['salt', 'and', 'pepper'])
})
