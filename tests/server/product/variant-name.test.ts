import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { needsGroupName, variantName } from '#server/product/variant-name.ts'

const size = { axis: ['Size', '尺码', 'Beden', 'Размер', 'Tamanho'], value: ['38', '38', '38', '38', '38'] }
const colour = {
  axis: ['Colour', '颜色', 'Renk', 'Цвет', 'Cor'],
  value: ['Lilac', '淡紫色', 'Lila', 'Сиреневый', 'Lilás'],
}

test.each(['38', '7.5', '1/2', '35–38', 'UK 7.5', 'EU 38', 'S', 'XXL', '2XL', 'S/M', 'L/XL', 'EF'])(
  'product#variant-names: %s needs the name of its choice',
  (value) => expect(needsGroupName(value)).toBe(true),
)

test.each([
  '16 L',
  '500 g',
  '128 GB',
  '40 × 60 cm',
  '24″',
  'Small',
  'Lilac',
  '2 pairs',
  'A4',
  '1:64',
  'S, up to 10 kg',
])('product#variant-names: %s explains itself', (value) => expect(needsGroupName(value)).toBe(false))

test('product#variant-names: the name of a choice stands before its value in each language', () => {
  expect(languages.map((language) => variantName([colour, size], language))).toEqual([
    'Lilac, Size: 38',
    '淡紫色，尺码：38',
    'Lila, Beden: 38',
    'Сиреневый, Размер: 38',
    'Lilás, Tamanho: 38',
  ])
  expect(variantName([], 'en')).toBe('')
})
