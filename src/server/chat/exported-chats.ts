import { wireTimeOf } from '#contract/time.ts'
import type { Tables } from '../database/database.ts'
import { readChats } from './chat-store.ts'
import { readEveryMessage } from './message-store.ts'
import { conversationIdOf } from './shown-chat.ts'

/** All conversations of an account with their messages, for the export of personal data. */
export async function exportedChats(tables: Tables, accountId: number, timeZone: string): Promise<unknown[]> {
  const chats = await readChats(tables, accountId, { skip: 0, size: 100_000 })
  const messages = await readEveryMessage(tables, accountId)
  return chats.rows.map((chat) => ({
    conversationId: conversationIdOf(chat.shopId),
    isBlocked: chat.isBlocked,
    reportReason: chat.reportReason ?? undefined,
    readSeq: chat.readSeq,
    messages: messages
      .filter(({ shopId }) => shopId === chat.shopId)
      .map(({ shopId: _, content, prodId, orderNumber, createdAt, ...message }) => ({
        ...message,
        text: content,
        prodId: prodId ?? undefined,
        orderNumber: orderNumber ?? undefined,
        createTime: wireTimeOf(createdAt.getTime(), timeZone),
      })),
  }))
}
