import { sql } from 'kysely'
import type { RefundReason, RefundState } from '#contract/order/refund.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, notExists } from '../database/expressions.ts'
import { insertWithId, nextIds } from '../database/identities.ts'
import { type PageQuery, skipped } from '../http/paging.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'

/** A refund with its order's number, region and shop. Money is in minor units. */
export type RefundRow = {
  readonly refundId: number
  readonly refundNumber: string
  readonly orderId: number
  readonly orderNumber: string
  readonly regionId: number
  readonly shopId: number
  readonly shopName: string
  readonly state: RefundState
  readonly reason: RefundReason
  readonly detail: string
  readonly pics: readonly string[]
  readonly amount: number
  readonly answer: string
  readonly requestedAt: Date
  readonly answeredAt: Date | null
  readonly refundedAt: Date | null
  readonly withdrawnAt: Date | null
  readonly itemIds: readonly number[]
}
type NewRefund = Pick<RefundRow, 'orderId' | 'reason' | 'detail' | 'pics' | 'amount' | 'itemIds' | 'requestedAt'>

const refunds = (tables: Tables) =>
  tables.selectFrom('refund as r').innerJoin('shop_order as o', 'o.order_id', 'r.order_id')

const refundRows = (tables: Tables) =>
  refunds(tables).select((eb) => [
    'r.refund_id as refundId',
    'r.refund_number as refundNumber',
    'r.order_id as orderId',
    'o.order_number as orderNumber',
    'o.region_id as regionId',
    'o.shop_id as shopId',
    'o.shop_name as shopName',
    'r.state',
    'r.reason',
    'r.detail',
    'r.pics',
    'r.amount',
    'r.answer',
    'r.asked_at as requestedAt',
    'r.answered_at as answeredAt',
    'r.paid_back_at as refundedAt',
    'r.withdrawn_at as withdrawnAt',
    sql<number[]>`array${eb
      .selectFrom('refund_item as i')
      .select('i.order_item_id')
      .whereRef('i.refund_id', '=', 'r.refund_id')
      .orderBy('i.order_item_id')}`.as('itemIds'),
  ])

/** A refund of one shopper, or of any shopper if no account is given; undefined where there is none. */
export function readRefund(
  tables: Tables,
  { refundNumber, accountId }: { readonly refundNumber: string; readonly accountId?: number },
): Promise<RefundRow | undefined> {
  const numbered = refundRows(tables).where('r.refund_number', '=', refundNumber)
  return (accountId === undefined ? numbered : numbered.where('o.account_id', '=', accountId)).executeTakeFirst()
}

/** A page of a shopper's refunds, newest first, with their total. */
export async function readRefunds(
  tables: Tables,
  accountId: number,
  page: PageQuery,
): Promise<{ rows: RefundRow[]; total: number }> {
  const rows = await refundRows(tables)
    .where('o.account_id', '=', accountId)
    .orderBy('r.refund_id', 'desc')
    .limit(page.size)
    .offset(skipped(page))
    .execute()
  const count = await refunds(tables)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('o.account_id', '=', accountId)
    .executeTakeFirst()
  return { rows, total: count?.total ?? 0 }
}

/** The refunds of a state, of all shoppers, oldest first. */
export const readRefundsOfState = (tables: Tables, state: RefundState, max: number): Promise<RefundRow[]> =>
  refundRows(tables).where('r.state', '=', state).orderBy('r.refund_id').limit(max).execute()

/** Reserves an id for a new refund. */
export const nextRefundId = async (tables: Tables): Promise<number> =>
  (await nextIds(tables, 'refund', 'refund_id', 1))[0] ?? 0

/** Writes a new refund, and the refund's state to its items. */
export async function insertRefund(
  tables: Tables,
  refundId: number,
  refundNumber: string,
  { orderId, reason, detail, pics, amount, itemIds, requestedAt }: NewRefund,
): Promise<void> {
  await insertWithId(tables, 'refund', {
    refund_id: refundId,
    refund_number: refundNumber,
    order_id: orderId,
    state: 1,
    reason,
    detail,
    pics: sql<string[]>`${[...pics]}::text[]`,
    amount,
    asked_at: requestedAt,
  })
  if (itemIds.length > 0) {
    await tables
      .insertInto('refund_item')
      .values(itemIds.map((itemId) => ({ refund_id: refundId, order_item_id: itemId })))
      .execute()
  }
  await tables.updateTable('order_item').set({ refund_state: 1 }).where('order_item_id', '=', anyOf(itemIds)).execute()
}

/** Writes the state of a refund and of its items; an undefined answer or time stays unchanged. */
export async function writeRefund(
  tables: Tables,
  refundId: number,
  to: {
    readonly state: RefundState
    readonly amount: number
    readonly answer?: string
    readonly answeredAt?: Date
    readonly refundedAt?: Date
    readonly withdrawnAt?: Date
  },
): Promise<void> {
  await tables
    .updateTable('refund')
    .set({
      state: to.state,
      amount: to.amount,
      answer: to.answer,
      answered_at: to.answeredAt,
      paid_back_at: to.refundedAt,
      withdrawn_at: to.withdrawnAt,
    })
    .where('refund_id', '=', refundId)
    .execute()
  const items = tables.selectFrom('refund_item').select('order_item_id').where('refund_id', '=', refundId)
  await tables.updateTable('order_item').set({ refund_state: to.state }).where('order_item_id', 'in', items).execute()
}

/** Raises the amount to pay back for an order; the pay-back becomes due again. */
export async function addMoneyBack(tables: Tables, orderId: number, amount: number): Promise<void> {
  await tables
    .updateTable('shop_order')
    .set((eb) => ({ refund_amount: eb('refund_amount', '+', amount), refunded_at: null }))
    .where('order_id', '=', orderId)
    .execute()
}

/** Records that an order has no outstanding amount, unless another refund of the order is still unpaid. */
export async function writeMoneyGiven(tables: Tables, orderId: number, now: Date): Promise<void> {
  const waiting = tables.selectFrom('refund').select('refund_id').where('order_id', '=', orderId).where('state', '=', 2)
  await tables
    .updateTable('shop_order')
    .set({ refunded_at: now })
    .where('order_id', '=', orderId)
    .where(notExists(waiting))
    .execute()
}

/** The number of one approved refund whose money has been returned; its order is locked. */
export async function claimGiven(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await refunds(tables)
    .select('r.refund_number')
    .where('r.state', '=', 2)
    .where('o.refunded_at', 'is not', null)
    .where((eb) => isNotPostponed(tables, kind, eb.ref('r.refund_number'), now))
    .orderBy('r.refund_id')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst()
  return row?.refund_number
}

/** Every refund of a shopper, for the export of their data. */
export const readEveryRefund = (tables: Tables, accountId: number): Promise<RefundRow[]> =>
  refundRows(tables).where('o.account_id', '=', accountId).orderBy('r.refund_id', 'desc').execute()

/** Deletes texts and pictures of closed refunds whose shopper's account is deleted. */
export async function forgetRefundTexts(tables: Tables): Promise<void> {
  await tables
    .updateTable('refund as r')
    .from('shop_order as o')
    .set({ detail: '', pics: [], answer: '' })
    .whereRef('o.order_id', '=', 'r.order_id')
    .where('o.account_id', 'is', null)
    .where('r.state', 'in', [3, 4, 5])
    .where((eb) =>
      eb.or([eb('r.detail', '<>', ''), sql<boolean>`${eb.ref('r.pics')} <> '{}'`, eb('r.answer', '<>', '')]),
    )
    .execute()
}
