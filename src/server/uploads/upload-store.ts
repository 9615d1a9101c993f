import type { Tables } from '../database/database.ts'

/** The path of a picture, by its name. */
export const uploadPath = (name: string): string => `/uploads/${name}.webp`
const nameOf = (path: string): string => /^\/uploads\/([0-9a-f]{32})\.webp$/.exec(path)?.[1] ?? ''

export async function insertTicket(
  tables: Tables,
  ticket: { name: string; accountId: number; ticketHash: string; ends: Date },
): Promise<void> {
  await tables
    .insertInto('upload')
    .values({ name: ticket.name, account_id: ticket.accountId, ticket_hash: ticket.ticketHash, ends_at: ticket.ends })
    .execute()
}

/** Uses a ticket up; answers its picture's name, undefined where there is no such ticket, or it is over or used. */
export async function useTicket(tables: Tables, ticketHash: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .updateTable('upload')
    .set({ kept_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('kept_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Makes a ticket valid again whose picture could not be stored. */
export async function returnTicket(tables: Tables, name: string): Promise<void> {
  await tables.updateTable('upload').set({ kept_at: null }).where('name', '=', name).execute()
}

/** Whether a path is a picture that this account has sent. */
export async function isOwnUpload(tables: Tables, accountId: number, path: string): Promise<boolean> {
  const rows = await tables
    .selectFrom('upload')
    .select('name')
    .where('name', '=', nameOf(path))
    .where('account_id', '=', accountId)
    .where('kept_at', 'is not', null)
    .execute()
  return rows.length > 0
}

/** Deletes tickets that were never used and pictures whose account is gone; answers the names of the latter. */
export async function forgetUploads(tables: Tables, now: Date): Promise<string[]> {
  const rows = await tables
    .deleteFrom('upload')
    .where((eb) =>
      eb.or([
        eb.and([eb('kept_at', 'is', null), eb('ends_at', '<', now)]),
        eb.not(
          eb.exists(
            eb.selectFrom('account as a').select('a.account_id').whereRef('a.account_id', '=', 'upload.account_id'),
          ),
        ),
      ]),
    )
    .returning(['name', 'kept_at'])
    .execute()
  return rows.filter((row) => row.kept_at !== null).map(({ name }) => name)
}
