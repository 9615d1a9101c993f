import { sql } from 'kysely'
import type { RefundReason, RefundState } from '#contract/order/refund.ts'
import { query, type Tables } from '../database/database.ts'
import { isNotSetBack } from '../jobs/trouble-store.ts'

/** A refund with what its order says of it. Money in minor units. */
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
  readonly askedAt: Date
  readonly answeredAt: Date | null
  readonly paidBackAt: Date | null
  readonly withdrawnAt: Date | null
  readonly itemIds: readonly number[]
}
export type NewRefund = Pick<RefundRow, 'orderId' | 'reason' | 'detail' | 'pics' | 'amount' | 'itemIds' | 'askedAt'>

const columns = sql`r.refund_id as "refundId", r.refund_number as "refundNumber", r.order_id as "orderId", o.order_number as "orderNumber", o.region_id as "regionId",
  o.shop_id as "shopId", o.shop_name as "shopName", r.state, r.reason, r.detail, r.pics, r.amount, r.answer, r.asked_at as "askedAt", r.answered_at as "answeredAt",
  r.paid_back_at as "paidBackAt", r.withdrawn_at as "withdrawnAt",
  array(select order_item_id from refund_item i where i.refund_id = r.refund_id order by order_item_id) as "itemIds"`
const refunds = sql`refund r join shop_order o on o.order_id = r.order_id`

/** A refund, of one shopper or of anybody where none is named; undefined where there is none. */
export const readRefund = async (
  tables: Tables,
  { refundNumber, accountId }: { readonly refundNumber: string; readonly accountId?: number },
): Promise<RefundRow | undefined> =>
  (
    await query<RefundRow>(
      tables,
      sql`select ${columns} from ${refunds} where r.refund_number = ${refundNumber} ${accountId === undefined ? sql`` : sql`and o.account_id = ${accountId}`}`,
    )
  )[0]

/** A page of a shopper's refunds, the newest first, and how many there are. */
export async function readRefunds(
  tables: Tables,
  accountId: number,
  { current, size }: { readonly current: number; readonly size: number },
): Promise<{ rows: RefundRow[]; total: number }> {
  const rows = await query<RefundRow>(
    tables,
    sql`select ${columns} from ${refunds} where o.account_id = ${accountId} order by r.refund_id desc limit ${size} offset ${(current - 1) * size}`,
  )
  const [count] = await query<{ total: number }>(
    tables,
    sql`select count(*) as total from ${refunds} where o.account_id = ${accountId}`,
  )
  return { rows, total: count?.total ?? 0 }
}

/** Everybody's refunds of a state, the oldest first. */
export const readRefundsOfState = (tables: Tables, state: RefundState, most: number): Promise<RefundRow[]> =>
  query<RefundRow>(
    tables,
    sql`select ${columns} from ${refunds} where r.state = ${state} order by r.refund_id limit ${most}`,
  )

/** Ids for a refund. */
export const nextRefundId = async (tables: Tables): Promise<number> =>
  (await query<{ id: number }>(tables, sql`select nextval(pg_get_serial_sequence('refund', 'refund_id')) as id`))[0]
    ?.id ?? 0

/** Writes a refund that is asked for, and that its things are. */
export async function insertRefund(
  tables: Tables,
  refundId: number,
  refundNumber: string,
  { orderId, reason, detail, pics, amount, itemIds, askedAt }: NewRefund,
): Promise<void> {
  await query(
    tables,
    sql`
    insert into refund (refund_id, refund_number, order_id, state, reason, detail, pics, amount, asked_at)
    overriding system value values (${refundId}, ${refundNumber}, ${orderId}, 1, ${reason}, ${detail}, ${[...pics]}::text[], ${amount}, ${askedAt})`,
  )
  await query(
    tables,
    sql`insert into refund_item (refund_id, order_item_id) select ${refundId}::bigint, unnest(${[...itemIds]}::bigint[])`,
  )
  await query(tables, sql`update order_item set refund_state = 1 where order_item_id = any(${[...itemIds]}::bigint[])`)
}

/** Writes where a refund stands now, with its things; a time that is given is written, too. */
export async function writeRefund(
  tables: Tables,
  refundId: number,
  to: {
    readonly state: RefundState
    readonly amount: number
    readonly answer?: string
    readonly answeredAt?: Date
    readonly paidBackAt?: Date
    readonly withdrawnAt?: Date
  },
): Promise<void> {
  await query(
    tables,
    sql`
    update refund set state = ${to.state}, amount = ${to.amount}, answer = coalesce(${to.answer ?? null}::text, answer), answered_at = coalesce(${to.answeredAt ?? null}::timestamptz, answered_at),
      paid_back_at = coalesce(${to.paidBackAt ?? null}::timestamptz, paid_back_at), withdrawn_at = coalesce(${to.withdrawnAt ?? null}::timestamptz, withdrawn_at)
    where refund_id = ${refundId}`,
  )
  await query(
    tables,
    sql`
    update order_item set refund_state = ${to.state} where order_item_id in (select order_item_id from refund_item where refund_id = ${refundId})`,
  )
}

/** So much more of an order comes back, and is due. */
export const addMoneyBack = async (tables: Tables, orderId: number, amount: number): Promise<void> =>
  void (await query(
    tables,
    sql`update shop_order set refund_amount = refund_amount + ${amount}, refunded_at = null where order_id = ${orderId}`,
  ))

/** Nothing of an order is due any more, unless another refund of it waits for its money. */
export const writeMoneyGiven = async (tables: Tables, orderId: number, now: Date): Promise<void> =>
  void (await query(
    tables,
    sql`update shop_order set refunded_at = ${now} where order_id = ${orderId} and not exists (select 1 from refund where order_id = ${orderId} and state = 2)`,
  ))

/** The number of one agreed refund whose order's money has been given back, its order held. */
export async function claimGiven(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const rows = await query<{ refund_number: string }>(
    tables,
    sql`
    select r.refund_number from ${refunds} where r.state = 2 and o.refunded_at is not null and ${isNotSetBack(kind, sql`r.refund_number`, now)}
    order by r.refund_id limit 1 for update of o skip locked`,
  )
  return rows[0]?.refund_number
}

/** Every refund of a shopper, for the person's own copy. */
export const readEveryRefund = (tables: Tables, accountId: number): Promise<RefundRow[]> =>
  query<RefundRow>(
    tables,
    sql`select ${columns} from ${refunds} where o.account_id = ${accountId} order by r.refund_id desc`,
  )

/** Takes away what was said and shown in refunds whose shopper's account is gone, once they have come to their end. */
export const forgetRefundTexts = async (tables: Tables): Promise<void> =>
  void (await query(
    tables,
    sql`
    update refund r set detail = '', pics = '{}', answer = '' from shop_order o
    where o.order_id = r.order_id and o.account_id is null and r.state in (3, 4, 5) and (r.detail <> '' or r.pics <> '{}' or r.answer <> '')`,
  ))
