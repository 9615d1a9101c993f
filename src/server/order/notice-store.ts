import { sql } from 'kysely'
import type { NoticeTitle } from '#words/messages/order-notice.ts'
import type { Tables } from '../database/database.ts'
import { bigint, timestamp } from '../database/expressions.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'
import { queuePush } from '../push/push-queue-store.ts'
import { topicOfNotice } from '../push/pushed-notices.ts'
import type { OrderRow } from './order-store.ts'

export type { NoticeTitle }

/**
 * Writes a notice for the shopper of an order and queues its push message; does nothing if the account is deleted. The
 * text is composed when the notice is read, from the title's code and the stored arguments: the shop, the amount in
 * minor units, the first item's names in five languages, and details such as the number and amount of a refund.
 */
export async function addOrderNotice(
  tables: Tables,
  order: OrderRow,
  title: NoticeTitle,
  now: Date,
  details: Pick<NoticeArgs, 'refundNumber' | 'refunded' | 'coins' | 'bank' | 'contactBy' | 'teamId'> = {},
): Promise<void> {
  const { accountId } = order
  if (accountId === null) return
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
    ...details,
  })
  const notice = await tables
    .insertInto('order_notice')
    .columns(['account_id', 'order_number', 'title', 'args', 'pic', 'created_at'])
    .expression(
      tables
        .selectFrom('order_item')
        .select((eb) => {
          const itemId = eb.ref('order_item_id')
          const names = sql`(array_agg(to_jsonb(${eb.ref('prod_names')}) order by ${itemId}))[1]`
          return [
            bigint(accountId).as('account_id'),
            sql<string>`${order.orderNumber}`.as('order_number'),
            sql<NoticeTitle>`${title}`.as('title'),
            sql<string>`${args}::jsonb || jsonb_build_object('count', sum(${eb.ref('prod_count')}), 'names', ${names})`.as(
              'args',
            ),
            sql<string>`(array_agg(${eb.ref('pic')} order by ${itemId}))[1]`.as('pic'),
            timestamp(now).as('created_at'),
          ]
        })
        .where('order_id', '=', order.orderId),
    )
    .returning(['id', 'args'])
    .executeTakeFirst()
  const topic = topicOfNotice[title]
  if (!notice || !topic) return
  const content = { kind: 'notice', title, args: notice.args, orderNumber: order.orderNumber } as const
  await queuePush(tables, { accountId }, { key: `notice ${notice.id}`, topic, content, isLimited: false }, now)
}
