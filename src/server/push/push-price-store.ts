import { sql } from 'kysely'
import { shownLists } from '#contract/grocery/shown-lists.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, bigint, recordset } from '../database/expressions.ts'
import { readLists } from '../grocery/grocery-store.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'

/** A product that an account keeps, or one variant of it; prices in minor units of the region. */
export type KeptPrice = { readonly prodId: number; readonly skuId: number; readonly price: number }

/** A device whose account's prices are due, locked; undefined where there is none. */
export async function claimPriceCheck(
  tables: Tables,
  job: string,
  before: Date,
  now: Date,
): Promise<string | undefined> {
  const row = await tables
    .selectFrom('push_subscription as s')
    .innerJoin('session as e', 'e.session_id', 's.session_id')
    .select('s.subscription_id')
    .where('e.ends_at', '>', now)
    .where(sql<boolean>`'priceDrop' = any(s.topics)`)
    .where((eb) => eb.or([eb('s.prices_checked_at', 'is', null), eb('s.prices_checked_at', '<=', before)]))
    .where((eb) => isNotPostponed(tables, job, eb.ref('s.subscription_id'), now))
    .orderBy('s.subscription_id')
    .limit(1)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst()
  return row?.subscription_id
}

/** Records the check of a device, and answers the account with the region of the device. */
export const writePriceCheck = (tables: Tables, subscriptionId: string, now: Date) =>
  tables
    .updateTable('push_subscription as s')
    .from('session as e')
    .set({ prices_checked_at: now })
    .whereRef('e.session_id', '=', 's.session_id')
    .where('s.subscription_id', '=', subscriptionId)
    .returning(['e.account_id as accountId', 's.region_id as regionId', 's.time_zone as timeZone'])
    .executeTakeFirst()

/**
 * The current prices of what an account keeps in a region: its favourite products, and the items of its grocery lists
 * that are not ticked. Sold-out and unavailable products are left out. `skuId` is 0 for a product's lowest price.
 */
export async function readKeptPrices(
  tables: Tables,
  { accountId, regionId, timeZone }: { accountId: number; regionId: number; timeZone: string },
  now: Date,
): Promise<KeptPrice[]> {
  const favourites = await tables
    .selectFrom('favourite as f')
    .innerJoin('offer as o', (join) => join.onRef('o.prod_id', '=', 'f.target_id').on('o.region_id', '=', regionId))
    .select(['o.prod_id as prodId', sql<number>`0`.as('skuId'), 'o.price'])
    .where('f.account_id', '=', accountId)
    .where('f.kind', '=', 'prod')
    .where('f.is_kept', '=', sql.lit(true))
    .where('o.is_available', '=', sql.lit(true))
    .where('o.stocks', '>', 0)
    .execute()
  const lists = shownLists((await readLists(tables, accountId)).values(), { now: now.getTime(), timeZone })
  const skuIds = lists.flatMap(({ items }) => items.flatMap((one) => (one.isTicked ? [] : (one.skuId ?? []))))
  if (skuIds.length === 0) return favourites
  const items = await tables
    .selectFrom('sku_offer as so')
    .innerJoin('sku', 'sku.sku_id', 'so.sku_id')
    .innerJoin('offer as o', (join) => join.onRef('o.prod_id', '=', 'sku.prod_id').on('o.region_id', '=', regionId))
    .select(['sku.prod_id as prodId', 'so.sku_id as skuId', 'so.price'])
    .where('so.region_id', '=', regionId)
    .where('so.sku_id', '=', anyOf(skuIds))
    .where('so.stocks', '>', 0)
    .where('o.is_available', '=', sql.lit(true))
    .execute()
  return [...favourites, ...items]
}

/** The prices at which an account last saw its kept products in a region. */
export const readSeenPrices = (tables: Tables, accountId: number, regionId: number): Promise<KeptPrice[]> =>
  tables
    .selectFrom('push_price')
    .select(['prod_id as prodId', 'sku_id as skuId', 'price'])
    .where('account_id', '=', accountId)
    .where('region_id', '=', regionId)
    .execute()

/** Replaces the seen prices of an account in a region. */
export async function writeSeenPrices(
  tables: Tables,
  accountId: number,
  regionId: number,
  prices: readonly KeptPrice[],
): Promise<void> {
  await tables.deleteFrom('push_price').where('account_id', '=', accountId).where('region_id', '=', regionId).execute()
  if (prices.length === 0) return
  await tables
    .insertInto('push_price')
    .columns(['account_id', 'region_id', 'prod_id', 'sku_id', 'price'])
    .expression(
      tables
        .selectFrom(recordset('given', { prodId: 'bigint', skuId: 'bigint', price: 'int' }, prices))
        .select([
          bigint(accountId).as('account_id'),
          bigint(regionId).as('region_id'),
          'given.prodId',
          'given.skuId',
          'given.price',
        ]),
    )
    .execute()
}

/** The cheapest variant of a product that is in stock. */
export async function cheapestSku(tables: Tables, prodId: number, regionId: number): Promise<number | undefined> {
  const row = await tables
    .selectFrom('sku')
    .innerJoin('sku_offer as so', 'so.sku_id', 'sku.sku_id')
    .select('sku.sku_id')
    .where('sku.prod_id', '=', prodId)
    .where('so.region_id', '=', regionId)
    .where('so.stocks', '>', 0)
    .orderBy('so.price')
    .orderBy('sku.seq')
    .limit(1)
    .executeTakeFirst()
  return row?.sku_id
}
