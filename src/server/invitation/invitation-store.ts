import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOfTexts } from '../database/expressions.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'
import type { Trace } from './invitation-rules.ts'

export type Inviter = { readonly accountId: number; readonly regionId: number }

/** The account of an invitation code in its stored form. Disabled accounts and accounts to be deleted invite nobody. */
export const findInviter = (tables: Tables, code: string): Promise<Inviter | undefined> =>
  tables
    .selectFrom('account')
    .select(['account_id as accountId', 'region_id as regionId'])
    .where('invitation_code', '=', code)
    .where('is_enabled', '=', sql.lit(true))
    .where('leaves_at', 'is', null)
    .executeTakeFirst()

/** Stores the traces of an account with the time of their last use. */
export async function writeTraces(
  tables: Tables,
  accountId: number,
  traces: readonly Trace[],
  now: Date,
): Promise<void> {
  if (traces.length === 0) return
  await tables
    .insertInto('account_trace')
    .values(traces.map(({ kind, trace }) => ({ account_id: accountId, trace, kind, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['account_id', 'trace']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Whether an account has one of these traces. */
export async function hasTrace(tables: Tables, accountId: number, traces: readonly Trace[]): Promise<boolean> {
  const row = await tables
    .selectFrom('account_trace')
    .select('trace')
    .where('account_id', '=', accountId)
    .where('trace', '=', anyOfTexts(traces.map(({ trace }) => trace)))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The number of traces of each kind with their last use, for the export of personal data. */
export const readTraces = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('account_trace')
    .select(['kind', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at')
    .execute()

/** Deletes the traces that were not used since a time. */
export async function deleteOldTraces(tables: Tables, since: Date): Promise<void> {
  await tables.deleteFrom('account_trace').where('seen_at', '<', since).execute()
}

/** Records that an account was made with an inviter's code, and counts the referral in the inviter's region. */
export async function insertReferral(
  tables: Tables,
  { accountId, regionId }: Inviter,
  inviteeId: number,
  now: Date,
): Promise<void> {
  const { score_id } = await tables
    .insertInto('invitation_score')
    .values({ account_id: accountId, region_id: regionId, referred: 1, confirmed: 0, reached_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'region_id'])
        .doUpdateSet((eb) => ({ referred: eb('invitation_score.referred', '+', 1), reached_at: now })),
    )
    .returning('score_id')
    .executeTakeFirstOrThrow()
  await tables.insertInto('invitation').values({ score_id, invitee_id: inviteeId, referred_at: now }).execute()
}

/** Records that an order of a shopper is received and paid; only the first one of an invited shopper counts. */
export async function markReceived(tables: Tables, inviteeId: number, now: Date): Promise<void> {
  await tables
    .updateTable('invitation')
    .set({ received_at: now })
    .where('invitee_id', '=', inviteeId)
    .where('received_at', 'is', null)
    .execute()
}

/** An invitation whose order was received and which is not confirmed yet, locked. */
export async function claimReceived(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('invitation as i')
    .select('i.invitation_id')
    .where('i.received_at', 'is not', null)
    .where('i.confirmed_at', 'is', null)
    .where((eb) => isNotPostponed(tables, kind, sql<string>`${eb.ref('i.invitation_id')}::text`, now))
    .orderBy('i.received_at')
    .limit(1)
    .forUpdate('i')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.invitation_id)
}

/**
 * Confirms an invitation and counts it. Answers the inviter with the region of the invitation, null for an erased
 * account; undefined where the invitation is confirmed already.
 */
export async function confirmReferral(
  tables: Tables,
  invitationId: number,
  now: Date,
): Promise<{ accountId: number | null; regionId: number } | undefined> {
  const confirmed = await tables
    .updateTable('invitation')
    .set({ confirmed_at: now })
    .where('invitation_id', '=', invitationId)
    .where('confirmed_at', 'is', null)
    .returning('score_id')
    .executeTakeFirst()
  if (!confirmed) return undefined
  return tables
    .updateTable('invitation_score')
    .set((eb) => ({ confirmed: eb('confirmed', '+', 1), reached_at: now }))
    .where('score_id', '=', confirmed.score_id)
    .returning(['account_id as accountId', 'region_id as regionId'])
    .executeTakeFirst()
}

/** The invitations of an account, for the export of personal data; no data of the invited accounts. */
export const readEveryInvitation = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('invitation as i')
    .innerJoin('invitation_score as s', 's.score_id', 'i.score_id')
    .select([
      's.region_id as regionId',
      'i.referred_at as referredAt',
      'i.confirmed_at as confirmedAt',
      sql<boolean>`i.invitee_id is not distinct from ${accountId}`.as('isInvited'),
    ])
    .where((eb) => eb.or([eb('s.account_id', '=', accountId), eb('i.invitee_id', '=', accountId)]))
    .orderBy('i.invitation_id')
    .execute()
