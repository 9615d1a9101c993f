import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import { isNotSetBack } from './trouble-store.ts'

/** The number of one order of a status whose time is over, held; undefined where there is none. */
export async function claimEndedOrder(
  tables: Tables,
  kind: string,
  status: 1 | 3,
  now: Date,
): Promise<string | undefined> {
  const rows = await query<{ order_number: string }>(
    tables,
    sql`
    select order_number from shop_order o where status = ${status} and ends_at <= ${now} and ${isNotSetBack(kind, sql`o.order_number`, now)}
    order by ends_at, order_id limit 1 for update of o skip locked`,
  )
  return rows[0]?.order_number
}
