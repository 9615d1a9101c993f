import { expect, test } from 'vitest'
import { groupItems } from '#app/features/grocery-lists/list/group-items.ts'
import { sumsOf } from '#app/features/grocery-lists/list/list-sums.ts'
import type { ListedItem } from '#app/features/grocery-lists/listed-item.ts'
import { usuallyBought } from '#app/features/grocery-lists/lists/usually-bought-items.ts'
import type { OrderStatus } from '#contract/order/order.ts'
import type { ProductCard } from '#contract/product/product.ts'

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
const order = (
  status: OrderStatus,
  skuIds: number[],
  { regionId = 1, refundState }: { regionId?: number; refundState?: 1 | 2 | 3 | 4 | 5 } = {},
) => ({
  status,
  regionId,
  orderItemDtos: skuIds.map((skuId) => ({
    skuId,
    prodId: skuId * 10,
    prodName: `P${skuId}`,
    skuName: `V${skuId}`,
    pic: '',
    ...(refundState && { refundState }),
  })),
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

test('product#grocery-lists: the products of most orders come first, then the newest; other regions do not count', () => {
  const orders = [order(2, [4, 4]), order(5, [2, 3]), order(5, [3, 1]), order(5, [9], { regionId: 2 })]
  // Two variants of a product differ by their names.
  expect(usuallyBought(orders, 1).map(({ skuName, times }) => [skuName, times])).toEqual([
    ['V3', 2],
    ['V4', 1],
    ['V2', 1],
    ['V1', 1],
  ])
})

test('product#grocery-lists: unpaid and closed orders, waiting teams and refunded items do not count as bought', () => {
  const bought = (...orders: ReturnType<typeof order>[]) => usuallyBought(orders, 1).map(({ skuId }) => skuId)
  expect(bought(order(1, [1]), order(6, [2]), order(7, [3]), order(3, [4]))).toEqual([4])
  for (const [refundState, isBought] of [
    [1, true],
    [2, false],
    [3, true],
    [4, false],
    [5, true],
  ] as const)
    expect(bought(order(5, [5], { refundState })), String(refundState)).toEqual(isBought ? [5] : [])
  // The same variant of another order counts.
  expect(usuallyBought([order(5, [6], { refundState: 4 }), order(5, [6])], 1)).toMatchObject([{ skuId: 6, times: 1 }])
})
