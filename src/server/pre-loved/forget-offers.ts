import type { Tables } from '../database/database.ts'
import { removeItemRows, writeShopRow } from './catalogue-store.ts'
import { forgetItems } from './item-store.ts'
import { nameLeftShops } from './member-shop-store.ts'

/**
 * Removes the data of sellers whose accounts are deleted: their items, except those that an order still holds, and the
 * names and pictures of their shops. A held item is deleted once its order is over and paid out.
 */
export async function forgetOffers(tables: Tables): Promise<void> {
  const gone = await forgetItems(tables)
  if (gone.length > 0) await removeItemRows(tables, gone)
  for (const shop of await nameLeftShops(tables)) await writeShopRow(tables, shop)
}
