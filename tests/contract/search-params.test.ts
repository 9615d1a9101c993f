import { expect, test } from 'vitest'
import { departmentParam, reviewFilters } from '#contract/search-params.ts'

test.each([
  [
    { stars: '5', pics: '1' },
    { stars: 5, pics: 1 },
  ],
  [{ stars: 3 }, { stars: 3, pics: undefined }],
  [
    { stars: '9', pics: 'yes' },
    { stars: undefined, pics: undefined },
  ],
  [
    { stars: '5 ', pics: true },
    { stars: undefined, pics: undefined },
  ],
  [{ stars: ['5', '4'] }, { stars: undefined, pics: undefined }],
  [{}, { stars: undefined, pics: undefined }],
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
