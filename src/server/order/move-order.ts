import type { TraceKind } from '#contract/order/my-orders.ts'
import { cashOnDelivery, type PayType } from '#contract/order/order.ts'
import { settleCoins } from '../coin/settle-coins.ts'
import type { Tables } from '../database/database.ts'
import { joinTeam, leaveTeam } from '../group-buy/join-group.ts'
import { findTeamOfOrder } from '../group-buy/team-store.ts'
import { isRefusal, notFound, type Refusal, refusal } from '../http/refusal.ts'
import { markReceived } from '../invitation/invitation-store.ts'
import { followOrder } from '../pre-loved/follow-order.ts'
import { withdrawRefunds } from '../refund/withdraw-store.ts'
import { regionById } from '../region/region-rules.ts'
import { moveVouchers } from '../voucher/spend-store.ts'
import { addOrderEvent } from './event-store.ts'
import { addOrderNotice, type NoticeTitle } from './notice-store.ts'
import { afterMove, isReceivedAndPaid, isSold, type MoveKind, type OrderMove, outForDelivery } from './order-rules.ts'
import { lockOrder, lockOrders, type OrderRow, type OrderSelector, readItems, writeMoved } from './order-store.ts'
import { countSold } from './sold-store.ts'
import { returnStock } from './stock-store.ts'

/** The tracking event and the notice of each transition. */
const announcements: Readonly<
  Record<Exclude<MoveKind, 'delete'>, readonly [trace: TraceKind, title: NoticeTitle | null]>
> = {
  pay: ['PAID', 'ORDER_PAID'],
  cancel: ['CANCELLED', 'ORDER_CANCELLED'],
  close: ['CANCELLED', 'ORDER_UNPAID'],
  ship: ['SHIPPED', 'ORDER_SHIPPED'],
  deliver: ['DELIVERED', 'ORDER_DELIVERED'],
  receive: ['RECEIVED', 'ORDER_DONE'],
  finish: ['RECEIVED', 'ORDER_DONE'],
  // The refund sends its own notice.
  refund: ['CANCELLED', null],
  fillGroup: ['GROUPED', 'GROUP_FULL'],
  failGroup: ['CANCELLED', 'GROUP_FAILED'],
}

function announcementOf(
  before: OrderRow,
  move: Exclude<OrderMove, { kind: 'delete' }>,
): readonly [trace: TraceKind, title: NoticeTitle | null] {
  if (move.kind === 'pay' && move.payType === cashOnDelivery) return ['PROMISED', 'ORDER_PROMISED']
  if (move.kind === 'pay' && move.isInGroup) return ['PAID', 'GROUP_JOINED']
  // The shopper has confirmed the receipt already.
  if (move.kind === 'deliver' && before.status === 5) return ['DELIVERED', null]
  return announcements[move.kind]
}

/**
 * Applies a transition to an order inside a transaction: locks the row, returns a closed order's stock, and writes the
 * tracking event and the notice. Refuses with NOT_FOUND (also where the order is not the named shopper's) and
 * ORDER_STATE.
 */
export async function moveOrder(
  tables: Tables,
  which: OrderSelector,
  move: OrderMove,
  now: Date,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(tables, which)
  return order ? moveLocked(tables, order, move, now) : notFound('order')
}

async function moveLocked(tables: Tables, order: OrderRow, wanted: OrderMove, now: Date): Promise<OrderRow | Refusal> {
  const move = wanted.kind === 'pay' && order.status === 1 ? await payInGroup(tables, order, wanted, now) : wanted
  if (isRefusal(move)) return move
  const moved = afterMove(order, move, now)
  if (!moved.ok) return refusal('ORDER_STATE', moved.sentence)
  const after = moved.order
  await writeMoved(tables, after.orderId, after)
  await moveVouchers(tables, after.orderId, order, after)
  const coins =
    after.status === order.status && after.isPaid === order.isPaid ? 0 : await settleCoins(tables, after, now)
  // The stock of approved refunds was returned already.
  const remainingItems = async () =>
    (await readItems(tables, [after.orderId])).filter(({ refundState }) => refundState !== 2 && refundState !== 4)
  if (after.status === 6 && order.status !== 6) {
    if (order.status === 1) await leaveTeam(tables, after.orderId)
    await withdrawRefunds(tables, after.orderId, now)
    await returnStock(
      tables,
      after.regionId,
      (await remainingItems()).map(({ skuId, prodCount }) => ({ skuId, count: prodCount })),
    )
  }
  if (isSold(after) !== isSold(order))
    await countSold(tables, after.regionId, await remainingItems(), isSold(after) ? 1 : -1)
  if (isReceivedAndPaid(after) && !isReceivedAndPaid(order) && after.accountId !== null)
    await markReceived(tables, after.accountId, now)
  if (after.status !== order.status) await followOrder(tables, after, await remainingItems(), now)
  if (move.kind === 'delete') return after
  const [kind, title] = announcementOf(order, move)
  const teamId =
    title === 'GROUP_JOINED' || move.kind === 'fillGroup' || move.kind === 'failGroup'
      ? await findTeamOfOrder(tables, after.orderId)
      : undefined
  await addOrderEvent(tables, after.orderId, { kind, place: '', text: '', at: now })
  if (title)
    await addOrderNotice(tables, after, title, now, {
      ...(coins > 0 && { coins }),
      ...(teamId !== undefined && { teamId }),
    })
  return after
}

