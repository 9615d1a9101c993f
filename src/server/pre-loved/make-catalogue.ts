import type { Tables } from '../database/database.ts'
import { removeItemRows, removeShopRows, writeItemRows, writeShopRow } from './catalogue-store.ts'
import { readEveryItem } from './item-store.ts'
import { readEveryMemberShop } from './member-shop-store.ts'

/**
 * Rebuilds the catalogue rows of all pre-loved items and their sellers, inside a transaction: after the catalogue was
 * filled, and after a backup was restored. The state of an item determines its stock.
 */
export async function makePreLovedCatalogue(tables: Tables): Promise<void> {
  await removeItemRows(tables)
  await removeShopRows(tables)
  for (const shop of await readEveryMemberShop(tables)) await writeShopRow(tables, shop)
  for (const item of await readEveryItem(tables)) if (item.listedAt) await writeItemRows(tables, item)
}
