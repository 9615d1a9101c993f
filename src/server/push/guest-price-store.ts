import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import type { KeptOnDevice } from '../database/schema/push-tables.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'
import type { Kept } from './push-price-store.ts'

/**
 * Replaces the favourites and list items of a guest's device; false if there is no such device. The prices last seen
 * stay.
 */
export async function writeKept(tables: Tables, subscriptionId: string, { prodIds, skuIds }: Kept): Promise<boolean> {
  const device = await tables
    .selectFrom('push_subscription')
    .select(['kept', 'region_id as regionId'])
    .where('subscription_id', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirst()
  if (!device) return false
  const { regionId, seen } = device.kept ?? { regionId: device.regionId, seen: [] }
  await setKept(tables, subscriptionId, { prodIds, skuIds, regionId, seen })
  return true
}

/** Stores the favourites and list items of a device with the prices last seen in the device's region. */
export const setKept = (tables: Tables, subscriptionId: string, kept: KeptOnDevice) =>
  tables
    .updateTable('push_subscription')
    .set({ kept: kept.prodIds.length + kept.skuIds.length > 0 ? JSON.stringify(kept) : null })
    .where('subscription_id', '=', subscriptionId)
    .execute()

/** A device of a guest whose prices are due, locked; undefined where there is none. */
export async function claimGuestPriceCheck(
  tables: Tables,
  job: string,
  before: Date,
  now: Date,
): Promise<string | undefined> {
  const row = await tables
    .selectFrom('push_subscription as s')
    .leftJoin('session as e', (join) => join.onRef('e.session_id', '=', 's.session_id').on('e.ends_at', '>', now))
    .select('s.subscription_id')
    .where('e.session_id', 'is', null)
    .where('s.kept', 'is not', null)
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

/** Records the check of a device, and answers its region with the guest's favourites and list items. */
export const writeGuestPriceCheck = (tables: Tables, subscriptionId: string, now: Date) =>
  tables
    .updateTable('push_subscription')
    .set({ prices_checked_at: now })
    .where('subscription_id', '=', subscriptionId)
    .returning(['region_id as regionId', 'kept'])
    .executeTakeFirst()
