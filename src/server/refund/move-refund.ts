import { sentences } from '#contract/account/sentences.ts'
import { cashOnDelivery } from '#contract/order/order.ts'
import { unitOf } from '../checkout/fee-rules.ts'
import type { Tables } from '../database/database.ts'
import { isRefusal, type Refusal, refusal } from '../http/refusal.ts'
import { moveOrder } from '../order/move-order.ts'
import { noteOrder } from '../order/notice-store.ts'
import { holdOrder, type OrderRow, readItems, readOrder } from '../order/order-store.ts'
import { countSold } from '../order/sold-store.ts'
import { giveStockBack } from '../order/stock-store.ts'
import { regionById } from '../region/region-rules.ts'
import { isGivenBack, refundAmountOf } from './refund-rules.ts'
import { addMoneyBack, type RefundRow, readRefund, writeMoneyGiven, writeRefund } from './refund-store.ts'

type Which = { readonly refundNumber: string; readonly accountId?: number }
type Held = { readonly refund: RefundRow; readonly order: OrderRow }

/**
 * A refund with its order, which is locked until the transaction ends. Every change of an order or its refunds locks
 * the order first.
 */
async function holdRefund(tables: Tables, which: Which): Promise<Held | Refusal> {
  const known = await readRefund(tables, which)
  const order = known && (await holdOrder(tables, { orderNumber: known.orderNumber }))
  const refund = order && (await readRefund(tables, which))
  return refund ? { refund, order } : refusal('NOT_FOUND', sentences.NOT_FOUND)
}

const notAsked = () => refusal('ORDER_STATE', 'This refund has been answered or withdrawn already.')

/** The shopper withdraws the request (1 → 5). */
export async function withdrawRefund(tables: Tables, which: Which, now: Date): Promise<RefundRow | Refusal> {
  const held = await holdRefund(tables, which)
  if (isRefusal(held)) return held
  const { refund, order } = held
  if (refund.state !== 1) return notAsked()
  await writeRefund(tables, refund.refundId, { state: 5, amount: refund.amount, withdrawnAt: now })
  return told(tables, order, refund, 'REFUND_WITHDRAWN', now)
}

/** The shop refuses the request (1 → 3), with a reason. */
export async function refuseRefund(
  tables: Tables,
  which: Which,
  answer: string,
  now: Date,
): Promise<RefundRow | Refusal> {
  const held = await holdRefund(tables, which)
  if (isRefusal(held)) return held
  const { refund, order } = held
  if (refund.state !== 1) return notAsked()
  await writeRefund(tables, refund.refundId, { state: 3, amount: refund.amount, answer, answeredAt: now })
  return told(tables, order, refund, 'REFUND_REFUSED', now)
}

/**
 * The shop agrees (1 → 2), and the money is due. Items that were not shipped return to stock; an order with nothing
 * left is closed. The amount is computed again: the last refund before dispatch includes the fees.
 */
export async function agreeRefund(tables: Tables, which: Which, now: Date): Promise<RefundRow | Refusal> {
  const held = await holdRefund(tables, which)
  if (isRefusal(held)) return held
  const { refund, order } = held
  if (refund.state !== 1) return notAsked()
  const items = await readItems(tables, [order.orderId])
  const amount = Math.min(
    refundAmountOf(order, items, refund.itemIds, unitOf(regionById(order.regionId))),
    order.actualTotal - order.refundAmount,
  )
  await writeRefund(tables, refund.refundId, { state: 2, amount, answeredAt: now })
  await addMoneyBack(tables, order.orderId, amount)
  if (order.status === 2) {
    const given = items.filter(({ orderItemId }) => refund.itemIds.includes(orderItemId))
    await giveStockBack(
      tables,
      order.regionId,
      given.map(({ skuId, prodCount }) => ({ skuId, count: prodCount })),
    )
    await countSold(tables, order.regionId, given, -1)
    const isAll = (await readItems(tables, [order.orderId])).every(isGivenBack)
    const closed = isAll
      ? await moveOrder(tables, { orderNumber: order.orderNumber }, { kind: 'refund' }, now)
      : undefined
    if (isRefusal(closed)) return closed
  }
  return told(tables, order, refund, 'REFUND_AGREED', now)
}

/** The money of an agreed refund was returned (2 → 4). */
export async function completeRefund(tables: Tables, which: Which, now: Date): Promise<RefundRow | Refusal> {
  const held = await holdRefund(tables, which)
  if (isRefusal(held)) return held
  const { refund, order } = held
  if (refund.state !== 2) return refusal('ORDER_STATE', 'Only a refund that was agreed can be paid back, once.')
  await writeRefund(tables, refund.refundId, { state: 4, amount: refund.amount, paidBackAt: now })
  return told(tables, order, refund, 'REFUND_PAID', now)
}

/** The operator has returned cash by hand (2 → 4). Card payments are returned automatically. */
export async function payRefundByHand(tables: Tables, which: Which, now: Date): Promise<RefundRow | Refusal> {
  const held = await holdRefund(tables, which)
  if (isRefusal(held)) return held
  if (held.order.payType !== cashOnDelivery)
    return refusal('ORDER_STATE', 'This order was paid by card: its money goes back by itself.')
  const done = await completeRefund(tables, which, now)
  if (!isRefusal(done)) await writeMoneyGiven(tables, held.order.orderId, now)
  return done
}

/** Writes the notice and answers the refund's new state. */
async function told(
  tables: Tables,
  before: OrderRow,
  { refundNumber }: RefundRow,
  title: 'REFUND_AGREED' | 'REFUND_REFUSED' | 'REFUND_PAID' | 'REFUND_WITHDRAWN',
  now: Date,
): Promise<RefundRow | Refusal> {
  const refund = await readRefund(tables, { refundNumber })
  const order = await readOrder(tables, { orderNumber: before.orderNumber })
  if (!refund || !order) return refusal('NOT_FOUND', sentences.NOT_FOUND)
  await noteOrder(tables, order, title, now, { refundNumber, refunded: refund.amount })
  return refund
}
