import * as v from 'valibot'
import { expect, test } from 'vitest'
import { submitOrder } from '#contract/order/checkout.ts'
import { cancelOrder } from '#contract/order/my-orders.ts'
import { cancelReasons } from '#contract/order/order.ts'
import { applyRefund, refundReasons } from '#contract/order/refund.ts'
import { writeReview } from '#contract/review/write-review.ts'

const pasted = ' First line\r\nsecond\tline\u0000 \ud800\n'
const cleaned = 'First line\nsecond line'

test.each([
  ['product#order-actions: a reason for cancelling', cancelOrder.body, { reason: cancelReasons[0], detail: pasted }],
  [
    'product#refunds: a reason for a refund',
    applyRefund.body,
    { orderNumber: '1000000000000001', orderItemIds: [1], reason: refundReasons[0], detail: pasted },
  ],
  ['product#checkout: remarks', submitOrder.body, { checkoutId: 1, orderShopParam: [{ shopId: 1, remarks: pasted }] }],
  ['product#own-reviews: thoughts', writeReview.body, { prodId: 1, orderItemId: 1, score: 5, content: pasted }],
])('%s may have several lines; a pasted tab is no error', (_, body, value) => {
  expect(JSON.stringify(v.parse(body as v.GenericSchema, value))).toContain(JSON.stringify(cleaned))
})
