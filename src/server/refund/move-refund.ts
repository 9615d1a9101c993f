import { cashOnDelivery } from '#contract/order/order.ts'
import { unitOf } from '../checkout/fee-rules.ts'
import { settleCoins } from '../coin/settle-coins.ts'
import type { Tables } from '../database/database.ts'
import { isRefusal, notFound, type Refusal, refusal } from '../http/refusal.ts'
import { moveOrder } from '../order/move-order.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { lockOrder, type OrderRow, readItems, readOrder } from '../order/order-store.ts'
import { countSold } from '../order/sold-store.ts'
import { returnStock } from '../order/stock-store.ts'
import { followRefund } from '../pre-loved/follow-order.ts'
import { regionById } from '../region/region-rules.ts'
import { lockVouchersOf } from '../voucher/spend-store.ts'
import { isGivenBack, refundAmountOf } from './refund-rules.ts'
import { addMoneyBack, type RefundRow, readRefund, writeMoneyGiven, writeRefund } from './refund-store.ts'

type RefundSelector = { readonly refundNumber: string; readonly accountId?: number }
type LockedRefund = { readonly refund: RefundRow; readonly order: OrderRow }

/**
 * A refund with its order, which is locked until the transaction ends. Every change of an order or its refunds locks
 * the order first.
 */
async function lockRefund(tables: Tables, selector: RefundSelector): Promise<LockedRefund | Refusal> {
  const known = await readRefund(tables, selector)
  const order = known && (await lockOrder(tables, { orderNumber: known.orderNumber }))
  const refund = order && (await readRefund(tables, selector))
  return refund ? { refund, order } : notFound('refund')
}

const alreadyAnswered = () => refusal('ORDER_STATE', 'This refund has already been reviewed or withdrawn.')

/** The shopper withdraws the request (1 → 5). */
export async function withdrawRefund(
  tables: Tables,
  selector: RefundSelector,
  now: Date,
): Promise<RefundRow | Refusal> {
  const locked = await lockRefund(tables, selector)
  if (isRefusal(locked)) return locked
  const { refund, order } = locked
  if (refund.state !== 1) return alreadyAnswered()
  await writeRefund(tables, refund.refundId, { state: 5, amount: refund.amount, withdrawnAt: now })
  return notifyShopper(tables, order, refund, 'REFUND_WITHDRAWN', now)
}

/** The shop declines the request (1 → 3), with a reason. */
export async function declineRefund(
  tables: Tables,
  selector: RefundSelector,
  answer: string,
  now: Date,
): Promise<RefundRow | Refusal> {
  const locked = await lockRefund(tables, selector)
  if (isRefusal(locked)) return locked
  const { refund, order } = locked
  if (refund.state !== 1) return alreadyAnswered()
  await writeRefund(tables, refund.refundId, { state: 3, amount: refund.amount, answer, answeredAt: now })
  return notifyShopper(tables, order, refund, 'REFUND_REFUSED', now)
}

/**
 * Approves a request for the shop (1 → 2); the money is then due. Items that were not shipped return to stock, and an
 * order with no items left is closed. The amount is computed again: the last refund before dispatch includes the fees.
 */
export async function approveRefund(tables: Tables, selector: RefundSelector, now: Date): Promise<RefundRow | Refusal> {
  const locked = await lockRefund(tables, selector)
  if (isRefusal(locked)) return locked
  const { refund, order } = locked
  if (refund.state !== 1) return alreadyAnswered()
  const items = await readItems(tables, [order.orderId])
  const amount = Math.min(
    refundAmountOf(order, items, refund.itemIds, unitOf(regionById(order.regionId))),
    order.actualTotal - order.refundAmount,
  )
  await writeRefund(tables, refund.refundId, { state: 2, amount, answeredAt: now })
  // An order that closes below needs its vouchers, which are locked before the coins (decision 0076).
  if (order.status === 2) await lockVouchersOf(tables, [order.orderId])
  await settleCoins(tables, order, now, refund.refundNumber)
  if (amount > 0) await addMoneyBack(tables, order.orderId, amount)
  // Coins have paid these items in full, so that no payment completes the refund.
  else await writeRefund(tables, refund.refundId, { state: 4, amount, refundedAt: now })
  if (order.status === 2) {
    const given = items.filter(({ orderItemId }) => refund.itemIds.includes(orderItemId))
    await returnStock(
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
  await followRefund(
    tables,
    order,
    items.filter(({ orderItemId }) => refund.itemIds.includes(orderItemId)),
    now,
  )
  return notifyShopper(tables, order, refund, 'REFUND_AGREED', now)
}

/** The money of an approved refund was returned (2 → 4). */
export async function completeRefund(
  tables: Tables,
  selector: RefundSelector,
  now: Date,
): Promise<RefundRow | Refusal> {
  const locked = await lockRefund(tables, selector)
  if (isRefusal(locked)) return locked
  const { refund, order } = locked
  if (refund.state !== 2) return refusal('ORDER_STATE', 'Only an approved refund can be paid, once.')
  await writeRefund(tables, refund.refundId, { state: 4, amount: refund.amount, refundedAt: now })
  return notifyShopper(tables, order, refund, 'REFUND_PAID', now)
}

/** The operator has returned cash by hand (2 → 4). Card payments are returned automatically. */
export async function payRefundByHand(
  tables: Tables,
  selector: RefundSelector,
  now: Date,
): Promise<RefundRow | Refusal> {
  const locked = await lockRefund(tables, selector)
  if (isRefusal(locked)) return locked
  if (locked.order.payType !== cashOnDelivery)
    return refusal('ORDER_STATE', 'This order was paid by card and is refunded to the card automatically.')
  const done = await completeRefund(tables, selector, now)
  if (!isRefusal(done)) await writeMoneyGiven(tables, locked.order.orderId, now)
  return done
}

/** Writes the notice and answers the refund's new state. */
async function notifyShopper(
  tables: Tables,
  before: OrderRow,
  { refundNumber }: RefundRow,
  title: 'REFUND_AGREED' | 'REFUND_REFUSED' | 'REFUND_PAID' | 'REFUND_WITHDRAWN',
  now: Date,
): Promise<RefundRow | Refusal> {
  const refund = await readRefund(tables, { refundNumber })
  const order = await readOrder(tables, { orderNumber: before.orderNumber })
  if (!refund || !order) return notFound('refund')
  await addOrderNotice(tables, order, title, now, { refundNumber, refunded: refund.amount })
  return refund
}
