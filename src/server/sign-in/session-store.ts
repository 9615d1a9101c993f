import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

/** Whose call it is. */
export type Shopper = {
  readonly accountId: number
  readonly userId: string
  readonly sessionId: string
  readonly regionId: number
  readonly isEnabled: boolean
  readonly hasPassword: boolean
}
export type SessionRow = { session_id: string; device: string; created_at: Date; seen_at: Date }
type Times = { readonly now: Date; readonly accessEnds: Date; readonly ends: Date }

/** Who holds an access token that lives; undefined where nobody does. Notes, at most every ten minutes, that the device was seen. */
export async function findShopper(tables: Tables, accessHash: string, now: Date): Promise<Shopper | undefined> {
  const rows = await tables.query<Shopper & { seen_at: Date }>(sql`
    select a.account_id as "accountId", a.user_id as "userId", s.session_id as "sessionId", a.region_id as "regionId",
      a.is_enabled as "isEnabled", a.password_hash is not null as "hasPassword", s.seen_at
    from session s join account a using (account_id)
    where a.leaves_at is null and ((s.access_hash = ${accessHash} and s.access_ends > ${now}) or (s.last_access_hash = ${accessHash} and s.last_access_ends > ${now}))`)
  const row = rows[0]
  if (!row) return undefined
  const { seen_at: seen, ...shopper } = row
  if (now.getTime() - seen.getTime() > 600_000)
    await tables.query(sql`update session set seen_at = ${now} where session_id = ${shopper.sessionId}`)
  return shopper
}

export async function insertSession(
  tables: Tables,
  session: { sessionId: string; accountId: number; accessHash: string; refreshHash: string; device: string },
  { now, accessEnds, ends }: Times,
): Promise<void> {
  await tables.query(sql`
    insert into session (session_id, account_id, access_hash, access_ends, device, created_at, seen_at, ends_at)
    values (${session.sessionId}, ${session.accountId}, ${session.accessHash}, ${accessEnds}, ${session.device}, ${now}, ${now}, ${ends})`)
  await tables.query(
    sql`insert into refresh_token (token_hash, session_id) values (${session.refreshHash}, ${session.sessionId})`,
  )
}

/** A refresh token and its sign-in, locked until the transaction ends; undefined where there is none that lives. */
export async function takeRefresh(
  tables: Tables,
  tokenHash: string,
  now: Date,
): Promise<{ session_id: string; account_id: number; used_at: Date | null; used_with: string | null } | undefined> {
  const rows = await tables.query<{
    session_id: string
    account_id: number
    used_at: Date | null
    used_with: string | null
  }>(sql`
    select r.session_id, s.account_id, r.used_at, r.used_with from refresh_token r join session s using (session_id)
    where r.token_hash = ${tokenHash} and s.ends_at > ${now} for update`)
  return rows[0]
}

/** Whether a token that followed this one has been used: its owner has got it. */
export async function isFollowerUsed(tables: Tables, tokenHash: string): Promise<boolean> {
  const rows = await tables.query<{ used: boolean }>(sql`
    select exists (select 1 from refresh_token later join refresh_token one using (session_id)
      where one.token_hash = ${tokenHash} and later.seq > one.seq and later.used_at is not null) as used`)
  return rows[0]?.used === true
}

/** Ends the old pair of a sign-in and writes down the new one. */
export async function renewSession(
  tables: Tables,
  sessionId: string,
  renewal: { accessHash: string; refreshHash: string; usedHash: string; usedWith: string | null; lastAccessEnds: Date },
  { now, accessEnds, ends }: Times,
): Promise<void> {
  await tables.query(sql`
    update session set last_access_hash = access_hash, last_access_ends = least(access_ends, ${renewal.lastAccessEnds}::timestamptz),
      access_hash = ${renewal.accessHash}, access_ends = ${accessEnds}, seen_at = ${now}, ends_at = ${ends} where session_id = ${sessionId}`)
  // A pair whose answer was lost was never seen by anybody: it goes.
  await tables.query(
    sql`delete from refresh_token where session_id = ${sessionId} and used_at is null and token_hash <> ${renewal.usedHash}`,
  )
  await tables.query(
    sql`update refresh_token set used_at = coalesce(used_at, ${now}), used_with = ${renewal.usedWith} where token_hash = ${renewal.usedHash}`,
  )
  await tables.query(
    sql`insert into refresh_token (token_hash, session_id) values (${renewal.refreshHash}, ${sessionId})`,
  )
}

/** Ends one sign-in of an account; whether there was one. */
export async function endOneSession(tables: Tables, accountId: number, sessionId: string): Promise<boolean> {
  const rows = await tables.query(
    sql`delete from session where account_id = ${accountId} and session_id = ${sessionId} returning 1`,
  )
  return rows.length > 0
}

/** Ends all sign-ins of an account but one. */
export const endAllSessions = async (tables: Tables, accountId: number, butSessionId: string | null): Promise<void> =>
  void (await tables.query(
    sql`delete from session where account_id = ${accountId} and session_id is distinct from ${butSessionId}`,
  ))

export const readSessionRows = (tables: Tables, accountId: number, now: Date): Promise<SessionRow[]> =>
  tables.query<SessionRow>(sql`
    select session_id, device, created_at, seen_at from session where account_id = ${accountId} and ends_at > ${now} order by seen_at desc, session_id`)
