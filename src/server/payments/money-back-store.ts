import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { timestamp } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'

/** The card payment of an order: the amount to return that has no pay-back yet, and the most that can be returned. */
export type Payment = { readonly attemptId: string; readonly owed: number; readonly left: number }
export type MoneyBack = {
  readonly refundId: string
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: number
  /** Whether the payment did not count for its order, because its attempt had been refused. */
  readonly isDuplicate: boolean
}

/**
 * Orders with the card payment that counts for them. Their refund amounts are returned to this payment alone: a
 * duplicate payment has a pay-back of its own, and cash is returned by hand.
 */
const paidOrders = (tables: Tables) =>
  tables
    .selectFrom('shop_order as o')
    .innerJoin('payment_order as p', 'p.order_number', 'o.order_number')
    .innerJoin('payment_attempt as a', 'a.attempt_id', 'p.attempt_id')
    .where('p.is_live', '=', sql.lit(true))
    .where('a.state', '=', 'paid')

/** The sum of the pay-backs of the payment in `p`: of all that have been started, or of the completed ones. */
function sumOfBacks(eb: ExpressionBuilder<Schema & { p: Schema['payment_order'] }, 'p'>, isDone = false) {
  const backs = eb
    .selectFrom('money_back as b')
    .select((back) => back.fn.sum<number>('b.amount').as('sum'))
    .whereRef('b.attempt_id', '=', 'p.attempt_id')
    .whereRef('b.order_number', '=', 'p.order_number')
  return sql<number>`coalesce(${isDone ? backs.where('b.done_at', 'is not', null) : backs}, 0)`
}

/** The card payment of an order; undefined where no card has paid the order. */
export const readPayment = (tables: Tables, orderNumber: string): Promise<Payment | undefined> =>
  paidOrders(tables)
    .select((eb) => [
      'p.attempt_id as attemptId',
      eb('o.refund_amount', '-', sumOfBacks(eb)).as('owed'),
      eb('p.amount', '-', sumOfBacks(eb)).as('left'),
    ])
    .where('o.order_number', '=', orderNumber)
    .executeTakeFirst()

export async function insertMoneyBack(
  tables: Tables,
  one: { refundId: string; attemptId: string; orderNumber: string; amount: number },
  now: Date,
): Promise<void> {
  await tables
    .insertInto('money_back')
    .values({
      refund_id: one.refundId,
      attempt_id: one.attemptId,
      order_number: one.orderNumber,
      amount: one.amount,
      made_at: now,
      next_at: now,
    })
    .execute()
}

/**
 * The number of one order, locked and paid by card, whose refund amount has not been started in full. Another process
 * may have started a pay-back between this statement's snapshot and its lock without changing the order's row, so the
 * amount is read again once the order is locked.
 */
export async function claimOwingOrder(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  for (;;) {
    const row = await paidOrders(tables)
      .select('o.order_number')
      .where('o.refund_amount', '>', sql.lit(0))
      .where('o.refunded_at', 'is', null)
      .where((eb) => eb('o.refund_amount', '>', sumOfBacks(eb)))
      .where((eb) => isNotPostponed(tables, kind, eb.ref('o.order_number'), now))
      .orderBy('o.order_id')
      .limit(1)
      .forUpdate('o')
      .skipLocked()
      .executeTakeFirst()
    if (!row || ((await readPayment(tables, row.order_number))?.owed ?? 0) > 0) return row?.order_number
  }
}

/** Claims one pay-back of a provider and postpones its next try by 1 min, 2, 4 … at most an hour. */
export async function claimMoneyBack(tables: Tables, provider: string, now: Date): Promise<string | undefined> {
  const due = tables
    .selectFrom('money_back as b')
    .innerJoin('payment_attempt as a', 'a.attempt_id', 'b.attempt_id')
    .select('b.refund_id')
    .where('b.done_at', 'is', null)
    .where('b.next_at', '<=', now)
    .where('a.provider', '=', provider)
    .orderBy('b.next_at')
    .orderBy('b.refund_id')
    .limit(1)
    .forUpdate('b')
    .skipLocked()
  const row = await tables
    .updateTable('money_back')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      next_at: sql<Date>`${timestamp(now)} + make_interval(secs => least(3600, 60 * power(2, least(${eb.ref('tries')}, 10))))`,
    }))
    .where('refund_id', '=', due)
    .returning('refund_id')
    .executeTakeFirst()
  return row?.refund_id
}

/** A pay-back; undefined for an unknown id. */
export async function readMoneyBackRow(tables: Tables, refundId: string): Promise<MoneyBack | undefined> {
  const row = await tables
    .selectFrom('money_back as b')
    .innerJoin('payment_attempt as a', 'a.attempt_id', 'b.attempt_id')
    .innerJoin('payment_order as p', (join) =>
      join.onRef('p.attempt_id', '=', 'b.attempt_id').onRef('p.order_number', '=', 'b.order_number'),
    )
    .select([
      'b.refund_id as refundId',
      'a.payment_id as paymentId',
      'b.order_number as orderNumber',
      'b.amount',
      'p.is_live as isLive',
    ])
    .where('b.refund_id', '=', refundId)
    .executeTakeFirst()
  if (!row) return undefined
  const { isLive, ...one } = row
  return { ...one, paymentId: row.paymentId ?? '', isDuplicate: !isLive }
}

/**
 * Records a completed pay-back; an order whose refund amount has been returned to its card gets the time. Answers
 * whether the pay-back was not recorded before.
 */
export async function writeMoneyBackDone(
  tables: Tables,
  { refundId, orderNumber }: MoneyBack,
  now: Date,
): Promise<boolean> {
  const done = await tables
    .updateTable('money_back')
    .set({ done_at: now })
    .where('refund_id', '=', refundId)
    .where('done_at', 'is', null)
    .returning('refund_id')
    .execute()
  const returned = paidOrders(tables)
    .select('o.order_id')
    .where('o.order_number', '=', orderNumber)
    .where('o.refund_amount', '>', sql.lit(0))
    .where((eb) => eb('o.refund_amount', '<=', sumOfBacks(eb, true)))
  await tables.updateTable('shop_order').set({ refunded_at: now }).where('order_id', 'in', returned).execute()
  return done.length > 0
}
