import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import { isNotSetBack } from '../jobs/trouble-store.ts'

/** What was paid for an order by one attempt, and how much of it has not gone back yet. */
export type Paid = { readonly attemptId: string; readonly left: number }
export type MoneyBack = {
  readonly refundId: string
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: number
}

/** What has been paid for an order by card, the payments that it does not live by first. */
export const readPaid = (tables: Tables, orderNumber: string): Promise<Paid[]> =>
  query<Paid>(
    tables,
    sql`
    select p.attempt_id as "attemptId", p.amount - coalesce((select sum(b.amount) from money_back b where b.attempt_id = p.attempt_id and b.order_number = p.order_number), 0) as left
    from payment_order p join payment_attempt a using (attempt_id) where p.order_number = ${orderNumber} and a.state = 'paid' order by p.is_live, a.made_at`,
  )

export const insertMoneyBack = async (
  tables: Tables,
  one: { refundId: string; attemptId: string; orderNumber: string; amount: number },
  now: Date,
): Promise<void> =>
  void (await query(
    tables,
    sql`
    insert into money_back (refund_id, attempt_id, order_number, amount, made_at, next_at)
    values (${one.refundId}, ${one.attemptId}, ${one.orderNumber}, ${one.amount}, ${now}, ${now})`,
  ))

/**
 * The number of one order, held, paid by card, of whose refund amount something was not begun yet. Another process may have begun it
 * between this one's view and its hold, which changes nothing of the order itself: so it is read again once it is held.
 */
export async function claimOwingOrder(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  for (;;) {
    const [row] = await query<{ order_number: string }>(
      tables,
      sql`
      select order_number from shop_order o where refund_amount > 0 and refunded_at is null
        and refund_amount > coalesce((select sum(b.amount) from money_back b where b.order_number = o.order_number), 0)
        and exists (select 1 from payment_order p join payment_attempt a using (attempt_id) where p.order_number = o.order_number and a.state = 'paid')
        and ${isNotSetBack(kind, sql`o.order_number`, now)}
      order by order_id limit 1 for update of o skip locked`,
    )
    if (!row || (await readOwed(tables, row.order_number)) > 0) return row?.order_number
  }
}

/** How much of an order's refund amount was not begun yet. */
export async function readOwed(tables: Tables, orderNumber: string): Promise<number> {
  const rows = await query<{ owed: number }>(
    tables,
    sql`
    select refund_amount - coalesce((select sum(b.amount) from money_back b where b.order_number = o.order_number), 0) as owed from shop_order o where order_number = ${orderNumber}`,
  )
  return rows[0]?.owed ?? 0
}

/** Names one amount that a provider is to give back, and sets it back: 1 min, 2, 4 … at most an hour. */
export async function claimMoneyBack(tables: Tables, provider: string, now: Date): Promise<string | undefined> {
  const rows = await query<{ refund_id: string }>(
    tables,
    sql`
    update money_back set tries = tries + 1, next_at = ${now}::timestamptz + make_interval(secs => least(3600, 60 * power(2, least(tries, 10)))) where refund_id = (
      select b.refund_id from money_back b join payment_attempt a using (attempt_id) where b.done_at is null and b.next_at <= ${now} and a.provider = ${provider}
      order by b.next_at, b.refund_id limit 1 for update of b skip locked)
    returning refund_id`,
  )
  return rows[0]?.refund_id
}

export const readMoneyBackRow = async (tables: Tables, refundId: string): Promise<MoneyBack | undefined> =>
  (
    await query<MoneyBack>(
      tables,
      sql`
    select b.refund_id as "refundId", a.payment_id as "paymentId", b.order_number as "orderNumber", b.amount from money_back b join payment_attempt a using (attempt_id) where b.refund_id = ${refundId}`,
    )
  )[0]

/** It has gone back; an order to which nothing is owed any more says when. */
export async function writeMoneyBackDone(
  tables: Tables,
  { refundId, orderNumber }: MoneyBack,
  now: Date,
): Promise<void> {
  await query(tables, sql`update money_back set done_at = ${now} where refund_id = ${refundId} and done_at is null`)
  await query(
    tables,
    sql`
    update shop_order o set refunded_at = ${now} where order_number = ${orderNumber} and refund_amount > 0
      and refund_amount <= (select coalesce(sum(b.amount), 0) from money_back b where b.order_number = o.order_number and b.done_at is not null)`,
  )
}
