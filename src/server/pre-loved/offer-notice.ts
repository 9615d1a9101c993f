import type { OfferTitle } from '#words/messages/offer-notices.ts'
import type { Tables } from '../database/database.ts'
import type { NoticeArgs } from '../database/schema/order-tables.ts'
import { addPushedNotice } from '../notice/add-pushed-notice.ts'
import type { ItemRow } from './item-store.ts'

/** Writes a notice for the seller of an item, and its push message; demo sellers and deleted accounts get none. */
export async function addOfferNotice(
  tables: Tables,
  { accountId, regionId, itemId, price, titles, pics }: ItemRow,
  title: OfferTitle,
  now: Date,
  details: Pick<NoticeArgs, 'reason' | 'contactBy'> = {},
): Promise<void> {
  if (accountId === null) return
  const args = { regionId, itemId, actualTotal: price, names: titles, ...details }
  await addPushedNotice(tables, { accountId, title, args, pic: pics[0] ?? '' }, now)
}
