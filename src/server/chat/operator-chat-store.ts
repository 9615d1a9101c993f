import { sql } from 'kysely'
import type { ChatReportReason } from '#contract/chat/chat-limits.ts'
import type { Tables } from '../database/database.ts'

/** A conversation as the operator sees it. */
export type OpenChatRow = {
  readonly chatId: number
  readonly shopName: string | null
  readonly nickName: string
  readonly content: string
  readonly lastAt: Date
  readonly isWaiting: boolean
  readonly isBlocked: boolean
  readonly reportReason: ChatReportReason | null
}

/**
 * Conversations of one of the operator's lists. `open`: those that wait for a person, the longest wait first.
 * `reported`: the longest wait first. `all`: the latest message first.
 */
export function readOpenChats(tables: Tables, list: 'open' | 'reported' | 'all', most: number): Promise<OpenChatRow[]> {
  const chats = tables
    .selectFrom('chat as c')
    .innerJoin('account as a', 'a.account_id', 'c.account_id')
    .innerJoin('chat_message as m', (join) =>
      join.onRef('m.chat_id', '=', 'c.chat_id').onRef('m.seq', '=', 'c.last_seq'),
    )
    .leftJoin('shop as s', 's.shop_id', 'c.shop_id')
    .select((eb) => [
      'c.chat_id as chatId',
      's.name as shopName',
      'a.nick_name as nickName',
      'm.content',
      'c.last_at as lastAt',
      eb
        .or([eb('c.needs_person', '=', sql.lit(true)), eb('c.asked_seq', '>', eb.ref('c.answered_seq'))])
        .$castTo<boolean>()
        .as('isWaiting'),
      'c.is_blocked as isBlocked',
      'c.report_reason as reportReason',
    ])
    .limit(most)
  if (list === 'all') return chats.orderBy('c.last_at', 'desc').orderBy('c.chat_id', 'desc').execute()
  const longest = chats.orderBy('c.last_at').orderBy('c.chat_id')
  if (list === 'reported') return longest.where('c.report_reason', 'is not', null).execute()
  return longest
    .where((eb) => eb.or([eb('c.needs_person', '=', sql.lit(true)), eb('c.asked_seq', '>', eb.ref('c.answered_seq'))]))
    .where('c.is_blocked', '=', sql.lit(false))
    .execute()
}

/** The account of a conversation. */
export async function readOwner(tables: Tables, chatId: number): Promise<number | undefined> {
  const row = await tables.selectFrom('chat').select('account_id').where('chat_id', '=', chatId).executeTakeFirst()
  return row?.account_id
}

/**
 * Records that a person answers after the last message: the shop has read all messages, and the conversation no longer
 * waits. Returns the `seq` of the last message; undefined for a blocked conversation.
 */
export async function writeAnswered(
  tables: Tables,
  chatId: number,
  event: number,
  now: Date,
): Promise<{ lastSeq: number } | undefined> {
  const row = await tables
    .updateTable('chat')
    .set((eb) => ({
      last_seq: eb('last_seq', '+', 1),
      last_at: now,
      shop_read_seq: eb.ref('last_seq'),
      answered_seq: eb.ref('asked_seq'),
      needs_person: false,
      person_at: now,
      event,
    }))
    .where('chat_id', '=', chatId)
    .where('is_blocked', '=', sql.lit(false))
    .returning('last_seq')
    .executeTakeFirst()
  return row && { lastSeq: row.last_seq - 1 }
}
