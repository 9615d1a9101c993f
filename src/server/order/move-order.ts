import { sentences } from '#contract/account/sentences.ts'
import type { TraceKind } from '#contract/order/my-orders.ts'
import { cashOnDelivery, type PayType } from '#contract/order/order.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { withdrawRefunds } from '../refund/withdraw-store.ts'
import { regionById } from '../region/region-rules.ts'
import { noteEvent } from './event-store.ts'
import { type NoticeTitle, noteOrder } from './notice-store.ts'
import { afterMove, isSold, type MoveKind, type OrderMove } from './order-rules.ts'
import { holdOrder, holdOrders, type OrderRow, readItems, type Which, writeMoved } from './order-store.ts'
import { countSold } from './sold-store.ts'
import { giveStockBack } from './stock-store.ts'

/** What each move leaves behind: a trace, and a notice to the shopper. */
const said: Readonly<Record<Exclude<MoveKind, 'delete'>, readonly [trace: TraceKind, title: NoticeTitle | null]>> = {
  pay: ['PAID', 'ORDER_PAID'],
  cancel: ['CANCELLED', 'ORDER_CANCELLED'],
  close: ['CANCELLED', 'ORDER_UNPAID'],
  ship: ['SHIPPED', 'ORDER_SHIPPED'],
  deliver: ['DELIVERED', 'ORDER_DELIVERED'],
  receive: ['RECEIVED', 'ORDER_DONE'],
  finish: ['RECEIVED', 'ORDER_DONE'],
  // The refund says it.
  refund: ['CANCELLED', null],
  fillGroup: ['GROUPED', 'GROUP_FULL'],
  failGroup: ['CANCELLED', 'GROUP_FAILED'],
}

/**
 * Moves an order, inside a transaction: its row is held, what a closed one took goes back on the shelves, a trace and a notice are
 * written. Refuses with NOT_FOUND, also where it is not the named shopper's, and with ORDER_STATE.
 */
export async function moveOrder(tables: Tables, which: Which, move: OrderMove, now: Date): Promise<OrderRow | Refusal> {
  const order = await holdOrder(tables, which)
  return order ? moveHeld(tables, order, move, now) : refusal('NOT_FOUND', sentences.NOT_FOUND)
}

async function moveHeld(tables: Tables, order: OrderRow, move: OrderMove, now: Date): Promise<OrderRow | Refusal> {
  const moved = afterMove(order, move, now)
  if (!moved.ok) return refusal('ORDER_STATE', moved.sentence)
  const after = moved.order
  await writeMoved(tables, after.orderId, after)
  // What was agreed to be given back is on the shelves already.
  const left = async () =>
    (await readItems(tables, [after.orderId])).filter(({ refundState }) => refundState !== 2 && refundState !== 4)
  if (after.status === 6 && order.status !== 6) {
    await withdrawRefunds(tables, after.orderId, now)
    await giveStockBack(
      tables,
      after.regionId,
      (await left()).map(({ skuId, prodCount }) => ({ skuId, count: prodCount })),
    )
  }
  if (isSold(after) !== isSold(order)) await countSold(tables, after.regionId, await left(), isSold(after) ? 1 : -1)
  if (move.kind === 'delete') return after
  const isPromised = move.kind === 'pay' && move.payType === cashOnDelivery
  const [kind, title] = isPromised ? (['PROMISED', 'ORDER_PROMISED'] as const) : said[move.kind]
  await noteEvent(tables, after.orderId, { kind, place: '', text: '', at: now })
  if (title) await noteOrder(tables, after, title, now)
  return after
}

/** What a payment needs to know of an order; the amount in minor units. */
export type OrderToPay = Pick<
  OrderRow,
  'orderNumber' | 'status' | 'isPaid' | 'payType' | 'isCashAllowed' | 'regionId' | 'endsAt'
> & { readonly amount: number; readonly currency: string }

/** A shopper's orders of these numbers, held until the transaction ends; numbers that are none of theirs are left out. */
export const readOrdersToPay = async (
  tables: Tables,
  accountId: number,
  orderNumbers: readonly string[],
): Promise<OrderToPay[]> =>
  (await holdOrders(tables, accountId, orderNumbers)).map(
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
 * An order is paid, or with cash on delivery promised to be (1 → 2). Once: a second time with the same way to pay changes nothing.
 * ORDER_STATE says that it can be paid no more: what was taken for it must go back.
 */
export async function markPaid(
  tables: Tables,
  orderNumber: string,
  { payType, now }: { payType: PayType; now: Date },
): Promise<OrderRow | Refusal> {
  const order = await holdOrder(tables, { orderNumber })
  if (!order) return refusal('NOT_FOUND', sentences.NOT_FOUND)
  const isDone = order.payType === payType && [2, 3, 5, 7].includes(order.status)
  return isDone ? order : moveHeld(tables, order, { kind: 'pay', payType }, now)
}

/** The shop has given an order to a courier (2 → 3); not while a refund that was asked for waits for an answer. */
export async function ship(
  tables: Tables,
  orderNumber: string,
  parcel: { courier: string; trackingNumber: string },
  now: Date,
): Promise<OrderRow | Refusal> {
  const order = await holdOrder(tables, { orderNumber })
  if (!order) return refusal('NOT_FOUND', sentences.NOT_FOUND)
  const isAsked =
    order.status === 2 && (await readItems(tables, [order.orderId])).some(({ refundState }) => refundState === 1)
  return isAsked
    ? refusal('ORDER_STATE', 'A refund is asked for. Answer it before the order is sent.')
    : moveHeld(tables, order, { kind: 'ship', ...parcel }, now)
}

/** The courier has handed an order over: it stays 3 until its receipt is confirmed. */
export const deliver = (tables: Tables, orderNumber: string, now: Date): Promise<OrderRow | Refusal> =>
  moveOrder(tables, { orderNumber }, { kind: 'deliver' }, now)

/** Where a parcel was seen, in the courier's words. Only of an order that is on its way. */
export async function noteSeen(
  tables: Tables,
  orderNumber: string,
  seen: { place: string; text: string },
  now: Date,
): Promise<OrderRow | Refusal> {
  const order = await holdOrder(tables, { orderNumber })
  if (!order) return refusal('NOT_FOUND', sentences.NOT_FOUND)
  if (order.status !== 3) return refusal('ORDER_STATE', 'Only an order that is on its way is seen somewhere.')
  await noteEvent(tables, order.orderId, { kind: 'MOVED', ...seen, at: now })
  return order
}
