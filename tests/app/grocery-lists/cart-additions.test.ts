import { expect, test } from 'vitest'
import { additionsTo } from '#app/features/grocery-lists/list/cart-additions.ts'
import type { ItemOffer } from '#app/features/grocery-lists/list/item-offers.ts'
import type { ListedItem } from '#app/features/grocery-lists/listed-item.ts'
import { maxCartLines, maxQuantity } from '#contract/cart/cart-limits.ts'
import { foldCart } from '#offline/domains/cart/fold.ts'
import { commandsOf, sampleLine } from '../../offline/cart-command-of.ts'
import { sampleCard } from '../../support/sample-card.ts'

const item = (itemId: string, more: Partial<ListedItem> = {}): ListedItem => ({
  itemId,
  prodId: 1,
  count: 1,
  isTicked: false,
  addedAt: 0,
  ...more,
})
const stocked = (skuId: number, totalStocks: number): ItemOffer => ({ skuId, card: { ...sampleCard, totalStocks } })
/** A cart with these quantities, by variant. */
const cartOf = (...lines: readonly (readonly [skuId: number, count: number])[]) =>
  foldCart(
    null,
    commandsOf(...lines.map(([skuId, count]) => ({ op: 'change', skuId, count, seen: sampleLine }) as const)),
  )
const add = (cart: ReturnType<typeof cartOf>, ...items: readonly (readonly [ListedItem, ItemOffer])[]) => {
  const { additions, missing } = additionsTo(
    cart,
    items.map(([one]) => one),
    new Map(items.map(([{ itemId }, offer]) => [itemId, offer])),
  )
  return {
    additions: additions.map(({ skuId, count, before }) => [skuId, count, before]),
    missing: missing.map(({ item: { itemId }, ...why }) => [itemId, why]),
  }
}

test('product#grocery-lists: an item without an offer is missing with its own reason; a ticked item is not added', () => {
  const reasons = ['TEXT', 'NO_VARIANT', 'NOT_IN_AREA', 'WITHDRAWN', 'NOT_SAVED'] as const
  const items = reasons.map((reason) => [item(reason), { reason }] as const)
  const ticked = [item('ticked', { isTicked: true }), stocked(9, 5)] as const
  expect(add(cartOf(), ...items, ticked)).toEqual({
    additions: [],
    missing: reasons.map((reason) => [reason, { reason }]),
  })
})

test('product#grocery-lists: the cart takes no more than the stock, of which the cart already has a part', () => {
  expect(
    add(
      cartOf([2, 3], [3, 5]),
      [item('none'), stocked(1, 0)],
      [item('some', { count: 4 }), stocked(2, 5)],
      [item('all', { count: 2 }), stocked(3, 5)],
      [item('enough', { count: 2 }), stocked(4, 2)],
      [item('most', { count: 3 }), stocked(5, 5_000)],
    ),
  ).toEqual({
    additions: [
      [2, 2, 3],
      [4, 2, 0],
      [5, 3, 0],
    ],
    missing: [
      ['none', { reason: 'OUT_OF_STOCK' }],
      ['some', { reason: 'FEWER', added: 2, stock: 5 }],
      ['all', { reason: 'FEWER', added: 0, stock: 5 }],
    ],
  })
  expect(add(cartOf([5, maxQuantity]), [item('most'), stocked(5, 5_000)]).additions).toEqual([])
})

test('product#grocery-lists: two items of one variant share the stock', () => {
  expect(add(cartOf(), [item('p-1', { count: 2 }), stocked(1, 3)], [item('s-1', { count: 2 }), stocked(1, 3)])).toEqual(
    {
      additions: [
        [1, 2, 0],
        [1, 1, 2],
      ],
      missing: [['s-1', { reason: 'FEWER', added: 1, stock: 3 }]],
    },
  )
})

test('product#grocery-lists: a full cart takes more of its own lines, and no new line', () => {
  const lines = Array.from({ length: maxCartLines - 1 }, (_, at) => [at + 1, 1] as const)
  expect(
    add(cartOf(...lines), [item('own'), stocked(1, 5)], [item('last'), stocked(500, 5)], [item('no'), stocked(501, 5)]),
  ).toEqual({
    additions: [
      [1, 1, 1],
      [500, 1, 0],
    ],
    missing: [['no', { reason: 'CART_FULL' }]],
  })
})
