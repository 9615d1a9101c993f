import type { Tables } from '../database/database.ts'

/** Withdraws the open refunds of an order that has been closed: all of its amount comes back by the closing. */
export async function withdrawRefunds(tables: Tables, orderId: number, now: Date): Promise<void> {
  await tables
    .updateTable('refund')
    .set({ state: 5, withdrawn_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 1)
    .execute()
  await tables
    .updateTable('order_item')
    .set({ refund_state: 5 })
    .where('order_id', '=', orderId)
    .where('refund_state', '=', 1)
    .execute()
}
