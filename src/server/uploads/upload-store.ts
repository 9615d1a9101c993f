import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'

/** The path of a picture by its name. */
export const uploadPath = (name: string): string => `/uploads/${name}.webp`
/** The path template of a picture in the sizes of the catalogue's pictures (`picture` of contract/product/product.ts). */
export const uploadTemplate = (name: string): string => `/uploads/${name}/{width}.{format}`
/** The name in the path or the path template of a picture; empty for another path. */
export const uploadName = (path: string): string =>
  /^\/uploads\/([0-9a-f]{32})(?:\.webp|\/\{width\}\.\{format\})$/.exec(path)?.[1] ?? ''

export async function insertTicket(
  tables: Tables,
  ticket: { name: string; accountId: number; ticketHash: string; ends: Date },
): Promise<void> {
  await tables
    .insertInto('upload')
    .values({ name: ticket.name, account_id: ticket.accountId, ticket_hash: ticket.ticketHash, ends_at: ticket.ends })
    .execute()
}

/** Uses up a ticket; returns its picture's name, undefined for an unknown, expired or used ticket. */
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

/** Makes a ticket valid again after its picture could not be stored. */
export async function returnTicket(tables: Tables, name: string): Promise<void> {
  await tables.updateTable('upload').set({ kept_at: null }).where('name', '=', name).execute()
}

/** Whether a path is a picture that this account has uploaded. */
export async function isOwnUpload(tables: Tables, accountId: number, path: string): Promise<boolean> {
  const rows = await tables
    .selectFrom('upload')
    .select('name')
    .where('name', '=', uploadName(path))
    .where('account_id', '=', accountId)
    .where('kept_at', 'is not', null)
    .execute()
  return rows.length > 0
}

/** Deletes unused tickets and the pictures of deleted accounts; returns the names of those pictures. */
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

/** Every picture of a shopper that a row shows, in all columns that can hold an upload (docs/wire.md#uploads). */
const usedPictures = (tables: Tables) =>
  tables
    .selectFrom('account')
    .select((eb) => eb.ref('avatar_url').$notNull().as('pic'))
    .where('avatar_url', 'is not', null)
    .unionAll(tables.selectFrom('shopper_review').select((eb) => eb.fn<string>('unnest', ['pics']).as('pic')))
    .unionAll(tables.selectFrom('chat_message').select((eb) => eb.fn<string>('unnest', ['pics']).as('pic')))
    .unionAll(tables.selectFrom('refund').select((eb) => eb.fn<string>('unnest', ['pics']).as('pic')))
    .unionAll(tables.selectFrom('pre_loved_item').select((eb) => eb.fn<string>('unnest', ['pics']).as('pic')))
    .unionAll(tables.selectFrom('member_shop').select('pic'))

/**
 * Deletes uploads from before a time that no row shows: those of a review, a message or a request that was refused or
 * given up, and former profile pictures. Returns the names of those pictures.
 */
export async function forgetUnusedUploads(tables: Tables, before: Date): Promise<string[]> {
  const used = tables
    .selectFrom(usedPictures(tables).as('used'))
    .select(sql<string>`substring(used.pic from '/uploads/([0-9a-f]{32})')`.as('name'))
    .where('used.pic', 'like', '/uploads/%')
  const rows = await tables
    .deleteFrom('upload')
    .where('kept_at', '<', before)
    .where('name', 'not in', used)
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}
