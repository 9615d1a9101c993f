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
  isEstimate: 0,
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
            isCashOnDelivery: true,
          })),
        },
      ],
    },
  ],
  vouchers: [],
  voucherDeliveryReduce: 0,
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
const seenItem = (skuId: number, seenAt: number): SeenItem => ({ skuId, name: `Seen ${skuId}`, price: seenAt })

describe('product#checkout: changes since the shopper saw the checkout', () => {
  test.each<{ title: string; checkout: Checkout; seenItems: SeenItem[]; changes: ShownChange[] }>([
    { title: 'no difference', checkout: checkoutOf({ 1: 10 }), seenItems: [seenItem(1, 10)], changes: [] },
    {
      title: 'a price above the seen price',
      checkout: checkoutOf({ 1: 12 }),
      seenItems: [seenItem(1, 10)],
      changes: [{ ...price(1, 10, 12), name: 'Cup 1' }],
    },
    {
      title: 'a price below the seen price',
      checkout: checkoutOf({ 1: 8 }),
      seenItems: [seenItem(1, 10)],
      changes: [{ ...price(1, 10, 8), name: 'Cup 1' }],
    },
    {
      title: 'the last seen price has priority over the price in the cart',
      checkout: checkoutOf({ 1: 12 }, [price(1, 10, 12)]),
      seenItems: [seenItem(1, 12), seenItem(1, 10)],
      changes: [],
    },
    {
      title: 'an unseen line: the change that the server reports for the cart',
      checkout: checkoutOf({ 1: 12 }, [price(1, 10, 12)]),
      seenItems: [],
      changes: [{ ...price(1, 10, 12), name: 'Cup 1' }],
    },
    {
      title: 'an unseen line without a change from the server',
      checkout: checkoutOf({ 1: 12 }),
      seenItems: [],
      changes: [],
    },
    {
      title: 'a short stock',
      checkout: checkoutOf({ 1: 10 }, [{ skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK' }]),
      seenItems: [seenItem(1, 10)],
      changes: [{ skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK', name: 'Cup 1' }],
    },
    {
      title: 'a removed line has its seen name, or none',
      seenItems: [seenItem(2, 5)],
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
      title: 'price changes precede stock changes',
      checkout: checkoutOf({ 1: 12 }, [{ skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK' }, price(1, 10, 12)]),
      seenItems: [],
      changes: [
        { ...price(1, 10, 12), name: 'Cup 1' },
        { skuId: 1, was: 3, now: 2, why: 'OUT_OF_STOCK', name: 'Cup 1' },
      ],
    },
  ])('product#checkout: $title', ({ checkout, seenItems, changes }) =>
    expect(changesSince(checkout, seenItems)).toEqual(changes),
  )
})

describe('product#checkout: consent to a higher price', () => {
  const seen = (total: number | null): SeenPrices => ({ things: [], total })
  const shown = (change: CheckoutChange): ShownChange[] => [{ ...change, name: 'Cup' }]
  test.each<{
    title: string
    total: number
    changes: ShownChange[]
    before: number | null
    isComparable: boolean
    needs: boolean
  }>([
    { title: 'no change', total: 100, changes: [], before: 100, isComparable: true, needs: false },
    {
      title: 'a higher price of a line',
      total: 100,
      changes: shown(price(1, 10, 12)),
      before: null,
      isComparable: false,
      needs: true,
    },
    {
      title: 'a higher price of a line with a lower total',
      total: 90,
      changes: shown(price(1, 10, 12)),
      before: 100,
      isComparable: true,
      needs: true,
    },
    {
      title: 'a lower price of a line',
      total: 98,
      changes: shown(price(1, 12, 10)),
      before: 100,
      isComparable: true,
      needs: false,
    },
    {
      title: 'a short stock',
      total: 100,
      changes: shown({ skuId: 1, was: 1, now: 2, why: 'OUT_OF_STOCK' }),
      before: null,
      isComparable: false,
      needs: false,
    },
    {
      title: 'a higher total with unchanged choices',
      total: 100.01,
      changes: [],
      before: 100,
      isComparable: true,
      needs: true,
    },
    {
      title: 'a higher total because of a changed choice',
      total: 190,
      changes: [],
      before: 100,
      isComparable: false,
      needs: false,
    },
    { title: 'a lower total', total: 99.99, changes: [], before: 100, isComparable: true, needs: false },
    { title: 'no earlier total', total: 100, changes: [], before: null, isComparable: true, needs: false },
  ])('product#checkout: $title needs consent: $needs', ({ total, changes, before, isComparable, needs }) => {
    expect(needsConsent(checkoutOf({ 1: 10 }, [], total), changes, seen(before), isComparable)).toBe(needs)
  })
})
