import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf, anyOfTexts } from '../database/expressions.ts'
import { type Decision, decide } from './delivery-rules.ts'

/** The maximum number of messages per claim. */
const batchSize = 100
/** An arbitrary number. One process at a time claims, so that two cannot both use the last of a weekly limit. */
const claimLock = 619_019
const week = 7 * 86_400_000

/**
 * Claims waiting messages that are due: decides about each, and marks those to send as `taken` before anything is sent,
 * so that a crash loses a message instead of sending it twice (decision 0062). Answers the id of the batch; undefined
 * where nothing is due.
 */
export async function claimDeliveries(tables: Tables, weeklyLimit: number, now: Date): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${claimLock})`.execute(tables)
  const due = await readDue(tables, now)
  if (due.length === 0) return undefined
  const received = await readReceived(
    tables,
    due.filter((one) => one.isLimited),
    now,
  )
  const batch = randomUUID()
  const decided = { send: [] as Due[], drop: [] as Due[] }
  for (const one of due) {
    const person = received.get(one.person) ?? new Set()
    const decision: Decision = decide(one, { received: person, weeklyLimit, now })
    if (decision.kind === 'wait') await postponeDelivery(tables, one, decision.until)
    else decided[decision.kind].push(one)
    if (decision.kind === 'send' && one.isLimited) received.set(one.person, person.add(one.pushId))
  }
  await mark(tables, decided.drop, { state: 'dropped' })
  await mark(tables, decided.send, { state: 'taken', batch, taken_at: now })
  return batch
}

type Due = Awaited<ReturnType<typeof readDue>>[number]

/** The messages that are due, locked, with the device's settings and the account that is signed in there. */
const readDue = (tables: Tables, now: Date) =>
  tables
    .selectFrom('push_delivery as d')
    .innerJoin('push_message as m', 'm.push_id', 'd.push_id')
    .innerJoin('push_subscription as s', 's.subscription_id', 'd.subscription_id')
    .leftJoin('session as e', (join) => join.onRef('e.session_id', '=', 's.session_id').on('e.ends_at', '>', now))
    .select((eb) => [
      'd.push_id as pushId',
      'd.subscription_id as subscriptionId',
      'm.topic',
      'm.account_id as accountId',
      'm.is_limited as isLimited',
      'm.is_asked as isAsked',
      'm.ends_at as endsAt',
      'e.account_id as signedIn',
      's.topics',
      's.time_zone as timeZone',
      's.quiet_from as quietFrom',
      's.quiet_to as quietTo',
      person(eb.ref('e.account_id'), eb.ref('s.subscription_id')).as('person'),
    ])
    .where('d.state', '=', 'waiting')
    .where('d.due_at', '<=', now)
    .orderBy('d.due_at')
    .orderBy('d.push_id')
    .orderBy('d.subscription_id')
    .limit(batchSize)
    .forUpdate('d')
    .skipLocked()
    .execute()

/** The person of a device: the signed-in account, or the device itself. */
const person = (accountId: unknown, subscriptionId: unknown) =>
  sql<string>`coalesce(${accountId}::text, ${subscriptionId})`

/** The limited messages that each of these persons received in the last week, on any device. */
async function readReceived(tables: Tables, due: readonly Due[], now: Date): Promise<Map<string, Set<number>>> {
  const received = new Map<string, Set<number>>()
  if (due.length === 0) return received
  const rows = await tables
    .selectFrom('push_delivery as d')
    .innerJoin('push_message as m', 'm.push_id', 'd.push_id')
    .innerJoin('push_subscription as s', 's.subscription_id', 'd.subscription_id')
    .leftJoin('session as e', (join) => join.onRef('e.session_id', '=', 's.session_id').on('e.ends_at', '>', now))
    .select((eb) => ['d.push_id as pushId', person(eb.ref('e.account_id'), eb.ref('s.subscription_id')).as('person')])
    .distinct()
    .where('m.is_limited', '=', sql.lit(true))
    .where('d.taken_at', '>', new Date(now.getTime() - week))
    .where((eb) =>
      eb.or([
        eb('s.subscription_id', '=', anyOfTexts(due.map((one) => one.subscriptionId))),
        eb('e.account_id', '=', anyOf(due.flatMap((one) => one.signedIn ?? []))),
      ]),
    )
    .execute()
  for (const row of rows) received.set(row.person, (received.get(row.person) ?? new Set()).add(row.pushId))
  return received
}

const postponeDelivery = (tables: Tables, { pushId, subscriptionId }: Due, until: Date) =>
  tables
    .updateTable('push_delivery')
    .set({ due_at: until })
    .where('push_id', '=', pushId)
    .where('subscription_id', '=', subscriptionId)
    .execute()

/** Writes the same values to several rows. */
async function mark(
  tables: Tables,
  rows: readonly Due[],
  values: { readonly state: 'dropped' | 'taken'; readonly batch?: string; readonly taken_at?: Date },
): Promise<void> {
  if (rows.length === 0) return
  const pairs = sql.join(rows.map((row) => sql`(${row.pushId}::bigint, ${row.subscriptionId}::text)`))
  await tables
    .updateTable('push_delivery')
    .set(values)
    .where((eb) => sql<boolean>`(${eb.ref('push_id')}, ${eb.ref('subscription_id')}) in (${pairs})`)
    .execute()
}
