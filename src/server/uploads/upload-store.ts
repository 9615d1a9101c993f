import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

/** Where a picture is, by its name. */
export const uploadPath = (name: string): string => `/uploads/${name}.webp`
const nameOf = (path: string): string => /^\/uploads\/([0-9a-f]{32})\.webp$/.exec(path)?.[1] ?? ''

export const insertTicket = async (
  tables: Tables,
  ticket: { name: string; accountId: number; ticketHash: string; ends: Date },
): Promise<void> =>
  void (await tables.query(
    sql`insert into upload (name, account_id, ticket_hash, ends_at) values (${ticket.name}, ${ticket.accountId}, ${ticket.ticketHash}, ${ticket.ends})`,
  ))

/** Uses a ticket up; the name of the picture that it is for, undefined where it is none, over or used. */
export async function useTicket(tables: Tables, ticketHash: string, now: Date): Promise<string | undefined> {
  const rows = await tables.query<{ name: string }>(sql`
    update upload set kept_at = ${now} where ticket_hash = ${ticketHash} and kept_at is null and ends_at > ${now} returning name`)
  return rows[0]?.name
}

/** Makes a ticket good again whose picture could not be kept. */
export const returnTicket = async (tables: Tables, name: string): Promise<void> =>
  void (await tables.query(sql`update upload set kept_at = null where name = ${name}`))

/** Whether a path is a picture that this account has sent. */
export async function isOwnUpload(tables: Tables, accountId: number, path: string): Promise<boolean> {
  const rows = await tables.query(
    sql`select 1 from upload where name = ${nameOf(path)} and account_id = ${accountId} and kept_at is not null`,
  )
  return rows.length > 0
}

/** Forgets tickets that nobody used and pictures whose account has gone; the names of the latter. */
export async function forgetUploads(tables: Tables, now: Date): Promise<string[]> {
  const rows = await tables.query<{ name: string; kept_at: Date | null }>(sql`
    delete from upload where (kept_at is null and ends_at < ${now}) or not exists (select 1 from account a where a.account_id = upload.account_id)
    returning name, kept_at`)
  return rows.filter((row) => row.kept_at !== null).map(({ name }) => name)
}
