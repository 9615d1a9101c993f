import { expect, test } from 'vitest'
import type { SearchFacets } from '#contract/search/search.ts'
import { createFacetOrder } from '#features/results/facet-order.ts'

type Value = SearchFacets['attrs'][number]['values'][number]
const colour = (categoryTypeAttrId: number, count: number): Value => ({ categoryTypeAttrId, name: 'A colour', count })
const size = (categoryTypeAttrId: number, place: number): Value => ({
  categoryTypeAttrId,
  name: 'A size',
  count: 1,
  size: place,
})
const facets = (
  brands: readonly number[],
  attrs: readonly (readonly [attrId: number, values: Value[]])[] = [],
): SearchFacets => ({
  categories: brands.map((categoryId) => ({ categoryId, name: 'A category', count: 1 })),
  brands: brands.map((brandId) => ({ brandId, name: 'A brand', count: 1 })),
  attrs: attrs.map(([attrId, values]) => ({ attrId, attrName: 'An attribute', values })),
  placesOfOrigin: [],
  price: { min: 0, max: 1 },
})
const brandsOf = ({ brands }: SearchFacets) => brands.map(({ brandId }) => brandId)
const valuesOf = ({ attrs }: SearchFacets, attrId: number) =>
  attrs.find((one) => one.attrId === attrId)?.values.map(({ categoryTypeAttrId }) => categoryTypeAttrId)

test('product#filters: values keep the places of the first answer; values that are new come last, and stay there', () => {
  const inOrder = createFacetOrder()
  expect(brandsOf(inOrder(facets([5, 7, 2])))).toEqual([5, 7, 2])
  expect(brandsOf(inOrder(facets([2, 9, 5, 7])))).toEqual([5, 7, 2, 9])
  expect(brandsOf(inOrder(facets([2, 5])))).toEqual([5, 2])
  const last = inOrder(facets([9, 2, 7, 5]))
  expect(brandsOf(last)).toEqual([5, 7, 2, 9])
  expect(last.categories.map(({ categoryId }) => categoryId)).toEqual([5, 7, 2, 9])
  expect(brandsOf(createFacetOrder()(facets([9, 2])))).toEqual([9, 2])
})

test('product#filters: groups and their values keep their places, and the counts are those of the new answer', () => {
  const inOrder = createFacetOrder()
  inOrder(
    facets(
      [],
      [
        [1, [colour(11, 9), colour(12, 4)]],
        [3, [colour(31, 5)]],
      ],
    ),
  )
  const next = inOrder(
    facets(
      [],
      [
        [3, [colour(31, 2)]],
        [1, [colour(12, 3), colour(11, 1)]],
      ],
    ),
  )
  expect(next.attrs.map(({ attrId }) => attrId)).toEqual([1, 3])
  expect(next.attrs[0]?.values.map(({ categoryTypeAttrId, count }) => [categoryTypeAttrId, count])).toEqual([
    [11, 1],
    [12, 3],
  ])
})

test('product#filters: sizes are in size order, also those that come with a later answer; other values follow', () => {
  const inOrder = createFacetOrder()
  const [small, medium, large] = [size(21, -6), size(22, -5), size(23, -4)]
  expect(valuesOf(inOrder(facets([], [[2, [large, small, colour(29, 1)]]])), 2)).toEqual([21, 23, 29])
  expect(valuesOf(inOrder(facets([], [[2, [colour(29, 8), medium, large, small]]])), 2)).toEqual([21, 22, 23, 29])
})
