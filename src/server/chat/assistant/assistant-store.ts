import { sql } from 'kysely'
import type { Tables } from '../../database/database.ts'
import { isNotPostponed } from '../../jobs/job-trouble-store.ts'

/** The state of a conversation that decides about automatic answers. */
export type AssistedChat = {
  readonly accountId: number
  readonly shopId: number
  readonly lastSeq: number
  readonly answeredSeq: number
  readonly needsPerson: boolean
  readonly personAt: Date | null
}

/**
 * The id of one conversation with a message that nobody has looked at. The row of the account's feed is locked until the
 * transaction ends, as by every writer, so that two processes answer a message once.
 */
export async function claimUnanswered(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('chat as c')
    .innerJoin('chat_feed as f', 'f.account_id', 'c.account_id')
    .select('c.chat_id')
    .where((eb) => eb('c.asked_seq', '>', eb.ref('c.answered_seq')))
    .where('c.is_blocked', '=', sql.lit(false))
    .where((eb) => isNotPostponed(tables, kind, sql<string>`${eb.ref('c.chat_id')}::text`, now))
    .orderBy('c.chat_id')
    .limit(1)
    .forUpdate('f')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.chat_id)
}

/** The state of a claimed conversation. */
export const readAssisted = (tables: Tables, chatId: number): Promise<AssistedChat | undefined> =>
  tables
    .selectFrom('chat')
    .select([
      'account_id as accountId',
      'shop_id as shopId',
      'last_seq as lastSeq',
      'answered_seq as answeredSeq',
      'needs_person as needsPerson',
      'person_at as personAt',
    ])
    .where('chat_id', '=', chatId)
    .executeTakeFirst()

/** Writes the state of a conversation whose messages the assistant has looked at. */
export async function writeAssisted(
  tables: Tables,
  chatId: number,
  chat: {
    readonly lastSeq: number
    readonly answeredSeq: number
    readonly needsPerson: boolean
    readonly event: number | null
  },
  now: Date,
): Promise<void> {
  await tables
    .updateTable('chat')
    .set({
      answered_seq: chat.answeredSeq,
      needs_person: chat.needsPerson,
      ...(chat.event !== null && { last_seq: chat.lastSeq, last_at: now, event: chat.event }),
      // A conversation that waits for a person has not been read by the shop.
      ...(chat.event !== null && !chat.needsPerson && { shop_read_seq: chat.answeredSeq }),
    })
    .where('chat_id', '=', chatId)
    .execute()
}

/** The number of a shopper's newest order of a shop, or of any shop for support (0). */
export async function readNewestOrder(tables: Tables, accountId: number, shopId: number): Promise<string | undefined> {
  const orders = tables
    .selectFrom('shop_order')
    .select('order_number')
    .where('account_id', '=', accountId)
    .where('is_deleted', '=', sql.lit(false))
    .orderBy('order_id', 'desc')
    .limit(1)
  const row = await (shopId === 0 ? orders : orders.where('shop_id', '=', shopId)).executeTakeFirst()
  return row?.order_number
}
