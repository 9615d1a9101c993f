import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { deliverableOf } from './deliverable-items-store.ts'
import { ownOrders } from './order-store.ts'

/** The number of a shopper's orders of each status, and of their items with an open refund or without a rating. */
export async function countOrders(
  tables: Tables,
  accountId: number,
): Promise<{ byStatus: Map<number, number>; refund: number; toRate: number }> {
  const rows = await ownOrders(tables, accountId)
    .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
    .groupBy('status')
    .execute()
  const items = await tables
    .selectFrom('shop_order as o')
    .innerJoin('order_item as i', 'i.order_id', 'o.order_id')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('i.refund_state', 'in', [1, 2]).as('refund'),
      eb.fn
        .countAll<number>()
        .filterWhere('o.status', '=', 5)
        .filterWhere('i.comm_sts', '=', 0)
        .filterWhere('i.order_item_id', 'in', deliverableOf(tables, accountId))
        .as('toRate'),
    ])
    .where('o.account_id', '=', accountId)
    .where('o.is_deleted', '=', sql.lit(false))
    .executeTakeFirst()
  return {
    byStatus: new Map(rows.map(({ status, orders }) => [status, orders])),
    refund: items?.refund ?? 0,
    toRate: items?.toRate ?? 0,
  }
}
