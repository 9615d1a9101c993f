import { expect, test } from 'vitest'
import type { SearchFacets } from '#contract/search/search.ts'
import { filterGroups } from '#features/results/filter-groups.ts'

const facets: SearchFacets = {
  categories: [
    { categoryId: 201, name: 'Shirts', count: 9 },
    { categoryId: 202, name: 'Trousers', count: 4 },
  ],
  brands: [
    { brandId: 5, name: 'Kalan', count: 8 },
    { brandId: 7, name: 'Ondo', count: 3 },
    { brandId: 2, name: 'Serra', count: 2 },
  ],
  attrs: [],
  placesOfOrigin: [],
  price: { min: 1, max: 9 },
}
const brandsOf = (brandId: number[]) =>
  filterGroups(facets, { brandId, hasStock: true }, {}).find(({ id }) => id === 'brand')?.options ?? []

test('product#search: a second brand is added to the first; a second press removes that brand alone', () => {
  const next = (brandId: number[], name: string) => brandsOf(brandId).find((option) => option.name === name)?.next
  expect(next([], 'Ondo')).toEqual({ brandId: [7], hasStock: true })
  expect(next([7], 'Kalan')).toEqual({ brandId: [5, 7], hasStock: true })
  expect(next([5, 7], 'Ondo')).toEqual({ brandId: [5], hasStock: true })
  expect(next([5], 'Kalan')).toEqual({ hasStock: true })
  expect(brandsOf([5, 7]).map(({ isChosen }) => isChosen)).toEqual([true, true, false])
})

test('product#search: of categories only one can be chosen', () => {
  const group = filterGroups(facets, { categoryId: 201 }, {}).find(({ id }) => id === 'category')
  expect(group?.none).toEqual({})
  expect(group?.options.map(({ next }) => next)).toEqual([{}, { categoryId: 202 }])
})

test('product#lists: the list of one brand has no filter of brands', () => {
  expect(filterGroups(facets, {}, { brandId: [5] }).map(({ id }) => id)).toEqual(['category'])
})
