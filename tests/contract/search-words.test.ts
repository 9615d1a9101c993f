import { expect, test } from 'vitest'
import { foldText, wordsOf } from '../../src/contract/search-words.ts'

test.each([
  ['Koşu Ayakkabısı, İstanbul IŞIK', 'kosu ayakkabisi istanbul isik'],
  ['Кроссовки «Ёлка»', 'кроссовки елка'],
  ['Men’s L’Été', 'mens lete'],
  ['Straße', 'strasse'],
  ['ＡＢＣ　１２', 'abc 12'],
  ['  -- ', ''],
])('§7 %s is folded to %s', (text, folded) => expect(foldText(text)).toBe(folded))

test('§7 folding is done when it is done once', () => {
  for (const text of ['İIıi ĞŞ', 'Ёж й', '跑步鞋 Aero', 'ﷺ½']) expect(foldText(foldText(text))).toBe(foldText(text))
})

test('§7 a run of Chinese becomes pairs and the last character; no word comes twice', () => {
  expect(wordsOf('跑步鞋 Aero aero 500 g')).toEqual(['跑步', '步鞋', '鞋', 'aero', '500', 'g'])
  expect(wordsOf('鞋')).toEqual(['鞋'])
  expect(wordsOf(' !!! ')).toEqual([])
})
