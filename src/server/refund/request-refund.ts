import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type applyRefund, canRequestRefund } from '#contract/order/refund.ts'
import { unitOf } from '../checkout/fee-rules.ts'
import type { Tables } from '../database/database.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { refundNumberOf } from '../order/order-number.ts'
import { lockOrder, readItems } from '../order/order-store.ts'
import { regionById } from '../region/region-rules.ts'
import { isOwnUpload } from '../uploads/upload-store.ts'
import { refundAmountOf } from './refund-rules.ts'
import { insertRefund, nextRefundId } from './refund-store.ts'

type RefundRequest = { readonly body: BodyOf<typeof applyRefund>; readonly accountId: number; readonly now: Date }

const notNow = (sentence: string) => refusal('ORDER_STATE', sentence)

/** Requests a refund of items of an order, inside a transaction. Answers the refund's number. */
export async function requestRefund(
  tables: Tables,
  { body, accountId, now }: RefundRequest,
): Promise<{ refundNumber: string } | Refusal> {
  const order = await lockOrder(tables, { orderNumber: body.orderNumber, accountId })
  if (!order) return notFound('order', { orderNumber: 'NOT_FOUND' })
  const items = await readItems(tables, [order.orderId])
  const itemIds = [...new Set(body.orderItemIds)]
  const refundItems = items.filter(({ orderItemId }) => itemIds.includes(orderItemId))
  if (refundItems.length < itemIds.length) return notFound('item', { orderItemIds: 'NOT_FOUND' })
  const at = (instant: Date | null) => instant?.getTime() ?? null
  if (
    !canRequestRefund({ ...order, deliveredAt: at(order.deliveredAt), finishedAt: at(order.finishedAt) }, now.getTime())
  )
    return notNow('A refund can be requested once the order is paid, until 7 days after delivery.')
  if (refundItems.some(({ refundState }) => refundState !== null && refundState !== 3 && refundState !== 5))
    return notNow('A refund was already requested for one of these items.')
  for (const pic of body.pics)
    if (!(await isOwnUpload(tables, accountId, pic)))
      return refusal('PICTURE_INVALID', sentences.PICTURE_INVALID, { pics: 'PICTURE_INVALID' })
  const region = regionById(order.regionId)
  const amount = refundAmountOf(order, items, itemIds, unitOf(region))
  if (amount <= 0 && order.coinReduce === 0) return notNow('Nothing was paid for these items.')
  const refundId = await nextRefundId(tables)
  const refundNumber = refundNumberOf(refundId, now.getTime(), region.timeZone)
  await insertRefund(tables, refundId, refundNumber, {
    orderId: order.orderId,
    reason: body.reason,
    detail: body.detail.trim(),
    pics: body.pics,
    amount,
    itemIds,
    requestedAt: now,
  })
  await addOrderNotice(tables, order, 'REFUND_ASKED', now, { refundNumber, refunded: amount })
  return { refundNumber }
}
