import { sql } from 'kysely'
import { type Database, query } from '#server/database/database.ts'
import type { Uploads } from '#server/uploads/open-uploads.ts'
import { widthOf } from './received-items.ts'

/** A message that the server has, with the widths of its pictures. */
export type StoredMessage = {
  readonly conversationId: string
  readonly text: string
  readonly widths: readonly number[]
}

/** Lets a shop write `count` messages to a shopper, who has read none. */
export async function addUnreadMessages(db: Database, accountId: number, shopId: number, count: number): Promise<void> {
  await query(db, sql`insert into chat_feed values (${accountId}, ${count}) on conflict do nothing`)
  const [chat] = await query<{ chat_id: number }>(
    db,
    sql`insert into chat (account_id, shop_id, last_seq, last_at, event) values (${accountId}, ${shopId}, ${count}, now(), ${count}) returning chat_id`,
  )
  await query(
    db,
    sql`insert into chat_message (chat_id, seq, account_id, event, author, content, pics, created_at)
      select ${chat?.chat_id ?? 0}, seq, ${accountId}, seq, 'shop', 'Hello', '{}', now() from generate_series(1, ${count}::int) seq`,
  )
}

/** A shopper's own messages in the order of their places. */
export async function messagesOf(db: Database, uploads: Uploads, userId: string): Promise<StoredMessage[]> {
  const rows = await query<{ shop_id: number; content: string; pics: string[] }>(
    db,
    sql`select shop_id, content, pics from chat_message m join chat c using (chat_id) join account a on a.account_id = c.account_id
      where user_id = ${userId} and author = 'shopper' order by shop_id, seq`,
  )
  return Promise.all(
    rows.map(async ({ shop_id: shopId, content, pics }) => ({
      conversationId: shopId === 0 ? 'support' : `shop-${shopId}`,
      text: content,
      widths: await Promise.all(pics.map((pic) => widthOf(uploads, pic.split('/')[2] ?? ''))),
    })),
  )
}

/** The last message of a shop that a shopper has read. */
export async function readMarkOf(db: Database, userId: string, shopId: number): Promise<number> {
  const [row] = await query<{ read_seq: number }>(
    db,
    sql`select read_seq from chat join account using (account_id) where user_id = ${userId} and shop_id = ${shopId}`,
  )
  return row?.read_seq ?? 0
}

/** Deletes the shoppers' own conversations and forgets the read marks in that with this shop. */
export async function resetMessages(db: Database, shopId: number): Promise<void> {
  await query(db, sql`delete from chat where shop_id <> ${shopId}`)
  await query(db, sql`update chat set read_seq = 0`)
}
