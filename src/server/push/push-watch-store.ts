import { sql } from 'kysely'
import type { WatchKind } from '#contract/push/push-watch.ts'
import type { Tables } from '../database/database.ts'
import { bigint } from '../database/expressions.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'

/** The owner of a watch: an account, or a device on which nobody is signed in. */
export type Watcher = { readonly accountId: number } | { readonly subscriptionId: string }
export type Watch = { readonly skuId: number; readonly regionId: number; readonly kind: WatchKind }

/** The maximum number of watches of one owner. */
export const maxWatches = 100

const ownerOf = (watcher: Watcher) => ({
  account_id: 'accountId' in watcher ? watcher.accountId : null,
  subscription_id: 'subscriptionId' in watcher ? watcher.subscriptionId : null,
})

/** Stores a watch with the current price; false if the region has no such variant. A second watch changes nothing. */
export async function insertWatch(
  tables: Tables,
  watcher: Watcher,
  { skuId, regionId, kind }: Watch,
  now: Date,
): Promise<boolean> {
  const offer = await tables
    .selectFrom('sku_offer')
    .select('price')
    .where('sku_id', '=', skuId)
    .where('region_id', '=', regionId)
    .executeTakeFirst()
  if (!offer) return false
  await tables
    .insertInto('push_watch')
    .values({
      ...ownerOf(watcher),
      sku_id: skuId,
      region_id: regionId,
      kind,
      price_then: offer.price,
      made_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Ends a watch. */
export async function deleteWatch(tables: Tables, watcher: Watcher, { skuId, regionId, kind }: Watch): Promise<void> {
  const { account_id: accountId, subscription_id: subscriptionId } = ownerOf(watcher)
  await tables
    .deleteFrom('push_watch')
    .where('sku_id', '=', skuId)
    .where('region_id', '=', regionId)
    .where('kind', '=', kind)
    .where((eb) => (accountId === null ? eb('subscription_id', '=', subscriptionId) : eb('account_id', '=', accountId)))
    .execute()
}

/** The watches of an account and of a device, the latest first. */
export const readWatches = (
  tables: Tables,
  { accountId, subscriptionId }: { readonly accountId: number | null; readonly subscriptionId: string | null },
) =>
  tables
    .selectFrom('push_watch as w')
    .innerJoin('sku', 'sku.sku_id', 'w.sku_id')
    .select(['sku.prod_id as prodId', 'w.sku_id as skuId', 'w.region_id as regionId', 'w.kind', 'w.made_at as madeAt'])
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('w.account_id', '=', accountId)]),
        ...(subscriptionId === null ? [] : [eb('w.subscription_id', '=', subscriptionId)]),
      ]),
    )
    .orderBy('w.watch_id', 'desc')
    .execute()

/**
 * One watch whose event has happened, locked: the variant is sold again, or costs less than at the time of the tap.
 * Answers the id as text; undefined where there is none.
 */
export async function claimHappenedWatch(tables: Tables, job: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('push_watch as w')
    .innerJoin('sku', 'sku.sku_id', 'w.sku_id')
    .innerJoin('sku_offer as so', (join) =>
      join.onRef('so.sku_id', '=', 'w.sku_id').onRef('so.region_id', '=', 'w.region_id'),
    )
    .innerJoin('offer as o', (join) =>
      join.onRef('o.prod_id', '=', 'sku.prod_id').onRef('o.region_id', '=', 'w.region_id'),
    )
    .select('w.watch_id')
    .where('o.is_available', '=', sql.lit(true))
    .where('so.stocks', '>', 0)
    .where((eb) => eb.or([eb('w.kind', '=', 'stock'), eb('so.price', '<', eb.ref('w.price_then'))]))
    .where((eb) => isNotPostponed(tables, job, sql<string>`${eb.ref('w.watch_id')}::text`, now))
    .orderBy('w.watch_id')
    .limit(1)
    .forUpdate('w')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.watch_id)
}

/** Removes a watch and answers its row. */
export const takeWatch = (tables: Tables, watchId: number) =>
  tables.deleteFrom('push_watch').where('watch_id', '=', bigint(watchId)).returningAll().executeTakeFirst()
