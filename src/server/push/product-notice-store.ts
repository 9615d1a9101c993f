import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'
import type { PushContent, PushedSku } from '../database/schema/push-tables.ts'

type ProductTitle = 'BACK_IN_STOCK' | 'PRICE_DROPPED'
/** `was` is the price before a drop, in minor units; `count` is the number of products that the notice summarizes. */
type Event = { readonly title: ProductTitle; readonly sku: PushedSku; readonly was?: number; readonly count?: number }

/** The content of a message about a product. */
export const productContent = ({ title, sku, was, count = 1 }: Event): Extract<PushContent, { kind: 'notice' }> => ({
  kind: 'notice',
  title,
  orderNumber: null,
  sku,
  args: {
    regionId: sku.regionId,
    shopName: sku.shopName,
    actualTotal: sku.price,
    refundAmount: 0,
    payType: null,
    cancelReason: null,
    courier: null,
    trackingNumber: null,
    count,
    names: sku.names,
    ...(was !== undefined && { was }),
  } satisfies NoticeArgs,
})

/** Writes the notice of such a message for an account, and answers the notice's id. */
export async function addProductNotice(
  tables: Tables,
  accountId: number,
  { title, args, sku }: ReturnType<typeof productContent>,
  now: Date,
): Promise<number> {
  const row = await tables
    .insertInto('order_notice')
    .values({
      account_id: accountId,
      order_number: null,
      prod_id: sku?.prodId ?? null,
      title,
      args: sql<string>`${JSON.stringify(args)}::jsonb`,
      pic: sku?.pic ?? '',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? 0
}
