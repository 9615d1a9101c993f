import { describe, expect, test } from 'vitest'
import { canRequestRefund, refundTime } from '#contract/order/refund.ts'
import { refundAmountOf } from '#server/refund/refund-rules.ts'

type RefundInput = Parameters<typeof refundAmountOf>
/** 30.00, 2 × 10.01 and 0.03 with 5.00 off and 7.50 of fees; 52.55 in all. */
const order: RefundInput[0] = {
  status: 3,
  total: 5005,
  shopReduce: 300,
  voucherReduce: 200,
  voucherDeliveryReduce: 0,
  coinReduce: 0,
  actualTotal: 5255,
  refundAmount: 0,
}
const items: RefundInput[1] = [
  { orderItemId: 1, price: 3000, prodCount: 1, voucherReduce: 0, refundState: null },
  { orderItemId: 2, price: 1001, prodCount: 2, voucherReduce: 0, refundState: null },
  { orderItemId: 3, price: 3, prodCount: 1, voucherReduce: 0, refundState: null },
]
const subsets = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]

describe('product#refunds: the refunded amount', () => {
  test.each([1, 100])(
    'product#refunds: shipped products refund their share of the paid goods, in whole units of %i',
    (unit) => {
      for (const requested of subsets) {
        const rest = [1, 2, 3].filter((id) => !requested.includes(id))
        const amount = refundAmountOf({ ...order, shopReduce: 305 }, items, requested, unit)
        expect(amount % unit).toBe(0)
        expect(amount + refundAmountOf({ ...order, shopReduce: 305 }, items, rest, unit)).toBe(4500)
      }
      expect(refundAmountOf(order, items, [1], 1)).toBe(Math.floor((3000 * 4505) / 5005))
    },
  )

  test('product#refunds: refunding all unshipped products includes the fees, also one by one', () => {
    const unsent = { ...order, status: 2 as const }
    expect(refundAmountOf(unsent, items, [1, 2, 3], 1)).toBe(5255)
    const first = refundAmountOf(unsent, items, [2], 1)
    expect(first).toBeLessThan(2002)
    const withRefunded = items.map((item) => (item.orderItemId === 2 ? { ...item, refundState: 4 as const } : item))
    expect(refundAmountOf({ ...unsent, refundAmount: first }, withRefunded, [1, 3], 1)).toBe(5255 - first)
    // An item with an open refund request still belongs to the order.
    const withOpenRequest = items.map((item) => (item.orderItemId === 2 ? { ...item, refundState: 1 as const } : item))
    expect(refundAmountOf(unsent, withOpenRequest, [1, 3], 1)).toBe(4505 - first)
  })
})

describe('wire#refunds: when a refund may be requested', () => {
  const now = 1_795_000_000_000
  const at = { isPaid: true, deliveredAt: null, finishedAt: null }
  test.each([
    ['unpaid', { ...at, status: 1, isPaid: false }, false],
    ['paid', { ...at, status: 2 }, true],
    ['cash on delivery, not delivered', { ...at, status: 2, isPaid: false }, false],
    ['shipped', { ...at, status: 3 }, true],
    ['delivered seven days ago', { ...at, status: 3, deliveredAt: now - refundTime }, true],
    ['delivered more than seven days ago', { ...at, status: 3, deliveredAt: now - refundTime - 1 }, false],
    ['completed, delivered a second ago', { ...at, status: 5, deliveredAt: now - 1000, finishedAt: now }, true],
    [
      'completed now, delivered more than seven days ago',
      { ...at, status: 5, deliveredAt: now - refundTime - 1, finishedAt: now },
      false,
    ],
    ['completed seven days ago without a delivery time', { ...at, status: 5, finishedAt: now - refundTime }, true],
    [
      'completed more than seven days ago without a delivery time',
      { ...at, status: 5, finishedAt: now - refundTime - 1 },
      false,
    ],
    ['closed', { ...at, status: 6 }, false],
    ['waiting for its group to fill', { ...at, status: 7 }, false],
  ] as const)('wire#refunds: %s', (_name, given, may) => expect(canRequestRefund(given, now)).toBe(may))
})
