import { maxMessageLength } from '#contract/chat/chat-limits.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { insertMessage, nextEvent } from './message-store.ts'
import { readOwner, writeAnswered } from './operator-chat-store.ts'

/** A message of the shop or of support. */
type ShopMessage = {
  readonly content: string
  readonly isAutomatic: boolean
  readonly prodId?: number | undefined
  readonly orderNumber?: string | undefined
}

/**
 * Stores a message of the shop behind the last message of a conversation. The caller holds the lock of the account's
 * feed and gives the place (`nextEvent`).
 */
export async function storeShopMessage(
  tables: Tables,
  chat: { readonly chatId: number; readonly accountId: number; readonly lastSeq: number; readonly event: number },
  { content, isAutomatic, prodId, orderNumber }: ShopMessage,
  now: Date,
): Promise<void> {
  const { chatId, accountId, event } = chat
  const seq = chat.lastSeq + 1
  await insertMessage(
    tables,
    {
      chatId,
      accountId,
      seq,
      event,
      key: null,
      author: 'shop',
      isAutomatic,
      content: content.slice(0, maxMessageLength),
      pics: [],
      prodId: prodId ?? null,
      orderNumber: orderNumber ?? null,
    },
    now,
  )
}

/** Answers a conversation for the shop or for support, as a person, inside a transaction. */
export async function answerAsPerson(
  tables: Tables,
  chatId: number,
  content: string,
  now: Date,
): Promise<undefined | Refusal> {
  const accountId = await readOwner(tables, chatId)
  if (accountId === undefined) return refusal('NOT_FOUND', 'There is no such conversation.')
  const event = await nextEvent(tables, accountId)
  const answered = await writeAnswered(tables, chatId, event, now)
  if (!answered) return refusal('CHAT_BLOCKED', 'The shopper has blocked this conversation.')
  await storeShopMessage(tables, { chatId, accountId, event, ...answered }, { content, isAutomatic: false }, now)
  return undefined
}
