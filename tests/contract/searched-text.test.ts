import { expect, test } from 'vitest'
import { withoutWords } from '#contract/search/searched-text.ts'

test('product#left-out: the left-out words and the rest of the text are spelled as typed', () => {
  for (const [typed, leftOut, text, removed] of [
    ['Pik hair  Volume', ['pik'], 'hair Volume', ['Pik']],
    ['hair, Pik & volume!', ['pik'], 'hair, & volume', ['Pik']],
    ['salt and zzz', ['zzz'], 'salt', ['zzz']],
    ['zzz for salt and pepper', ['zzz'], 'salt and pepper', ['zzz']],
    ['men’s shoes', ['mens'], 'shoes', ['men’s']],
    ['Ayakkabı KOŞU', ['kosu'], 'Ayakkabı', ['KOŞU']],
    ['无线充电器', ['电器', '充电'], '无线', ['充电器']],
    ['跑步鞋', ['步鞋'], '跑步鞋', ['步鞋']],
    ['T-shirt', [], 'T-shirt', []],
  ] as const)
    expect(withoutWords(typed, leftOut), typed).toEqual({ text, leftOut: removed })
})
