import { expect, test } from 'vitest'
import type { ListedOrder } from '#contract/order/order.ts'
import { paymentsOf } from '#features/order/payments-of.ts'

const orderOf = (orderNumber: string, more: Partial<ListedOrder> = {}): ListedOrder => ({
  orderNumber,
  status: 1,
  isPaid: false,
  regionId: 1,
  priceSymbol: 'Rs.',
  shopId: 1,
  shopName: 'Lanka Lamps',
  orderItemDtos: [],
  createTime: '2026-11-20 06:30:00',
  actualTotal: 780,
  deliveryEstimate: { from: '2026-11-21', to: '2026-11-23' },
  isCashOnDelivery: true,
  ...more,
})

test('product#unpaid: one payment pays the orders of one checkout that can still be paid', () => {
  const orders = [
    orderOf('D', { checkoutId: 2 }),
    orderOf('C', { checkoutId: 1 }),
    orderOf('B', { checkoutId: 1, status: 2 }),
    orderOf('A', { checkoutId: 1 }),
    orderOf('expired', { checkoutId: 1, endTime: '2020-11-20 07:00:00' }),
  ]
  expect(paymentsOf(orders).map((payment) => payment.map(({ orderNumber }) => orderNumber))).toEqual([
    ['D'],
    ['C', 'A'],
  ])
})

test('product#unpaid: orders of an answer that an older version has saved are paid one by one', () => {
  expect(paymentsOf([orderOf('B'), orderOf('A')]).map((payment) => payment.length)).toEqual([1, 1])
})
