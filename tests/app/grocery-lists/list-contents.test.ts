import { expect, test } from 'vitest'
import { groupItems } from '#app/features/grocery-lists/list/group-items.ts'
import { sumsOf } from '#app/features/grocery-lists/list/list-sums.ts'
import type { ListedItem } from '#app/features/grocery-lists/listed-item.ts'
import { usuallyBought } from '#app/features/grocery-lists/lists/usually-bought-items.ts'
import type { ProductCard } from '#contract/product.ts'

const card = (categoryId: number, price: number, oriPrice = price) =>
  ({ categoryId, price, oriPrice, priceSymbol: 'Rs.' }) as ProductCard
const item = (itemId: string, more: Partial<ListedItem> = {}): ListedItem => ({
  itemId,
  count: 1,
  isTicked: false,
  addedAt: 0,
  ...more,
})
const department = (categoryId: number, ...children: number[]) => ({
  categoryId,
  categoryName: `D${categoryId}`,
  children: children.map((child) => ({ categoryId: child, categoryName: `D${categoryId} C${child}` })),
})

test('product#grocery-lists: items are grouped by sub-category, in the order of the category tree; texts come last', () => {
  const items = [
    item('t-1', { text: 'Candles' }),
    item('s-1', { card: card(22, 5) }),
    item('s-2', { card: card(12, 5) }),
    item('s-3', { card: card(99, 5) }),
    item('s-4', { card: card(1, 5) }),
    item('s-5', { card: card(11, 5) }),
    item('s-6', { card: card(12, 5) }),
  ]
  const groups = groupItems(items, [department(1, 11, 12), department(2, 22)])
  expect(groups.map((group) => [group.category?.categoryName, group.items.map(({ itemId }) => itemId)])).toEqual([
    ['D1', ['s-4']],
    ['D1 C11', ['s-5']],
    ['D1 C12', ['s-2', 's-6']],
    ['D2 C22', ['s-1']],
    [undefined, ['t-1', 's-3']],
  ])
})

test('product#grocery-costs: the sums count what is not ticked, without rounding errors', () => {
  const items = [
    item('s-1', { card: card(1, 0.1, 0.3), count: 3 }),
    item('s-2', { card: card(1, 0.2) }),
    item('s-3', { card: card(1, 9), isTicked: true }),
    item('t-1', { text: 'Candles' }),
  ]
  expect(sumsOf(items)).toEqual({ all: 4, left: 3, goods: 0.5, saved: 0.6, symbol: 'Rs.' })
})

test('product#grocery-lists: the products of most orders come first, then the newest; closed orders and other regions do not count', () => {
  const order = (status: 2 | 5 | 6, skuIds: number[], regionId = 1) => ({
    status,
    regionId,
    orderItemDtos: skuIds.map((skuId) => ({
      skuId,
      prodId: skuId * 10,
      prodName: `P${skuId}`,
      skuName: `V${skuId}`,
      pic: '',
    })),
  })
  const orders = [order(2, [4, 4]), order(6, [1]), order(5, [2, 3]), order(5, [3, 1]), order(5, [9], 2)]
  // Two variants of a product differ by their names.
  expect(usuallyBought(orders, 1).map(({ skuName, times }) => [skuName, times])).toEqual([
    ['V3', 2],
    ['V4', 1],
    ['V2', 1],
    ['V1', 1],
  ])
})