/** The payment of an order whose team, if it has one, follows. A payment after the team's time closes the order. */
async function payInGroup(
  tables: Tables,
  order: OrderRow,
  move: Extract<OrderMove, { kind: 'pay' }>,
  now: Date,
): Promise<OrderMove | Refusal> {
  const joined = await joinTeam(tables, order, now)
  if (joined === 'late') {
    await moveLocked(tables, order, { kind: 'failGroup' }, now)
    return refusal('ORDER_STATE', "The team's time is over. This order can no longer be paid.")
  }
  return { ...move, isInGroup: joined === 'joined' }
}

/** The fields of an order that a payment needs; the amount in minor units. */
export type OrderToPay = Pick<
  OrderRow,
  'orderNumber' | 'status' | 'isPaid' | 'payType' | 'isCashAllowed' | 'regionId' | 'endsAt'
> & { readonly amount: number; readonly currency: string }

/** A shopper's orders with these numbers, locked until the transaction ends. Numbers of other orders are left out. */
export const readOrdersToPay = async (
  tables: Tables,
  accountId: number,
  orderNumbers: readonly string[],
): Promise<OrderToPay[]> =>
  (await lockOrders(tables, accountId, orderNumbers)).map(
    ({ orderNumber, status, isPaid, payType, isCashAllowed, regionId, endsAt, actualTotal }) => ({
      orderNumber,
      status,
      isPaid,
      payType,
      isCashAllowed,
      regionId,
      endsAt,
      amount: actualTotal,
      currency: regionById(regionId).currency,
    }),
  )

/**
 * Marks an order as paid, or as promised by cash on delivery (1 → 2). A second call with the same way to pay changes
 * nothing. ORDER_STATE means that the order can no longer be paid: a charge must be returned.
 */
export async function markPaid(
  tables: Tables,
  orderNumber: string,
  { payType, now }: { payType: PayType; now: Date },
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(tables, { orderNumber })
  if (!order) return notFound('order')
  const isDone = order.payType === payType && [2, 3, 5, 7].includes(order.status)
  return isDone ? order : moveLocked(tables, order, { kind: 'pay', payType }, now)
}

/** The shop has handed an order to a courier (2 → 3). Refused while a refund request waits for an answer. */
export async function ship(
  tables: Tables,
  orderNumber: string,
  parcel: { courier: string; trackingNumber: string },
  now: Date,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(tables, { orderNumber })
  if (!order) return notFound('order')
  const hasRefundRequest =
    order.status === 2 && (await readItems(tables, [order.orderId])).some(({ refundState }) => refundState === 1)
  return hasRefundRequest
    ? refusal('ORDER_STATE', 'A refund was requested. Answer it before shipping the order.')
    : moveLocked(tables, order, { kind: 'ship', ...parcel }, now)
}

/**
 * The courier has delivered an order, and has the money of cash on delivery. The status stays 3 until receipt is
 * confirmed; an unpaid order whose receipt was confirmed before stays at 5.
 */
export const deliver = (tables: Tables, orderNumber: string, now: Date): Promise<OrderRow | Refusal> =>
  moveOrder(tables, { orderNumber }, { kind: 'deliver' }, now)

/**
 * Records a parcel's location in the courier's words; only for a shipped order. A parcel that is out for delivery is
 * announced to the shopper.
 */
export async function recordLocation(
  tables: Tables,
  orderNumber: string,
  { place, text, isOutForDelivery = false }: { place: string; text: string; isOutForDelivery?: boolean },
  now: Date,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(tables, { orderNumber })
  if (!order) return notFound('order')
  if (order.status !== 3 || order.deliveredAt !== null)
    return refusal('ORDER_STATE', 'Only a shipped order can have a location.')
  await addOrderEvent(tables, order.orderId, { kind: 'MOVED', place, text, at: now })
  if (isOutForDelivery) await addOrderNotice(tables, order, 'ORDER_OUT_FOR_DELIVERY', now)
  return order
}

/** Records that a parcel is out for delivery at `place`, by default the town of the address, and tells the shopper. */
export async function recordOutForDelivery(
  tables: Tables,
  orderNumber: string,
  place: string | undefined,
  now: Date,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(tables, { orderNumber })
  if (!order) return notFound('order')
  const stop = { place: place ?? order.address.area, text: outForDelivery, isOutForDelivery: true }
  return recordLocation(tables, orderNumber, stop, now)
}
