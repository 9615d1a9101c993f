import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOfTexts, timestamp } from '../database/expressions.ts'

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
 * The time, in ms, for which running requests may use the previous token after the first use of the new one, and for
 * which a late repeat of a refresh changes nothing (docs/wire.md#refresh).
 */
export const grace = 120_000

/**
 * The shopper of a valid access token; undefined where there is none. Records the first use of a renewed token, and the
 * device's last use, at most every ten minutes.
 */
export async function findShopper(tables: Tables, accessHash: string, now: Date): Promise<Shopper | undefined> {
  const row = await tables
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.account_id', 's.account_id')
    .select((eb) => [
      'a.account_id as accountId',
      'a.user_id as userId',
      's.session_id as sessionId',
      'a.region_id as regionId',
      'a.is_enabled as isEnabled',
      's.seen_at as seenAt',
      eb
        .and([eb('s.access_hash', '=', accessHash), eb('s.renewal_salt', 'is not', null)])
        .$castTo<boolean>()
        .as('isFirstUse'),
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
  const { seenAt, isFirstUse, ...shopper } = row
  if (isFirstUse) await writeFirstUse(tables, shopper.sessionId, accessHash, now)
  if (now.getTime() - seenAt.getTime() > 600_000)
    await tables.updateTable('session').set({ seen_at: now }).where('session_id', '=', shopper.sessionId).execute()
  return shopper
}

/** Records the first use of a renewed token: the renewal is no longer repeated, and the previous token expires soon. */
const writeFirstUse = (tables: Tables, sessionId: string, accessHash: string, now: Date) =>
  tables
    .updateTable('session')
    .set((eb) => ({
      renewal_salt: null,
      last_access_ends: sql<Date>`least(${eb.ref('last_access_ends')}, ${timestamp(new Date(now.getTime() + grace))})`,
    }))
    .where('session_id', '=', sessionId)
    .where('access_hash', '=', accessHash)
    .execute()

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

type UsedToken = {
  readonly session_id: string
  readonly account_id: number
  readonly access_hash: string
  readonly renewal_salt: string | null
  readonly used_at: Date | null
}

/** A refresh token and its session, which is locked until the transaction ends; undefined for an invalid token. */
export async function takeRefresh(tables: Tables, tokenHash: string, now: Date): Promise<UsedToken | undefined> {
  const session = await tables
    .selectFrom('session')
    .select(['session_id', 'account_id', 'access_hash', 'renewal_salt'])
    .where('session_id', '=', (eb) =>
      eb.selectFrom('refresh_token').select('refresh_token.session_id').where('token_hash', '=', tokenHash),
    )
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  // A statement of its own, which sees what another renewal wrote before this one got the lock.
  const token = await tables
    .selectFrom('refresh_token')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return session && token && { ...session, ...token }
}

/**
 * Stores the new pair of a session. The previous access token stays valid until the new one is used, because the answer
 * may be lost.
 */
export async function renewSession(
  tables: Tables,
  sessionId: string,
  renewal: { accessHash: string; refreshHash: string; usedHash: string; salt: string },
  { now, accessEnds, ends }: Times,
): Promise<void> {
  await tables
    .updateTable('session')
    .set((eb) => ({
      last_access_hash: eb.ref('access_hash'),
      last_access_ends: eb.ref('access_ends'),
      access_hash: renewal.accessHash,
      access_ends: accessEnds,
      renewal_salt: renewal.salt,
      seen_at: now,
      ends_at: ends,
    }))
    .where('session_id', '=', sessionId)
    .execute()
  await writeExchange(tables, renewal.usedHash, now)
  await insertRefresh(tables, sessionId, renewal.refreshHash)
}

/** Gives the unused pair of a session the lifetime of a new one. */
export async function repeatRenewal(
  tables: Tables,
  sessionId: string,
  usedHash: string,
  { now, accessEnds, ends }: Times,
): Promise<void> {
  await tables
    .updateTable('session')
    .set({ access_ends: accessEnds, seen_at: now, ends_at: ends })
    .where('session_id', '=', sessionId)
    .execute()
  await writeExchange(tables, usedHash, now)
}

const writeExchange = (tables: Tables, tokenHash: string, now: Date) =>
  tables.updateTable('refresh_token').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()

/** Those of these sessions that have not ended, of accounts that may still sign in. */
export async function readOpenSessions(
  tables: Tables,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tables
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.account_id', 's.account_id')
    .select('s.session_id')
    .where('s.session_id', '=', anyOfTexts(sessionIds))
    .where('s.ends_at', '>', now)
    .where('a.is_enabled', '=', sql.lit(true))
    .where('a.leaves_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.session_id))
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
