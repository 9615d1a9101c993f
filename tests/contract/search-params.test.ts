import { expect, test } from 'vitest'
import { departmentParam, reviewFilters } from '#contract/search/search-params.ts'

const none = { stars: undefined, pics: undefined, in: undefined, sku: undefined, about: undefined, sort: undefined }

test.each([
  [
    { stars: '5', pics: '1', in: 'tr', sku: 7, about: 'fit', sort: 'helpful' },
    { stars: 5, pics: 1, in: 'tr', sku: 7, about: 'fit', sort: 'helpful' },
  ],
  [{ stars: 3 }, { ...none, stars: 3 }],
  [{ stars: '9', pics: 'yes', in: 'xx', sku: 'red', sort: 'best' }, none],
  [{ stars: '5 ', pics: true }, none],
  [{ stars: ['5', '4'] }, none],
  [{}, none],
])('product#lists: all reviews: %j in an address gives the params %j', (query, filters) =>
  expect(reviewFilters(query)).toStrictEqual(filters),
)

test.each([
  ['200', 200],
  [200, 200],
  ['abc', undefined],
  ['-1', undefined],
  [1.5, undefined],
  [{ id: 200 }, undefined],
  [undefined, undefined],
])('product#lists: a department of %j in an address is read as %j', (categoryId, id) =>
  expect(departmentParam({ categoryId })).toStrictEqual({ categoryId: id }),
)
