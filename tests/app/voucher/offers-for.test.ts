import { expect, test } from 'vitest'
import type { CheckoutLine, CheckoutShop } from '#contract/order/checkout.ts'
import { offersFor } from '#features/voucher/checkout/offers-for.ts'
import type { KnownVoucher } from '#features/voucher/voucher-rules.ts'
import { sampleVoucher } from './sample-voucher.ts'

const voucher = (voucherId: number, of: Partial<KnownVoucher> = {}): KnownVoucher => ({
  ...sampleVoucher(voucherId),
  isCollected: 0,
  isUsable: 0,
  mayCollect: 1,
  ...of,
})
const line: CheckoutLine = {
  prodId: 12,
  prodName: 'Football',
  skuId: 120,
  skuName: '',
  pic: '/football.svg',
  price: 2990,
  oriPrice: 2990,
  prodCount: 1,
  isCashOnDelivery: true,
}
const shop: CheckoutShop = {
  shopId: 7,
  shopName: 'Little Kite',
  shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems: [line] }],
  transfee: 0,
  total: 2990,
  shopReduce: 0,
  actualTotal: 2990,
  remarks: '',
  deliveryEstimate: { from: '2026-12-02', to: '2026-12-05' },
}
const checkout = (own: readonly KnownVoucher[] = []) => ({
  shopCartOrders: [shop],
  vouchers: own.map((one) => ({ ...one, canUse: true, choose: false, reduce: 0 })),
})
const idsOf = (vouchers: readonly KnownVoucher[]) => vouchers.map(({ voucherId }) => voucherId)

test('product#voucher-checkout: a checkout offers the vouchers of the mall, of its shops and of its products', () => {
  const listed = [
    voucher(1),
    voucher(2, { kind: 'shop', shopId: 7 }),
    voucher(3, { kind: 'shop', shopId: 8 }),
    voucher(4, { kind: 'product', shopId: 7, prodIds: [11, 12] }),
    voucher(5, { kind: 'product', shopId: 7, prodIds: [11] }),
  ]
  expect(idsOf(offersFor(checkout(), listed, []))).toEqual([1, 2, 4])
})

test('product#voucher-checkout: vouchers that the shopper has, or cannot collect, are not offered', () => {
  const own = voucher(1, { isCollected: 1, isUsable: 1, mayCollect: 1 })
  const listed = [own, voucher(2, { mayCollect: 0 }), voucher(3, { isCollected: 1, isUsable: 1 })]
  expect(idsOf(offersFor(checkout([own]), listed, []))).toEqual([])
})

test('product#voucher-checkout: a voucher that was collected here is shown until the checkout contains it', () => {
  const collected = voucher(1, { isCollected: 1, isUsable: 1, mayCollect: 0 })
  expect(idsOf(offersFor(checkout(), [collected], [1]))).toEqual([1])
  expect(idsOf(offersFor(checkout([collected]), [collected], [1]))).toEqual([])
})
