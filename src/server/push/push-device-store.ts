import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PushSettings, PushTopic } from '#contract/push/push-settings.ts'
import type { Tables } from '../database/database.ts'
import { anyOfTexts } from '../database/expressions.ts'

/** A browser's subscription: the address at its push service, and the keys that encrypt messages. */
export type BrowserSubscription = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
type PushDeviceRow = PushSettings & { readonly sessionId: string | null }

/** Locks the address of a subscription until the transaction ends, so that no other call writes the same address. */
const lockEndpoint = (tables: Tables, endpoint: string) =>
  tables.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${endpoint}, 6))`.as('taken')).execute()

/** Locks a session against deletion until the transaction ends; null if a logout has already ended the session. */
async function lockSession(tables: Tables, sessionId: string): Promise<string | null> {
  const session = await tables
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst()
  return session?.session_id ?? null
}

/**
 * Writes a device with its settings and its sign-in, and answers the id. A known `id` is kept, as is that of a device
 * whose page lost the id but has the same subscription: only the device itself knows the secret `auth`.
 */
export async function writeDevice(
  tables: Tables,
  device: PushDeviceRow & { readonly id: string | undefined; readonly subscription: BrowserSubscription },
  now: Date,
): Promise<string> {
  const { endpoint, keys } = device.subscription
  await lockEndpoint(tables, endpoint)
  const rows = await tables
    .selectFrom('push_subscription')
    .select(['subscription_id', 'auth'])
    .where((eb) => eb.or([eb('endpoint', '=', endpoint), eb('subscription_id', '=', device.id ?? '')]))
    .execute()
  const known = rows.find((row) => row.subscription_id === device.id) ?? rows.find((row) => row.auth === keys.auth)
  const id = known?.subscription_id ?? randomUUID()
  const sessionId = device.sessionId === null ? null : await lockSession(tables, device.sessionId)
  await tables
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('subscription_id', '<>', id)
    .execute()
  const values = {
    session_id: sessionId,
    endpoint,
    ...keys,
    region_id: device.regionId,
    lang: device.language,
    time_zone: device.timeZone,
    quiet_from: device.quietHours?.from ?? null,
    quiet_to: device.quietHours?.to ?? null,
    topics: device.topics,
  }
  await tables
    .insertInto('push_subscription')
    .values({ subscription_id: id, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('subscription_id').doUpdateSet(values))
    .execute()
  return id
}

/** Replaces the subscription of a device by the browser's new one; false if there is no such device. */
export async function renewDevice(
  tables: Tables,
  id: string,
  { endpoint, keys }: BrowserSubscription,
): Promise<boolean> {
  await lockEndpoint(tables, endpoint)
  await tables
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('subscription_id', '<>', id)
    .execute()
  const { numUpdatedRows } = await tables
    .updateTable('push_subscription')
    .set({ endpoint, ...keys })
    .where('subscription_id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The settings of a device, and its sign-in while that lasts; undefined if there is no such device. */
export async function readDevice(tables: Tables, id: string, now: Date): Promise<PushDeviceRow | undefined> {
  const row = await tables
    .selectFrom('push_subscription as s')
    .leftJoin('session as e', (join) => join.onRef('e.session_id', '=', 's.session_id').on('e.ends_at', '>', now))
    .select(['s.region_id', 's.lang', 's.time_zone', 's.quiet_from', 's.quiet_to', 's.topics', 'e.session_id'])
    .where('s.subscription_id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      sessionId: row.session_id,
      regionId: row.region_id,
      language: row.lang,
      timeZone: row.time_zone,
      quietHours: row.quiet_from !== null && row.quiet_to !== null ? { from: row.quiet_from, to: row.quiet_to } : null,
      topics: row.topics as PushTopic[],
    }
  )
}

/** Removes devices with their watches and waiting messages. */
export async function deleteDevices(tables: Tables, ids: readonly string[]): Promise<void> {
  await tables.deleteFrom('push_subscription').where('subscription_id', '=', anyOfTexts(ids)).execute()
}

/** The devices of an account's sign-ins, for the export of personal data. */
export const readAccountDevices = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('push_subscription as s')
    .innerJoin('session as e', 'e.session_id', 's.session_id')
    .select([
      'e.device',
      's.endpoint',
      's.region_id as regionId',
      's.lang as language',
      's.time_zone as timeZone',
      's.quiet_from as quietFrom',
      's.quiet_to as quietTo',
      's.topics',
      's.created_at as createdAt',
    ])
    .where('e.account_id', '=', accountId)
    .orderBy('s.created_at')
    .execute()
