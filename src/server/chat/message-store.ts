import type { Tables } from '../database/database.ts'
import { anyOf, bigint } from '../database/expressions.ts'

/** A message of a conversation. */
export type MessageRow = {
  readonly chatId: number
  readonly seq: number
  readonly event: number
  readonly key: string | null
  readonly author: 'shopper' | 'shop'
  readonly isAutomatic: boolean
  readonly content: string
  readonly pics: readonly string[]
  readonly prodId: number | null
  readonly orderNumber: string | null
  readonly createdAt: Date
}

/** The content of a new message. */
export type MessageContent = Pick<MessageRow, 'content' | 'pics' | 'prodId' | 'orderNumber'>

const columns = [
  'm.chat_id as chatId',
  'm.seq',
  'm.event',
  'm.key',
  'm.author',
  'm.is_automatic as isAutomatic',
  'm.content',
  'm.pics',
  'm.prod_id as prodId',
  'm.order_number as orderNumber',
  'm.created_at as createdAt',
] as const

/**
 * The next number in the changes of an account. Locks the row of the account's feed until the transaction ends, so that
 * a reader who sees a number sees every change before it. Each writer of conversations takes this lock first.
 */
export async function nextEvent(tables: Tables, accountId: number): Promise<number> {
  const row = await tables
    .insertInto('chat_feed')
    .values({ account_id: accountId, last_event: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({ last_event: eb('chat_feed.last_event', '+', 1) })),
    )
    .returning('last_event')
    .executeTakeFirstOrThrow()
  return row.last_event
}

/** The number of the last change of an account; 0 before the first. */
export async function readLastEvent(tables: Tables, accountId: number): Promise<number> {
  const row = await tables
    .selectFrom('chat_feed')
    .select('last_event')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.last_event ?? 0
}

/** The numbers of the last changes of several accounts. */
export async function readLastEvents(tables: Tables, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tables
    .selectFrom('chat_feed')
    .select(['account_id', 'last_event'])
    .where('account_id', '=', anyOf(accountIds))
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.last_event]))
}

/** The message that a device sent under a key. */
export const readMessageOfKey = (
  tables: Tables,
  { accountId, shopId, key }: { readonly accountId: number; readonly shopId: number; readonly key: string },
): Promise<{ seq: number; createdAt: Date } | undefined> =>
  tables
    .selectFrom('chat_message as m')
    .innerJoin('chat as c', 'c.chat_id', 'm.chat_id')
    .select(['m.seq', 'm.created_at as createdAt'])
    .where('c.account_id', '=', accountId)
    .where('c.shop_id', '=', shopId)
    .where('m.key', '=', key)
    .executeTakeFirst()

/** Stores a shopper's message behind the last one, which the shopper has then read. */
export async function insertShopperMessage(
  tables: Tables,
  message: MessageContent & {
    readonly chatId: number
    readonly accountId: number
    readonly seq: number
    readonly event: number
    readonly key: string | null
  },
  now: Date,
): Promise<void> {
  await insertMessage(tables, { ...message, author: 'shopper', isAutomatic: false }, now)
  const { chatId, seq } = message
  await tables
    .updateTable('chat')
    .set({ last_seq: seq, last_at: now, read_seq: seq, asked_seq: seq })
    .where('chat_id', '=', chatId)
    .execute()
}

/** Stores one message; the caller writes the row of the conversation. */
export async function insertMessage(
  tables: Tables,
  message: Omit<MessageRow, 'createdAt'> & { readonly accountId: number },
  now: Date,
): Promise<void> {
  await tables
    .insertInto('chat_message')
    .values({
      chat_id: message.chatId,
      seq: message.seq,
      account_id: message.accountId,
      event: message.event,
      key: message.key,
      author: message.author,
      is_automatic: message.isAutomatic,
      content: message.content,
      pics: message.pics,
      prod_id: message.prodId,
      order_number: message.orderNumber,
      created_at: now,
    })
    .execute()
}

/** A part of a conversation. */
type MessagePart = { readonly before?: number | undefined; readonly after?: number | undefined }

/**
 * At most `most` messages in ascending order: the last ones, those just before `before`, or those just behind `after`.
 * Both numbers come from the caller and may be greater than any place of a message.
 */
export async function readMessages(
  tables: Tables,
  chatId: number,
  { before, after }: MessagePart,
  most: number,
): Promise<MessageRow[]> {
  const messages = tables.selectFrom('chat_message as m').select(columns).where('m.chat_id', '=', chatId).limit(most)
  if (after !== undefined) {
    const behind = messages.where('seq', '>', bigint(after))
    return (before === undefined ? behind : behind.where('seq', '<', bigint(before))).orderBy('seq').execute()
  }
  const rows = await (before === undefined ? messages : messages.where('seq', '<', bigint(before)))
    .orderBy('seq', 'desc')
    .execute()
  return rows.reverse()
}

/** The messages of an account behind the change `after` and not behind `until`, in the order of the changes. */
export const readChangedMessages = (
  tables: Tables,
  accountId: number,
  after: number,
  { until, most }: { readonly until: number; readonly most: number },
): Promise<(MessageRow & { readonly shopId: number })[]> =>
  tables
    .selectFrom('chat_message as m')
    .innerJoin('chat as c', 'c.chat_id', 'm.chat_id')
    .select([...columns, 'c.shop_id as shopId'])
    .where('m.account_id', '=', accountId)
    .where('m.event', '>', after)
    .where('m.event', '<=', until)
    .orderBy('m.event')
    .limit(most)
    .execute()

/** The last message of each of these conversations. */
export const readLastMessages = (tables: Tables, chatIds: readonly number[]): Promise<MessageRow[]> =>
  tables
    .selectFrom('chat_message as m')
    .select(columns)
    .distinctOn('m.chat_id')
    .where('m.chat_id', '=', anyOf(chatIds))
    .orderBy('m.chat_id')
    .orderBy('m.seq', 'desc')
    .execute()

/** Every message of a shopper's conversations, for the export of their data. */
export const readEveryMessage = (tables: Tables, accountId: number) =>
  tables
    .selectFrom('chat_message as m')
    .innerJoin('chat as c', 'c.chat_id', 'm.chat_id')
    .select([
      'c.shop_id as shopId',
      'm.seq',
      'm.author',
      'm.is_automatic as isAutomatic',
      'm.content',
      'm.pics',
      'm.prod_id as prodId',
      'm.order_number as orderNumber',
      'm.created_at as createdAt',
    ])
    .where('m.account_id', '=', accountId)
    .orderBy('c.shop_id')
    .orderBy('m.seq')
    .execute()
