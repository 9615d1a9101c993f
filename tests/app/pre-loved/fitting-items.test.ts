import { expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import type { PreLovedCard } from '#contract/pre-loved/pre-loved.ts'
import { fittingItems } from '#features/pre-loved/fitting-items.ts'

const category = (categoryId: number, children: readonly Category[] = []) =>
  ({ categoryId, children: [...children] }) as Category
const departments = [category(1, [category(11), category(12)]), category(2, [category(21)])]

const item = (
  prodId: number,
  price: number,
  condition: PreLovedCard['condition'],
  categoryId: number,
  shopId: number,
) => ({ prodId, price, condition, categoryId, seller: { shopId } }) as PreLovedCard
const items = [item(1, 500, 'GOOD', 11, 7), item(2, 200, 'FAIR', 12, 8), item(3, 900, 'GOOD', 21, 7)]
const found = (filters: Parameters<typeof fittingItems>[1]) =>
  fittingItems(items, filters, departments).map(({ prodId }) => prodId)

test('product#pre-loved-list: saved items are filtered and sorted as the server does', () => {
  expect(found({})).toEqual([1, 2, 3])
  expect(found({ condition: 'GOOD' })).toEqual([1, 3])
  expect(found({ categoryId: 1 })).toEqual([1, 2])
  expect(found({ categoryId: 12 })).toEqual([2])
  expect(found({ minPrice: 500, maxPrice: 500 })).toEqual([1])
  expect(found({ sellerId: 7, sort: '-price' })).toEqual([3, 1])
  expect(found({ sort: 'price' })).toEqual([2, 1, 3])
})
