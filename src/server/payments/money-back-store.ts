import { type Expression, type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { timestamp } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'

/** A payment for an order by one attempt, and its amount that has not been paid back yet. */
export type Paid = { readonly attemptId: string; readonly left: number }
export type MoneyBack = {
  readonly refundId: string
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: number
}

/** The card payments for an order; superseded payments come first. */
export const readPaid = (tables: Tables, orderNumber: string): Promise<Paid[]> =>
  tables
    .selectFrom('payment_order as p')
    .innerJoin('payment_attempt as a', 'a.attempt_id', 'p.attempt_id')
    .select((eb) => [
      'p.attempt_id as attemptId',
      eb(
        'p.amount',
        '-',
        sumOrZero(
          eb
            .selectFrom('money_back as b')
            .select((back) => back.fn.sum<number>('b.amount').as('sum'))
            .whereRef('b.attempt_id', '=', 'p.attempt_id')
            .whereRef('b.order_number', '=', 'p.order_number'),
        ),
      ).as('left'),
    ])
    .where('p.order_number', '=', orderNumber)
    .where('a.state', '=', 'paid')
    .orderBy('p.is_live')
    .orderBy('a.made_at')
    .execute()

const sumOrZero = (sum: Expression<{ sum: number | null }>): RawBuilder<number> => sql<number>`coalesce(${sum}, 0)`

/** The sum of the pay-backs that have been started for the order in `o`. */
const begun = (eb: ExpressionBuilder<Schema & { o: Schema['shop_order'] }, 'o'>) =>
  sumOrZero(
    eb
      .selectFrom('money_back as b')
      .select((back) => back.fn.sum<number>('b.amount').as('sum'))
      .whereRef('b.order_number', '=', 'o.order_number'),
  )

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
    const row = await tables
      .selectFrom('shop_order as o')
      .select('o.order_number')
      .where('o.refund_amount', '>', sql.lit(0))
      .where('o.refunded_at', 'is', null)
      .where((eb) => eb('o.refund_amount', '>', begun(eb)))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('payment_order as p')
            .innerJoin('payment_attempt as a', 'a.attempt_id', 'p.attempt_id')
            .select('p.attempt_id')
            .whereRef('p.order_number', '=', 'o.order_number')
            .where('a.state', '=', 'paid'),
        ),
      )
      .where((eb) => isNotPostponed(tables, kind, eb.ref('o.order_number'), now))
      .orderBy('o.order_id')
      .limit(1)
      .forUpdate('o')
      .skipLocked()
      .executeTakeFirst()
    if (!row || (await readOwed(tables, row.order_number)) > 0) return row?.order_number
  }
}

/** The part of an order's refund amount whose pay-back has not been started. */
export async function readOwed(tables: Tables, orderNumber: string): Promise<number> {
  const row = await tables
    .selectFrom('shop_order as o')
    .select((eb) => eb('o.refund_amount', '-', begun(eb)).as('owed'))
    .where('o.order_number', '=', orderNumber)
    .executeTakeFirst()
  return row?.owed ?? 0
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
    .select(['b.refund_id as refundId', 'a.payment_id as paymentId', 'b.order_number as orderNumber', 'b.amount'])
    .where('b.refund_id', '=', refundId)
    .executeTakeFirst()
  return row && { ...row, paymentId: row.paymentId ?? '' }
}

/** Records a completed pay-back; an order without an outstanding amount gets the time. */
export async function writeMoneyBackDone(
  tables: Tables,
  { refundId, orderNumber }: MoneyBack,
  now: Date,
): Promise<void> {
  await tables
    .updateTable('money_back')
    .set({ done_at: now })
    .where('refund_id', '=', refundId)
    .where('done_at', 'is', null)
    .execute()
  await tables
    .updateTable('shop_order as o')
    .set({ refunded_at: now })
    .where('o.order_number', '=', orderNumber)
    .where('o.refund_amount', '>', sql.lit(0))
    .where((eb) =>
      eb(
        'o.refund_amount',
        '<=',
        sumOrZero(
          eb
            .selectFrom('money_back as b')
            .select((back) => back.fn.sum<number>('b.amount').as('sum'))
            .whereRef('b.order_number', '=', 'o.order_number')
            .where('b.done_at', 'is not', null),
        ),
      ),
    )
    .execute()
}
