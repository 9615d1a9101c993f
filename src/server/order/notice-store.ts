import { sql } from 'kysely'
import type { NoticeTitle } from '#words/messages/order-notice.ts'
import { query, type Tables } from '../database/database.ts'
import type { OrderRow } from './order-store.ts'

export type { NoticeTitle }

/**
 * Writes down what the shopper of an order is told of it; nobody is told where the account has gone. The words are made when it is
 * read, of the title's code and of what is kept with it: the shop, the amount in minor units, the first thing's names in five languages,
 * and of a refund its number and amount.
 */
export async function noteOrder(
  tables: Tables,
  order: OrderRow,
  title: NoticeTitle,
  now: Date,
  refund: { readonly refundNumber?: string; readonly refunded?: number } = {},
): Promise<void> {
  if (order.accountId === null) return
  const { regionId, shopName, actualTotal, refundAmount, payType, cancelReason, courier, trackingNumber } = order
  const args = JSON.stringify({
    regionId,
    shopName,
    actualTotal,
    refundAmount,
    payType,
    cancelReason,
    courier,
    trackingNumber,
    ...refund,
  })
  await query(
    tables,
    sql`
    insert into order_notice (account_id, order_number, title, args, pic, created_at)
    select ${order.accountId}::bigint, ${order.orderNumber}, ${title}, ${args}::jsonb || jsonb_build_object('count', sum(prod_count), 'names', (array_agg(to_jsonb(prod_names) order by order_item_id))[1]),
      (array_agg(pic order by order_item_id))[1], ${now}::timestamptz
    from order_item where order_id = ${order.orderId}`,
  )
}
