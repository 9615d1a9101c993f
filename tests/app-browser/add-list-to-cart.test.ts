import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '#contract/cart/cart.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { addListToCart } from '#features/grocery-lists/list/add-list-to-cart.ts'
import type { ListedItem } from '#features/grocery-lists/listed-item.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { readCommands } from '#offline/outbox/outbox.ts'
import { clearSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { enter } from '#session/session.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const market = { regionId: 7, lang: 'en' } as const
const item = (itemId: string, more: Partial<ListedItem>): ListedItem => ({
  itemId,
  count: 1,
  isTicked: false,
  addedAt: 0,
  ...more,
})
const cardOf = (prodId: number) => ({ ...sampleCard, prodId, prodName: `Product ${prodId}` })
const sku = (stocks: number) => ({
  skuName: 'Red',
  pic: sampleCard.pic,
  price: 5,
  oriPrice: 5,
  stocks,
  isAvailable: true,
})
const line: CartLine = {
  basketId: 1,
  shopId: 1,
  shopName: 'Ceylon Table',
  prodId: 1,
  prodName: 'Product 1',
  skuId: 11,
  skuName: 'Red',
  pic: sampleCard.pic,
  price: 5,
  oriPrice: 5,
  priceSymbol: 'Rs.',
  prodCount: 4,
  stocks: 5,
  isAvailable: true,
  basketDate: '2026-11-20 12:00:00',
  priceThen: 5,
}
/** A product whose size the shopper has to choose. */
const shoes: ProductDetail = {
  ...cardOf(5),
  imgs: [],
  content: '',
  itemCode: '5',
  warrantyMonths: 0,
  skuList: [1, 2].map((skuId) => ({ ...sku(3), skuId, skuName: `No. ${skuId}`, properties: `Size:${skuId}` })),
  parameters: [],
  isCashOnDelivery: true,
  isAvailable: true,
  deliveryEstimate: { from: '2026-11-27', to: '2026-11-28' },
  categoryPath: [],
  sizeGuide: { choice: 'Size', of: 'shoes' },
}
/** The answers of the server by path; a path without an answer is not reached. */
let answers: Record<string, unknown>

beforeEach(async () => {
  await clearSession()
  await openStore('outbox').clear()
  answers = {}
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.origin)
    const path = pathname.replace('/api', '')
    if (!(path in answers)) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answers[path]))
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

const add = async (items: readonly ListedItem[]) => {
  const { added, missing } = await addListToCart(items, new QueryClient(), market)
  return { added, missing: missing.map(({ item: { itemId }, reason }) => [itemId, reason]) }
}
const commands = async (shopper: string) =>
  (await readCommands(cartDomain, shopper)).map(({ input, seen }) => ({
    input,
    name: seen?.skuName,
    before: seen?.quantity,
  }))

test('product#grocery-lists: the whole list goes to the cart by what the mall sells now, and each missing item has its reason', async () => {
  answers['/groceryList/cards'] = [
    { prodId: 1, skuId: 11, card: cardOf(1), sku: sku(5) },
    { prodId: 2, skuId: 21, card: cardOf(2), sku: sku(0) },
    { prodId: 3, skuId: 31, notSold: 'NOT_IN_AREA' },
    { prodId: 4, notSold: 'WITHDRAWN' },
    { prodId: 5, card: cardOf(5) },
  ]
  answers['/prod/prodInfo'] = shoes
  const report = await add([
    // The card on this device is older than the server's answer.
    item('s-11', { prodId: 1, skuId: 11, count: 2, card: { ...cardOf(1), totalStocks: 0 } }),
    item('s-21', { prodId: 2, skuId: 21, card: cardOf(2) }),
    item('s-31', { prodId: 3, skuId: 31, card: cardOf(3) }),
    item('p-4', { prodId: 4 }),
    item('p-5', { prodId: 5 }),
    item('t-1', { text: 'Candles' }),
    item('s-61', { prodId: 6, skuId: 61, isTicked: true }),
  ])
  expect(report).toEqual({
    added: 2,
    missing: [
      ['s-21', 'OUT_OF_STOCK'],
      ['s-31', 'NOT_IN_AREA'],
      ['p-4', 'WITHDRAWN'],
      ['p-5', 'NO_VARIANT'],
      ['t-1', 'TEXT'],
    ],
  })
  expect(await commands('')).toEqual([{ input: { op: 'change', skuId: 11, count: 2 }, name: 'Red', before: 0 }])
})

test("product#grocery-lists: a shopper's cart of another device counts before the list is added", async () => {
  await enter(token)
  answers['/p/shopCart/info'] = [
    {
      shopId: 1,
      shopName: 'Ceylon Table',
      shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems: [line] }],
    },
  ]
  answers['/groceryList/cards'] = [{ prodId: 1, skuId: 11, card: cardOf(1), sku: sku(5) }]
  const { added, missing } = await addListToCart(
    [item('s-11', { prodId: 1, skuId: 11, count: 3 })],
    new QueryClient(),
    market,
  )
  expect([added, missing]).toMatchObject([1, [{ reason: 'FEWER', added: 1, stock: 5 }]])
  expect(await commands('u1')).toEqual([{ input: { op: 'change', skuId: 11, count: 1 }, name: 'Red', before: 4 }])
})

test('product#grocery-lists: without an answer the cards on this device count, and forty unknown products are looked up side by side', async () => {
  const unknown = Array.from({ length: 40 }, (_, at) => item(`s-${at + 100}`, { prodId: at + 100, skuId: at + 100 }))
  const known = item('s-11', { prodId: 1, skuId: 11, count: 9, card: { ...cardOf(1), packSize: '500 g' } })
  // No look-up ends before all have begun.
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/prodInfo')) {
      asked.push(address)
      await vi.waitFor(() => expect(asked).toHaveLength(40))
    }
    throw new TypeError('Failed to fetch')
  })
  const report = await add([known, ...unknown])
  expect(report).toEqual({
    added: 4,
    missing: [['s-11', 'FEWER'], ...unknown.map(({ itemId }) => [itemId, 'NOT_SAVED'])],
  })
  expect(await commands('')).toEqual([{ input: { op: 'change', skuId: 11, count: 4 }, name: '500 g', before: 0 }])
})
