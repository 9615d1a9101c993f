import { describe, expect, test } from 'vitest'
import type { Cart, CartLine } from '#contract/cart/cart.ts'
import { foldCart, quantityIn } from '#offline/domains/cart/fold.ts'
import { commandsOf, sampleLine } from './cart-command-of.ts'

const line = (skuId: number, prodCount: number, shopId = 10): CartLine => ({
  basketId: 1000 + skuId,
  shopId,
  shopName: `Shop ${shopId}`,
  prodId: skuId,
  prodName: `Thing ${skuId}`,
  skuId,
  skuName: `Kind ${skuId}`,
  pic: '/p',
  price: 5,
  oriPrice: 5,
  priceSymbol: 'Rs',
  prodCount,
  stocks: 9,
  isAvailable: true,
  basketDate: '2026-11-20 12:00:00',
  priceThen: 5,
})
const shop = (shopId: number, ...lines: CartLine[]): Cart[number] => ({
  shopId,
  shopName: `Shop ${shopId}`,
  shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems: lines }],
})
const cart: Cart = [shop(10, line(1, 2), line(2, 1)), shop(20, line(3, 4, 20))]
const fold = (...operations: Parameters<typeof commandsOf>) => foldCart(cart, commandsOf(...operations))
const shown = ({ shops }: ReturnType<typeof foldCart>) =>
  shops.map(({ shopId, lines }) => [shopId, lines.map(({ skuId, quantity, pending }) => [skuId, quantity, pending])])

describe('product#cart: the cart with pending commands folded in', () => {
  test("product#cart: without commands the cart is the server's", () => {
    expect(shown(fold())).toEqual([
      [
        10,
        [
          [1, 2, null],
          [2, 1, null],
        ],
      ],
      [20, [[3, 4, null]]],
    ])
    expect(fold()).toMatchObject({ count: 7, pendingCount: 0, gone: [], notices: [] })
  })

  test('product#cart: a changed line shows its old and new count; a line that is back at its old count shows none', () => {
    const folded = fold(
      { op: 'change', skuId: 1, count: 3 },
      { op: 'change', skuId: 2, count: 1 },
      { op: 'change', skuId: 2, count: -1, state: 'sent' },
    )
    expect(shown(folded)[0]).toEqual([
      10,
      [
        [1, 5, { from: 2, to: 5, was: undefined }],
        [2, 1, null],
      ],
    ])
    expect(folded).toMatchObject({ count: 10, pendingCount: 3 })
  })

  test('product#cart: a product added offline is shown as it was seen, first in its shop; a new shop comes first', () => {
    const folded = fold(
      { op: 'change', skuId: 8, count: 2, seen: sampleLine },
      { op: 'change', skuId: 9, count: 1, seen: { ...sampleLine, shopId: 30, shopName: 'New' } },
    )
    expect(folded.shops.map(({ shopId, lines }) => [shopId, lines.map(({ skuId }) => skuId)])).toEqual([
      [30, [9]],
      [10, [8, 1, 2]],
      [20, [3]],
    ])
    expect(folded.shops[1]?.lines[0]).toMatchObject({
      basketId: 0,
      prodName: 'A cup',
      quantity: 2,
      pending: { from: 0, to: 2 },
    })
    expect(quantityIn(folded, 8)).toBe(2)
  })

  test('product#cart: a line that is pending removal is not shown but listed as removed; a line that was local only is not', () => {
    const folded = fold(
      { op: 'remove', skuId: 1 },
      { op: 'change', skuId: 2, count: -5 },
      { op: 'change', skuId: 8, count: 1, seen: sampleLine },
      { op: 'remove', skuId: 8 },
    )
    expect(shown(folded)).toEqual([[20, [[3, 4, null]]]])
    expect(folded.gone.map(({ skuId, pending }) => [skuId, pending?.from])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(fold({ op: 'clear' })).toMatchObject({ shops: [], count: 0, gone: [{}, {}, {}] })
  })

  test('product#cart: another variant takes the place and count of the line, or joins its own line', () => {
    const other = fold({ op: 'variant', skuId: 1, toSkuId: 8, seen: sampleLine })
    expect(shown(other)[0]).toEqual([
      10,
      [
        [8, 2, { from: 2, to: 2, was: 'Kind 1' }],
        [2, 1, null],
      ],
    ])
    expect(other.gone).toEqual([])
    expect(shown(fold({ op: 'variant', skuId: 1, toSkuId: 2 }))[0]).toEqual([
      10,
      [[2, 3, { from: 1, to: 3, was: 'Kind 1' }]],
    ])
  })

  test('product#cart: refused, corrected and doubtful commands have no effect and are shown at their line, or separately without one', () => {
    const folded = fold(
      { op: 'change', skuId: 1, count: 5, state: 'corrected', refusal: { code: 'OUT_OF_STOCK', now: 2 } },
      { op: 'change', skuId: 8, count: 1, state: 'refused', refusal: { code: 'WITHDRAWN' } },
      { op: 'clear', state: 'asked' },
    )
    expect(folded).toMatchObject({ count: 7, pendingCount: 0 })
    expect(folded.shops[0]?.lines[0]?.notices.map(({ state }) => state)).toEqual(['corrected'])
    expect(folded.notices.map(({ state }) => state)).toEqual(['refused', 'asked'])
  })
})
