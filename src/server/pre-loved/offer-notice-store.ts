import { sql } from 'kysely'
import type { OfferTitle } from '#words/messages/offer-notices.ts'
import type { Tables } from '../database/database.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'
import type { ItemRow } from './item-store.ts'

/** Writes a notice for the seller of an item; demo sellers and deleted accounts get none. */
export async function addOfferNotice(
  tables: Tables,
  item: ItemRow,
  title: OfferTitle,
  now: Date,
  details: Pick<NoticeArgs, 'reason' | 'contactBy'> = {},
): Promise<void> {
  if (item.accountId === null) return
  const args: NoticeArgs = {
    regionId: item.regionId,
    shopName: '',
    actualTotal: item.price,
    refundAmount: 0,
    payType: null,
    cancelReason: null,
    courier: null,
    trackingNumber: null,
    count: 1,
    names: item.titles,
    itemId: item.itemId,
    ...details,
  }
  await tables
    .insertInto('order_notice')
    .values({
      account_id: item.accountId,
      order_number: null,
      prod_id: null,
      title,
      args: sql<string>`${JSON.stringify(args)}::jsonb`,
      pic: item.pics[0] ?? '',
      created_at: now,
    })
    .execute()
}
