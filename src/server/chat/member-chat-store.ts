import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { greatest } from '../database/expressions.ts'

/** The state of the other side's copy of a conversation; undefined before its first message. */
export const readCopy = (tables: Tables, accountId: number, shopId: number) =>
  tables
    .selectFrom('chat')
    .select(['chat_id as chatId', 'is_blocked as isBlocked'])
    .where('account_id', '=', accountId)
    .where('shop_id', '=', shopId)
    .executeTakeFirst()

/** Records that a person received message `seq`: the sender has read all earlier messages. */
export const writeReceived = (
  tables: Tables,
  chatId: number,
  { seq, event }: { readonly seq: number; readonly event: number },
  now: Date,
): Promise<unknown> =>
  tables
    .updateTable('chat')
    .set({ last_seq: seq, last_at: now, shop_read_seq: seq - 1, event })
    .where('chat_id', '=', chatId)
    .execute()

/** Records that neither the assistant nor the operator has to answer the last message, because a person will. */
export const writeNoAnswerNeeded = (tables: Tables, chatId: number): Promise<unknown> =>
  tables
    .updateTable('chat')
    .set((eb) => ({ answered_seq: eb.ref('asked_seq') }))
    .where('chat_id', '=', chatId)
    .execute()

/**
 * The other side has read its copy `readChatId` up to `seq`. The numbers of the two copies differ where messages were kept
 * away by a block, but both copies of a message have the time of the message.
 */
export const writeReadByOther = (
  tables: Tables,
  chatId: number,
  { readChatId, seq }: { readonly readChatId: number; readonly seq: number },
  event: number,
): Promise<unknown> =>
  tables
    .updateTable('chat')
    .set((eb) => ({
      shop_read_seq: greatest(
        eb.ref('shop_read_seq'),
        eb
          .selectFrom('chat_message as sent')
          .innerJoin('chat_message as received', 'received.created_at', 'sent.created_at')
          .select((message) => message.fn.coalesce(message.fn.max<number>('sent.seq'), sql.lit(0)).as('seq'))
          .where('sent.chat_id', '=', chatId)
          .where('sent.author', '=', 'shopper')
          .where('received.chat_id', '=', readChatId)
          .where('received.author', '=', 'shop')
          .where('received.seq', '<=', seq)
          .$asScalar()
          .$notNull(),
      ),
      event,
    }))
    .where('chat_id', '=', chatId)
    .execute()
