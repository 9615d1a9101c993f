import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'

/** Ends what was asked back of an order and not answered: the order has been closed, and all of it comes back. */
export async function withdrawRefunds(tables: Tables, orderId: number, now: Date): Promise<void> {
  await query(tables, sql`update refund set state = 5, withdrawn_at = ${now} where order_id = ${orderId} and state = 1`)
  await query(tables, sql`update order_item set refund_state = 5 where order_id = ${orderId} and refund_state = 1`)
}
