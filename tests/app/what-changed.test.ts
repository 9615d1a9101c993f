import { describe, expect, test } from 'vitest'
import type { Checkout, CheckoutChange } from '#contract/order/checkout.ts'
import type { SeenItem, SeenPrices } from '#features/checkout/checkout-changes.ts'
import { changesSince, needsConsent, type ShownChange } from '#features/checkout/checkout-changes.ts'

const picture = '/media/cup-{width}.{format}'
/** A checkout of lines at prices with a list of changes. */
const checkoutOf = (
  prices: Readonly<Record<number, number>>,
  changed: readonly CheckoutChange[] = [],
  actualTotal = 100,
): Checkout => ({
  checkoutId: 1,
  expiresAt: '2026-11-20 12:15:00',
  priceSymbol: 'Rs.',
  userAddr: {
    addrId: 1,
    receiver: 'Amaya Perera',
    mobile: '0094771234567',
    countryId: 1,
    country: 'Sri Lanka',
    provinceId: 2,
    province: 'Western',
    cityId: 3,
    city: 'Colombo',
    areaId: 4,
    area: 'Fort',
    addr: '42/3 Galle Road',
    postCode: '00300',
    commonAddr: 1,
  },
  shopCartOrders: [
    {
      shopId: 1,
      shopName: 'Cups',
      transfee: 0,
      total: actualTotal,
      shopReduce: 0,
      actualTotal,
      remarks: '',
      deliveryEstimate: { from: '2026-11-21', to: '2026-11-23' },
      shopCartItemDiscounts: [
        {
          chooseDiscountItemDto: null,
          shopCartItems: Object.entries(prices).map(([skuId, price]) => ({
            prodId: 1,
            prodName: `Cup ${skuId}`,
            skuId: Number(skuId),
            skuName: '',
            pic: picture,
            price,
            oriPrice: price,
            prodCount: 1,
          })),
        },
      ],
    },
  ],
  vouchers: [],
  total: actualTotal,
  voucherReduce: 0,
  handlingFee: 0,
  smallCartFee: 0,
  deliveryInsurance: 0,
  insurancePrice: 1,
  deliveryFee: 0,
  coinReduce: 0,
  actualTotal,
  totalCount: 1,
  minimumAmount: 0,
  isCashOnDelivery: true,
  deliverySlots: [],
  changed: [...changed],
})
const price = (skuId: number, was: number, now: number): CheckoutChange => ({ skuId, was, now, why: 'PRICE_CHANGED' })
const thing = (skuId: number, seenAt: number): SeenItem => ({ skuId, name: `Seen ${skuId}`, price: seenAt })

describe('product#checkout: changes since the shopper saw the checkout', () => {
  test.each<{ what: string; checkout: Checkout; things: SeenItem[]; changes: ShownChange[] }>([
    { what: 'nothing', checkout: checkoutOf({ 1: 10 }), things: [thing(1, 10)], changes: [] },
    {
      what: 'dearer than it was seen',
      checkout: checkoutOf({ 1: 12 }),
      things: [thing(1, 10)],
      changes: [{ ...price(1, 10, 12), name: 'Cup 1' }],
    },
    {
      what: 'cheaper than it was seen',
      checkout: checkoutOf({ 1: 8 }),
      things: [thing(1, 10)],
      changes: [{ ...price(1, 10, 8), name: 'Cup 1' }],
    },
    {
      what: 'what was seen last holds against what the shop says of the cart',
      checkout: checkoutOf({ 1: 12 }, [price(1, 10, 12)]),
      things: [thing(1, 12), thing(1, 10)],
      changes: [],
    },
    {
      what: 'never seen here: as the shop says it of the cart',
      checkout: checkoutOf({ 1: 12 }, [price(1, 10, 12)]),
      things: [],
      changes: [{ ...price(1, 10, 12), name: 'Cup 1' }],
    },
    { what: 'never seen here, and the shop says nothing', checkout: checkoutOf({ 1: 12 }), things: [], changes: [] },
    {
      what: 'few are left',
      checkout: checkoutOf({ 1: 10 }, [{ skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK' }]),
      things: [thing(1, 10)],
      changes: [{ skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK', name: 'Cup 1' }],
    },
    {
      what: 'left out: named as it was seen, or by nobody',
      things: [thing(2, 5)],
      checkout: checkoutOf({ 1: 10 }, [
        { skuId: 2, was: 1, now: 0, why: 'NOT_IN_AREA' },
        { skuId: 3, was: 1, now: 0, why: 'WITHDRAWN' },
      ]),
      changes: [
        { skuId: 2, was: 1, now: 0, why: 'NOT_IN_AREA', name: 'Seen 2' },
        { skuId: 3, was: 1, now: 0, why: 'WITHDRAWN', name: null },
      ],
    },
    {
      what: 'prices first, then what is short',
      checkout: checkoutOf({ 1: 12 }, [{ skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK' }, price(1, 10, 12)]),
      things: [],
      changes: [
        { ...price(1, 10, 12), name: 'Cup 1' },
        { skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK', name: 'Cup 1' },
      ],
    },
  ])('product#checkout: $what', ({ checkout, things, changes }) =>
    expect(changesSince(checkout, things)).toEqual(changes),
  )
})

describe('product#checkout: consent to a higher price', () => {
  const seen = (total: number | null): SeenPrices => ({ things: [], total })
  const shown = (change: CheckoutChange): ShownChange[] => [{ ...change, name: 'Cup' }]
  test.each<{
    what: string
    total: number
    changes: ShownChange[]
    before: number | null
    isComparable: boolean
    needs: boolean
  }>([
    { what: 'nothing changed', total: 100, changes: [], before: 100, isComparable: true, needs: false },
    {
      what: 'a thing is dearer',
      total: 100,
      changes: shown(price(1, 10, 12)),
      before: null,
      isComparable: false,
      needs: true,
    },
    {
      what: 'a thing is dearer, and the total is less',
      total: 90,
      changes: shown(price(1, 10, 12)),
      before: 100,
      isComparable: true,
      needs: true,
    },
    {
      what: 'a thing is cheaper',
      total: 98,
      changes: shown(price(1, 12, 10)),
      before: 100,
      isComparable: true,
      needs: false,
    },
    {
      what: 'fewer are left',
      total: 100,
      changes: shown({ skuId: 1, was: 1, now: 2, why: 'OUT_OF_STOCK' }),
      before: null,
      isComparable: false,
      needs: false,
    },
    {
      what: 'only the total rose, the choices being the same',
      total: 100.01,
      changes: [],
      before: 100,
      isComparable: true,
      needs: true,
    },
    {
      what: 'only the total rose, by the shopper’s own choice',
      total: 190,
      changes: [],
      before: 100,
      isComparable: false,
      needs: false,
    },
    { what: 'the total fell', total: 99.99, changes: [], before: 100, isComparable: true, needs: false },
    { what: 'no total was seen before', total: 100, changes: [], before: null, isComparable: true, needs: false },
  ])('product#checkout: $what: $needs', ({ total, changes, before, isComparable, needs }) => {
    expect(needsConsent(checkoutOf({ 1: 10 }, [], total), changes, seen(before), isComparable)).toBe(needs)
  })
})
