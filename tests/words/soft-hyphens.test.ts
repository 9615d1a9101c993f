import { expect, test } from 'vitest'
import { softHyphens } from '#words/screens/soft-hyphens.ts'

const parts = (name: string) => softHyphens(name).split('\u00ad')

test('design#language: a long Russian word of a tile may be parted between syllables; other words stay whole', () => {
  expect(parts('Стройматериалы и дерево')).toEqual(['Строй', 'ма', 'те', 'ри', 'алы и дерево'])
  expect(parts('Чай и безалкогольные напитки').join('')).toBe('Чай и безалкогольные напитки')
  expect(parts('Чай и безалкогольные напитки').length).toBeGreaterThan(2)
  for (const name of ['Мясо, рыба и морепродукты', 'Ayakkabı ve çanta', 'Eletrodomésticos', '手机', ''])
    expect(parts(name)).toEqual([name])
})
