import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { timestamp } from '../database/expressions.ts'

/** The signed-in shopper of a call. */
export type Shopper = {
  readonly accountId: number
  readonly userId: string
  readonly sessionId: string
  readonly regionId: number
  readonly isEnabled: boolean
}
export type SessionRow = { session_id: string; device: string; created_at: Date; seen_at: Date }
type Times = { readonly now: Date; readonly accessEnds: Date; readonly ends: Date }

/**
 * The shopper of a valid access token; undefined where there is none. Records the device's last use, at most every ten
 * minutes.
 */
export async function findShopper(tables: Tables, accessHash: string, now: Date): Promise<Shopper | undefined> {
  const row = await tables
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.account_id', 's.account_id')
    .select([
      'a.account_id as accountId',
      'a.user_id as userId',
      's.session_id as sessionId',
      'a.region_id as regionId',
      'a.is_enabled as isEnabled',
      's.seen_at as seenAt',
    ])
    .where('a.leaves_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('s.access_hash', '=', accessHash), eb('s.access_ends', '>', now)]),
        eb.and([eb('s.last_access_hash', '=', accessHash), eb('s.last_access_ends', '>', now)]),
      ]),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { seenAt, ...shopper } = row
  if (now.getTime() - seenAt.getTime() > 600_000)
    await tables.updateTable('session').set({ seen_at: now }).where('session_id', '=', shopper.sessionId).execute()
  return shopper
}

export async function insertSession(
  tables: Tables,
  session: { sessionId: string; accountId: number; accessHash: string; refreshHash: string; device: string },
  { now, accessEnds, ends }: Times,
): Promise<void> {
  await tables
    .insertInto('session')
    .values({
      session_id: session.sessionId,
      account_id: session.accountId,
      access_hash: session.accessHash,
      access_ends: accessEnds,
      device: session.device,
      created_at: now,
      seen_at: now,
      ends_at: ends,
    })
    .execute()
  await insertRefresh(tables, session.sessionId, session.refreshHash)
}

const insertRefresh = (tables: Tables, sessionId: string, tokenHash: string) =>
  tables.insertInto('refresh_token').values({ token_hash: tokenHash, session_id: sessionId }).execute()

/** A refresh token and its session, locked until the transaction ends; undefined for an invalid token. */
export const takeRefresh = (
  tables: Tables,
  tokenHash: string,
  now: Date,
): Promise<{ session_id: string; account_id: number; used_at: Date | null; used_with: string | null } | undefined> =>
  tables
    .selectFrom('refresh_token as r')
    .innerJoin('session as s', 's.session_id', 'r.session_id')
    .select(['r.session_id', 's.account_id', 'r.used_at', 'r.used_with'])
    .where('r.token_hash', '=', tokenHash)
    .where('s.ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** Whether a successor of this token has been used, which proves that the client received the new pair. */
export async function isFollowerUsed(tables: Tables, tokenHash: string): Promise<boolean> {
  const row = await tables
    .selectFrom('refresh_token as later')
    .innerJoin('refresh_token as one', 'one.session_id', 'later.session_id')
    .select('later.seq')
    .where('one.token_hash', '=', tokenHash)
    .whereRef('later.seq', '>', 'one.seq')
    .where('later.used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the old token pair of a session and stores the new pair. */
export async function renewSession(
  tables: Tables,
  sessionId: string,
  renewal: { accessHash: string; refreshHash: string; usedHash: string; usedWith: string | null; lastAccessEnds: Date },
  { now, accessEnds, ends }: Times,
): Promise<void> {
  await tables
    .updateTable('session')
    .set((eb) => ({
      last_access_hash: eb.ref('access_hash'),
      last_access_ends: sql<Date>`least(${eb.ref('access_ends')}, ${timestamp(renewal.lastAccessEnds)})`,
      access_hash: renewal.accessHash,
      access_ends: accessEnds,
      seen_at: now,
      ends_at: ends,
    }))
    .where('session_id', '=', sessionId)
    .execute()
  // A pair whose answer was lost never reached the client, so it is deleted.
  await tables
    .deleteFrom('refresh_token')
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('token_hash', '<>', renewal.usedHash)
    .execute()
  await tables
    .updateTable('refresh_token')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', timestamp(now)), used_with: renewal.usedWith }))
    .where('token_hash', '=', renewal.usedHash)
    .execute()
  await insertRefresh(tables, sessionId, renewal.refreshHash)
}

/** Ends one session of an account; false where there is no such session. */
export async function endOneSession(tables: Tables, accountId: number, sessionId: string): Promise<boolean> {
  const rows = await tables
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .returning('session_id')
    .execute()
  return rows.length > 0
}

/** Ends all sessions of an account except one. */
export async function endAllSessions(tables: Tables, accountId: number, butSessionId: string | null): Promise<void> {
  await tables
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('session_id', 'is distinct from', butSessionId)
    .execute()
}

export const readSessionRows = (tables: Tables, accountId: number, now: Date): Promise<SessionRow[]> =>
  tables
    .selectFrom('session')
    .select(['session_id', 'device', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('session_id')
    .execute()
