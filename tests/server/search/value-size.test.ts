import { expect, test } from 'vitest'
import { swatchOf } from '#server/search/swatches.ts'
import { sizeOf } from '#server/search/value-size.ts'
import { colourNames } from '#server/seed/products/colour-names.ts'

test.each([
  [['XS', 'S', 'M', 'L', 'XL', 'XXL', '28', '36', '37', '100']],
  [['8 GB + 256 GB', '8 GB + 512 GB', '16 GB + 512 GB', '32 GB + 1 TB']],
  [['32 GB', '128 GB', '256 GB', '1 TB', '2 TB']],
  [['5000 mAh', '10,000 mAh', '20,000 mAh']],
  [['0.5 ct', '20 g', '8 oz', '250 g', '1 kg', '1.5 kg', '10 kg', '1 t']],
  [['5 ml', '330 ml', '1 L', '1500 ml', '10 L', '60 litres']],
  [['2 persons', '3 persons', '10 persons']],
])('product#filters: sizes ascend, letters before numbers, numbers with their units: %j', (sizes) => {
  const places = sizes.map((size) => sizeOf(size) ?? Number.NaN)
  expect(places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))).toBe(true)
})

test.each(['100% cotton', '925 sterling silver', 'Red', '2+', 'From 6 months', 'Pack of 5', '23 × 30 cm', ''])(
  'product#filters: a value that is no size has no place in size order: %s',
  (value) => {
    expect(sizeOf(value)).toBeUndefined()
  },
)

test('product#filters: every colour of the catalogue has a swatch; the same word of another attribute has none', () => {
  for (const [name] of Object.values(colourNames)) expect(swatchOf('Colour', name), name).toMatch(/^#[\da-f]{6}$/)
  expect(swatchOf('Material', 'Brown')).toBeUndefined()
  expect(swatchOf('Colour', 'toString')).toBeUndefined()
})
