import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '../endpoint.ts'
import { multilineText } from '../multiline-text.ts'
import { id, idInBody, languageInQuery, money, nothing, pageInQuery, pageOf, wireTime } from '../wire.ts'
import { type OrderStatus, orderItem, orderNumber, refundNumber } from './order.ts'

/** 1 requested · 2 approved · 3 declined · 4 refunded · 5 withdrawn (docs/wire.md#refunds). */
const refundStates = [1, 2, 3, 4, 5] as const
export type RefundState = (typeof refundStates)[number]

/** A shopper's reasons for a refund. */
export const refundReasons = [
  'CHANGED_MIND',
  'NOT_ARRIVED',
  'DAMAGED',
  'WRONG_ITEM',
  'WRONG_DESCRIPTION',
  'POOR_QUALITY',
  'OTHER',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** The longest text about a refund, of either side; the largest number of pictures. */
export const maxRefundDetailLength = 500
export const maxRefundPictures = 5

/** The time after delivery within which a refund may be requested, in ms (docs/product.md#orders). */
export const refundTime = 7 * 86_400_000

/**
 * Whether a refund of an order may be requested: once the order is paid, until 7 days after its delivery. Without a
 * recorded delivery, the time of completion counts. Instants in ms.
 */
export function canRequestRefund(
  order: {
    readonly status: OrderStatus
    readonly isPaid: boolean
    readonly deliveredAt: number | null
    readonly finishedAt: number | null
  },
  now: number,
): boolean {
  if (!order.isPaid || ![2, 3, 5].includes(order.status)) return false
  const since = order.deliveredAt ?? order.finishedAt
  return since === null || now <= since + refundTime
}

/** A refund request of one order. */
export const refund = v.object({
  refundNumber,
  orderNumber,
  state: v.picklist(refundStates),
  shopId: id,
  shopName: v.string(),
  items: v.array(v.omit(orderItem, ['refundableAmount', 'commSts', 'isCancelled', 'refundState', 'refundNumber'])),
  reason: v.picklist(refundReasons),
  detail: v.string(),
  /** The addresses of the shopper's pictures. */
  pics: v.array(v.string()),
  priceSymbol: v.string(),
  /** The amount to be returned. */
  refundAmount: money,
  /**
   * The last day, `yyyy-MM-dd`, on which the money is expected: after the shop's approval, or of a request that waits for
   * an answer, if the shop approved the request now. Absent in the other states.
   */
  expectedBy: v.optional(v.string()),
  applyTime: wireTime,
  /** The time and the text of the shop's answer. */
  answerTime: v.optional(wireTime),
  answer: v.optional(v.string()),
  refundTime: v.optional(wireTime),
  cancelTime: v.optional(wireTime),
})
export type Refund = v.InferOutput<typeof refund>

/** GET /p/refund/page: the newest first. */
export const refundPage = endpoint({
  method: 'GET',
  path: '/p/refund/page',
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  reply: pageOf(refund),
  failures: shopperFailures,
})

/** GET /p/refund/:refundNumber */
export const refundInfo = endpoint({
  method: 'GET',
  path: '/p/refund/:refundNumber',
  access: 'shopper',
  query: v.object({ lang: languageInQuery }),
  params: v.object({ refundNumber }),
  reply: refund,
  failures: [...shopperFailures, 'NOT_FOUND'],
})

/**
 * POST /p/refund/apply: `orderItemIds` are items of the order without an open refund; `pics` are the shopper's own
 * uploads.
 */
export const applyRefund = endpoint({
  method: 'POST',
  path: '/p/refund/apply',
  access: 'shopper',
  query: v.object({}),
  reply: v.object({ refundNumber }),
  body: v.object({
    orderNumber,
    orderItemIds: v.pipe(v.array(idInBody), v.minLength(1), v.maxLength(200)),
    reason: v.picklist(refundReasons),
    detail: v.optional(multilineText(maxRefundDetailLength), ''),
    pics: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(maxRefundPictures)), []),
  }),
  failures: [...writeFailures, 'NOT_FOUND', 'ORDER_STATE', 'PICTURE_INVALID'],
})

/** PUT /p/refund/cancel/:refundNumber: allowed until the shop has answered. */
export const cancelRefund = endpoint({
  method: 'PUT',
  path: '/p/refund/cancel/:refundNumber',
  access: 'shopper',
  query: v.object({}),
  params: v.object({ refundNumber }),
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND', 'ORDER_STATE'],
})
