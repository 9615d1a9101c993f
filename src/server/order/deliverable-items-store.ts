import type { Tables } from '../database/database.ts'
import { notExists } from '../database/expressions.ts'

/** The items `i` of orders `own`, without those that a refund returned to the stock before the dispatch. */
export const deliverableItems = (tables: Tables) =>
  tables
    .selectFrom('shop_order as own')
    .innerJoin('order_item as i', 'i.order_id', 'own.order_id')
    .where((eb) =>
      notExists(
        eb
          .selectFrom('refund_item as ri')
          .innerJoin('refund as r', 'r.refund_id', 'ri.refund_id')
          .select('r.refund_id')
          .whereRef('ri.order_item_id', '=', 'i.order_item_id')
          .where('r.state', 'in', [2, 4])
          .where((refund) =>
            refund.or([
              refund('own.shipped_at', 'is', null),
              refund('r.answered_at', '<', refund.ref('own.shipped_at')),
            ]),
          ),
      ),
    )

/** Whether an item was sent with its order, or is to be sent. */
export async function isDeliverable(tables: Tables, orderItemId: number): Promise<boolean> {
  const found = deliverableItems(tables).select('i.order_item_id').where('i.order_item_id', '=', orderItemId)
  return (await found.executeTakeFirst()) !== undefined
}

/** The ids of the items that a shopper has got or will get. */
export const deliverableOf = (tables: Tables, accountId: number) =>
  deliverableItems(tables).select('i.order_item_id').where('own.account_id', '=', accountId)
