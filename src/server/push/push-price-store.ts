import { sql } from 'kysely'
import { shownLists } from '#contract/grocery/shown-lists.ts'
import { followedOf } from '#contract/push/push-prices.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, bigint, recordset } from '../database/expressions.ts'
import { readLists } from '../grocery/grocery-store.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'
import { regionById } from '../region/region-rules.ts'

/** A product that an account keeps, or one variant of it; prices in minor units of the region. */
export type KeptPrice = { readonly prodId: number; readonly skuId: number; readonly price: number }
/** Products, of which the lowest price counts, and single variants. */
export type Kept = { readonly prodIds: readonly number[]; readonly skuIds: readonly number[] }

/**
 * A signed-in account whose prices are due, locked; undefined where there is none. An account is due after `pushed`
 * where a device of the account has price drops turned on, otherwise after `noticed`.
 */
export async function claimPriceCheck(
  tables: Tables,
  job: string,
  { pushed, noticed }: { readonly pushed: Date; readonly noticed: Date },
  now: Date,
): Promise<string | undefined> {
  const row = await tables
    .selectFrom('account as a')
    .select('a.account_id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session as e')
          .leftJoin('push_subscription as s', 's.session_id', 'e.session_id')
          .select('e.session_id')
          .whereRef('e.account_id', '=', 'a.account_id')
          .where('e.ends_at', '>', now)
          .where(
            sql<boolean>`(${eb.ref('a.prices_checked_at')} is null or ${eb.ref('a.prices_checked_at')} <=
              case when 'priceDrop' = any(s.topics) then ${pushed}::timestamptz else ${noticed}::timestamptz end)`,
          ),
      ),
    )
    .where((eb) => isNotPostponed(tables, job, sql<string>`${eb.ref('a.account_id')}::text`, now))
    .orderBy('a.account_id')
    .limit(1)
    .forNoKeyUpdate('a')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.account_id)
}

/** Records the check of an account, and answers its region; the time zone is that of its latest device with push. */
export async function writePriceCheck(tables: Tables, accountId: number, now: Date) {
  const account = await tables
    .updateTable('account')
    .set({ prices_checked_at: now })
    .where('account_id', '=', accountId)
    .returning(['account_id as accountId', 'region_id as regionId'])
    .executeTakeFirst()
  const device = await tables
    .selectFrom('push_subscription as s')
    .innerJoin('session as e', 'e.session_id', 's.session_id')
    .select('s.time_zone')
    .where('e.account_id', '=', accountId)
    .orderBy('s.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return account && { ...account, timeZone: device?.time_zone ?? regionById(account.regionId).timeZone }
}

/** The favourite products of an account, and the items of its grocery lists that are not ticked. */
export async function readKept(
  tables: Tables,
  { accountId, timeZone }: { readonly accountId: number; readonly timeZone: string },
  now: Date,
): Promise<Kept> {
  const favourites = await tables
    .selectFrom('favourite')
    .select('target_id as prodId')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'prod')
    .where('is_kept', '=', sql.lit(true))
    .execute()
  const lists = shownLists((await readLists(tables, accountId)).values(), { now: now.getTime(), timeZone })
  return followedOf(
    favourites.map(({ prodId }) => prodId),
    lists,
  )
}

/**
 * The current prices of kept products and variants in a region. Sold-out and unavailable ones are left out. `skuId` is 0
 * for a product's lowest price.
 */
export async function readKeptPrices(
  tables: Tables,
  regionId: number,
  { prodIds, skuIds }: Kept,
): Promise<KeptPrice[]> {
  const products = await tables
    .selectFrom('offer as o')
    .select(['o.prod_id as prodId', sql<number>`0`.as('skuId'), 'o.price'])
    .where('o.region_id', '=', regionId)
    .where('o.prod_id', '=', anyOf(prodIds))
    .where('o.is_available', '=', sql.lit(true))
    .where('o.stocks', '>', 0)
    .execute()
  if (skuIds.length === 0) return products
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
  return [...products, ...items]
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
        .selectFrom(recordset('given', { prodId: 'bigint', skuId: 'bigint', price: 'bigint' }, prices))
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
