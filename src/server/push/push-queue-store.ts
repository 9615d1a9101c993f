import { sql } from 'kysely'
import type { PushTopic } from '#contract/push/push-settings.ts'
import type { Tables } from '../database/database.ts'
import { bigint, timestamp } from '../database/expressions.ts'
import type { PushContent } from '../database/schema/push-tables.ts'

const day = 86_400_000

/**
 * The receivers: the devices on which an account is signed in; one device, while this account is signed in there (null:
 * whoever is signed in); or all devices of some regions.
 */
export type Receivers =
  | { readonly accountId: number }
  | { readonly subscriptionId: string; readonly accountId: number | null }
  | { readonly regionIds: readonly number[] }

type QueuedPush = {
  /** The name of the event. A message is queued once for each key. */
  readonly key: string
  readonly topic: PushTopic
  readonly content: PushContent
  /** Counts against the weekly limit (docs/product.md#push). */
  readonly isLimited: boolean
  /** The person asked for this message: also a device that has turned the topic off receives it. */
  readonly isAsked?: boolean
  readonly dueAt?: Date
  /** The time after which the message is no longer sent; three days from now by default. */
  readonly endsAt?: Date
}

/**
 * Queues a message for its receivers, as a part of the transaction in which the event happens. The sending job
 * (push-jobs.ts) decides for each device when the message is sent, if at all.
 */
export async function queuePush(tables: Tables, to: Receivers, push: QueuedPush, now: Date): Promise<void> {
  const { key, topic, content, isLimited, isAsked = false, dueAt = now } = push
  const devices = tables
    .selectFrom('push_subscription as s')
    .leftJoin('session as e', (join) => join.onRef('e.session_id', '=', 's.session_id').on('e.ends_at', '>', now))
    .where((eb) =>
      'subscriptionId' in to
        ? eb('s.subscription_id', '=', to.subscriptionId)
        : 'accountId' in to
          ? eb('e.account_id', '=', to.accountId)
          : sql<boolean>`${eb.ref('s.region_id')} = any(${[...to.regionIds]}::bigint[])`,
    )
    .where((eb) => (isAsked ? sql.lit(true) : sql<boolean>`${topic} = any(${eb.ref('s.topics')})`))
  const receiver = await devices.select('s.subscription_id').limit(1).executeTakeFirst()
  // Announcements are recorded even without a receiver, because their record says that they were announced.
  if (!receiver && !('regionIds' in to)) return
  const message = await tables
    .insertInto('push_message')
    .values({
      key,
      topic,
      account_id: 'accountId' in to ? to.accountId : null,
      content: sql<string>`${JSON.stringify(content)}::jsonb`,
      is_limited: isLimited,
      is_asked: isAsked,
      made_at: now,
      ends_at: push.endsAt ?? new Date(Math.max(now.getTime(), dueAt.getTime()) + 3 * day),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('push_id')
    .executeTakeFirst()
  if (!message) return
  await tables
    .insertInto('push_delivery')
    .columns(['push_id', 'subscription_id', 'due_at'])
    .expression(
      devices.select([bigint(message.push_id).as('push_id'), 's.subscription_id', timestamp(dueAt).as('due_at')]),
    )
    .execute()
}

/** A message that a device received or will receive; undefined for a message of other devices. */
export const readPushOf = (tables: Tables, pushId: number, subscriptionId: string) =>
  tables
    .selectFrom('push_delivery as d')
    .innerJoin('push_message as m', 'm.push_id', 'd.push_id')
    .select(['m.topic', 'm.account_id as accountId', 'm.content'])
    .where('d.push_id', '=', pushId)
    .where('d.subscription_id', '=', subscriptionId)
    .executeTakeFirst()

/** Deletes messages that nobody can be reminded of any more; the weekly limit needs the last week. */
export async function deleteOldPushes(tables: Tables, now: Date): Promise<void> {
  await tables
    .deleteFrom('push_message')
    .where('ends_at', '<', new Date(now.getTime() - 30 * day))
    .execute()
}

/** The messages of an account, for the export of personal data. */
export const readAccountPushes = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('push_message')
    .select(['topic', 'made_at as madeAt'])
    .where('account_id', '=', accountId)
    .orderBy('push_id')
    .execute()
