import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import type { DeliveryState } from '../database/schema/push-tables.ts'

/** The messages of a batch with all that sending needs; `accountId` is null where nobody is signed in on the device. */
export const readBatch = (tables: Tables, batch: string, now: Date) =>
  tables
    .selectFrom('push_delivery as d')
    .innerJoin('push_message as m', 'm.push_id', 'd.push_id')
    .innerJoin('push_subscription as s', 's.subscription_id', 'd.subscription_id')
    .leftJoin('session as e', (join) => join.onRef('e.session_id', '=', 's.session_id').on('e.ends_at', '>', now))
    .select([
      'd.push_id as pushId',
      'd.subscription_id as subscriptionId',
      'd.tries',
      'm.topic',
      'm.content',
      'm.ends_at as endsAt',
      's.endpoint',
      's.p256dh',
      's.auth',
      's.region_id as regionId',
      's.lang',
      's.time_zone as timeZone',
      'e.account_id as accountId',
    ])
    .where('d.batch', '=', batch)
    .where('d.state', '=', 'taken')
    .execute()
export type Delivery = Awaited<ReturnType<typeof readBatch>>[number]

/** Records the results of a batch. A message `waiting` again was refused for the moment, and is due at `dueAt`. */
export async function writeResult(
  tables: Tables,
  { pushId, subscriptionId }: Pick<Delivery, 'pushId' | 'subscriptionId'>,
  result: { readonly state: DeliveryState; readonly dueAt?: Date },
): Promise<void> {
  await tables
    .updateTable('push_delivery')
    .set((eb) => ({
      state: result.state,
      tries: eb('tries', '+', 1),
      ...(result.dueAt && { due_at: result.dueAt, batch: null, taken_at: null }),
    }))
    .where('push_id', '=', pushId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}

/** Marks the messages of a batch that the push services accepted, in one statement. */
export async function markSent(tables: Tables, batch: string, others: readonly Delivery[]): Promise<void> {
  const pairs = others.map((row) => sql`(${row.pushId}::bigint, ${row.subscriptionId}::text)`)
  await tables
    .updateTable('push_delivery')
    .set((eb) => ({ state: 'sent', tries: eb('tries', '+', 1) }))
    .where('batch', '=', batch)
    .where('state', '=', 'taken')
    .$if(pairs.length > 0, (update) =>
      update.where(
        (eb) => sql<boolean>`(${eb.ref('push_id')}, ${eb.ref('subscription_id')}) not in (${sql.join(pairs)})`,
      ),
    )
    .execute()
}
