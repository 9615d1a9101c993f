import { expect, test } from 'vitest'
import { brandLetters, brandsLike } from '#features/brands/brand-letters.ts'

const brand = (brandName: string, brandId: number) => ({ brandId, brandName, prodCount: 1 })
const brands = [
  brand('Zephyr', 1),
  brand('Élan', 2),
  brand('İzmir Ev', 3),
  brand('7 Seas', 4),
  brand('echo', 5),
  brand('Ile', 6),
]

test('product#lists: brands are grouped by first letter without accents; digits are grouped under # at the end', () => {
  expect(
    brandLetters(brands, 'en').map(({ letter, brands: own }) => [letter, own.map(({ brandId }) => brandId)]),
  ).toEqual([
    ['E', [5, 2]],
    ['I', [6, 3]],
    ['Z', [1]],
    ['#', [4]],
  ])
})

test.each([
  ['ELAN', [2]],
  ['ızmır', [3]],
  ['e', [1, 2, 3, 4, 5, 6]],
  ['seas', [4]],
  ['   ', [1, 2, 3, 4, 5, 6]],
  ['xyz', []],
])('product#lists: brands that hold "%s"', (typed, ids) =>
  expect(brandsLike(brands, typed).map(({ brandId }) => brandId)).toEqual(ids),
)
