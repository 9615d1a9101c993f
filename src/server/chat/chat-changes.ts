import type { ChatChanges } from '#contract/chat/chat.ts'
import type { Tables } from '../database/database.ts'
import { countUnread, readChangedChats } from './chat-store.ts'
import { readChangedMessages, readLastEvent } from './message-store.ts'
import { type ChatReader, shownChats, shownMessages } from './shown-chat.ts'

/** The maximum number of messages in one answer. */
const mostChanges = 100

/**
 * The changes of an account's conversations behind a cursor, in the form of the wire; without a cursor only the present
 * one. Every change up to the last number of the feed is visible (`nextEvent`), so none is left out or answered twice.
 */
export async function readChanges(tables: Tables, after: number | undefined, reader: ChatReader): Promise<ChatChanges> {
  const { accountId } = reader
  const last = await readLastEvent(tables, accountId)
  if (after === undefined || after >= last)
    return {
      cursor: last,
      unread: await countUnread(tables, accountId),
      messages: [],
      conversations: [],
      hasMore: false,
    }
  const rows = await readChangedMessages(tables, accountId, after, { until: last, most: mostChanges + 1 })
  const hasMore = rows.length > mostChanges
  const shown = rows.slice(0, mostChanges)
  const cursor = hasMore ? (shown.at(-1)?.event ?? last) : last
  const chats = await readChangedChats(tables, accountId, after, cursor)
  return {
    cursor,
    unread: await countUnread(tables, accountId),
    messages: await shownMessages(tables, shown, reader),
    conversations: await shownChats(tables, chats, reader),
    hasMore,
  }
}
