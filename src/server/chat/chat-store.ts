import type { SelectQueryBuilder } from 'kysely'
import type { ChatReportReason } from '#contract/chat/chat-limits.ts'
import type { Tables } from '../database/database.ts'
import { bigint, exists, greatest } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'

/** A conversation with the number of its messages that the shopper has not read; the shop's id is 0 for support. */
export type ChatRow = {
  readonly chatId: number
  readonly shopId: number
  readonly lastSeq: number
  readonly readSeq: number
  readonly shopReadSeq: number
  readonly isBlocked: boolean
  readonly reportReason: ChatReportReason | null
  readonly event: number
  readonly unread: number
}

const withColumns = (chats: SelectQueryBuilder<Schema, 'chat', object>) =>
  chats.select((eb) => [
    'chat_id as chatId',
    'shop_id as shopId',
    'last_seq as lastSeq',
    'read_seq as readSeq',
    'shop_read_seq as shopReadSeq',
    'is_blocked as isBlocked',
    'report_reason as reportReason',
    'event',
    eb
      .selectFrom('chat_message as m')
      .select((message) => message.fn.countAll<number>().as('unread'))
      .whereRef('m.chat_id', '=', 'chat.chat_id')
      .whereRef('m.seq', '>', 'chat.read_seq')
      .where('m.author', '=', 'shop')
      .$asScalar()
      .$notNull()
      .as('unread'),
  ])

/** A shopper's conversation with a shop, or with support (0); undefined before its first message. */
export const readChat = (tables: Tables, accountId: number, shopId: number): Promise<ChatRow | undefined> =>
  withColumns(tables.selectFrom('chat'))
    .where('account_id', '=', accountId)
    .where('shop_id', '=', shopId)
    .executeTakeFirst()

/** A shopper's conversations that have a message, the latest message first. */
export async function readChats(
  tables: Tables,
  accountId: number,
  { skip, size }: { readonly skip: number; readonly size: number },
): Promise<{ rows: ChatRow[]; total: number }> {
  const own = tables.selectFrom('chat').where('account_id', '=', accountId).where('last_seq', '>', 0)
  const [rows, counted] = await Promise.all([
    withColumns(own).orderBy('last_at', 'desc').orderBy('chat_id').offset(skip).limit(size).execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(counted?.total ?? 0) }
}

/** A shopper's conversations whose last change is behind `after` and not behind `until`, in the order of the changes. */
export const readChangedChats = (tables: Tables, accountId: number, after: number, until: number): Promise<ChatRow[]> =>
  withColumns(tables.selectFrom('chat'))
    .where('account_id', '=', accountId)
    .where('event', '>', after)
    .where('event', '<=', until)
    .orderBy('event')
    .execute()

/** The number of a shopper's unread messages. */
export async function countUnread(tables: Tables, accountId: number): Promise<number> {
  const row = await tables
    .selectFrom('chat as c')
    .innerJoin('chat_message as m', 'm.chat_id', 'c.chat_id')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('c.account_id', '=', accountId)
    .whereRef('m.seq', '>', 'c.read_seq')
    .where('m.author', '=', 'shop')
    .executeTakeFirst()
  return Number(row?.unread ?? 0)
}

/** The conversation with a shop, made where it is missing. The caller holds the lock of the feed (`nextEvent`). */
export async function openChat(tables: Tables, accountId: number, shopId: number, event: number, now: Date) {
  const row = await tables
    .insertInto('chat')
    .values({ account_id: accountId, shop_id: shopId, last_at: now, event })
    .onConflict((conflict) => conflict.columns(['account_id', 'shop_id']).doUpdateSet({ event }))
    .returning(['chat_id as chatId', 'last_seq as lastSeq', 'is_blocked as isBlocked'])
    .executeTakeFirstOrThrow()
  return row
}

/** Marks the messages up to `seq`, which exists, as read by the shopper. */
export async function writeRead(tables: Tables, chatId: number, seq: number, event: number): Promise<void> {
  await tables
    .updateTable('chat')
    .set((eb) => ({
      read_seq: greatest(eb.ref('read_seq'), eb.val(seq)),
      event,
    }))
    .where('chat_id', '=', chatId)
    .execute()
}

/** Blocks a conversation, or opens it again. */
export async function writeBlocked(tables: Tables, chatId: number, isBlocked: boolean): Promise<void> {
  await tables.updateTable('chat').set({ is_blocked: isBlocked }).where('chat_id', '=', chatId).execute()
}

/** Records the shopper's report of a conversation. */
export async function writeReport(tables: Tables, chatId: number, reason: ChatReportReason, now: Date): Promise<void> {
  await tables
    .updateTable('chat')
    .set({ report_reason: reason, reported_at: now })
    .where('chat_id', '=', chatId)
    .execute()
}

/** Whether a shop exists. */
export async function hasShop(tables: Tables, shopId: number): Promise<boolean> {
  const row = await tables.selectFrom('shop').select('shop_id').where('shop_id', '=', bigint(shopId)).executeTakeFirst()
  return row !== undefined
}

/** Whether a product exists. */
export async function hasProduct(tables: Tables, prodId: number): Promise<boolean> {
  const rows = tables.selectFrom('product').select('prod_id').where('prod_id', '=', bigint(prodId))
  const row = await tables.selectNoFrom(exists(rows).as('isThere')).executeTakeFirst()
  return row?.isThere ?? false
}

/** The shops of conversations, for their names and pictures. */
export const readShops = (tables: Tables, shopIds: readonly number[]) =>
  shopIds.length === 0
    ? Promise.resolve([])
    : tables
        .selectFrom('shop')
        .select(['shop_id as shopId', 'name as shopName', 'slug', 'pic'])
        .where('shop_id', 'in', [...shopIds])
        .execute()
