import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Answer } from '#cache/answer.ts'
import { fetchPersister } from '#cache/query-client.ts'
import { type ChatChanges, type Conversation, chatMessages, conversations } from '#contract/chat/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/wire.ts'
import { persistUnreadChat } from '#session/persist-counts.ts'
import type { Owner } from '#session/shopper-queries.ts'
import { chatQueries, type LatestMessages } from './chat-queries.ts'
import { withMessage } from './merge-messages.ts'

type ListData = InfiniteData<Answer<ReplyOf<typeof conversations>>, number>

/**
 * Applies changes of the live stream to the known conversations and messages, and stores both for reading offline.
 * If messages are missing between the known ones and the new one, the conversation is fetched again.
 */
export async function applyChanges(
  client: QueryClient,
  changes: ChatChanges,
  { lang, owner }: { lang: Language; owner: Owner },
): Promise<void> {
  persistUnreadChat(changes.unread)
  const changed = new Set<readonly unknown[]>()
  for (const message of changes.messages) {
    const { queryKey } = chatQueries.latest({ conversationId: message.conversationId, lang }, owner, client)
    const known = client.getQueryData<LatestMessages>(queryKey)
    if (!known) continue
    const next = withMessage(known, message)
    if (next === null) void client.invalidateQueries({ queryKey, exact: true })
    else client.setQueryData(queryKey, next)
    changed.add(queryKey)
  }
  for (const conversation of changes.conversations) {
    const { queryKey } = chatQueries.latest({ conversationId: conversation.conversationId, lang }, owner, client)
    const known = client.getQueryData<LatestMessages>(queryKey)
    if (!known || known.value.conversation.version >= conversation.version) continue
    client.setQueryData(queryKey, { ...known, value: { ...known.value, conversation } })
    changed.add(queryKey)
  }
  const { queryKey } = chatQueries.list(lang, owner)
  client.setQueryData<ListData>(queryKey, (known) => known && withConversations(known, changes))
  changed.add(queryKey)
  const { persister } = await fetchPersister()
  for (const key of changed) await persister.persistQueryByKey(key, client)
}

/** The list with the later states of conversations; a conversation with a new message is the first. */
function withConversations(known: ListData, { conversations: later, cursor }: ChatChanges): ListData {
  const all = known.pages.flatMap(({ value }) => value.records)
  const versions = new Map(all.map(({ conversationId, version }) => [conversationId, version]))
  const newer = later.filter(({ conversationId, version }) => version > (versions.get(conversationId) ?? -1))
  const byId = new Map(newer.map((one) => [one.conversationId, one]))
  const isMoved = ({ conversationId, lastSeq }: Conversation) => {
    const before = all.find((one) => one.conversationId === conversationId)
    return lastSeq > (before?.lastSeq ?? 0)
  }
  const moved = newer.filter(isMoved).reverse()
  const movedIds = new Set(moved.map(({ conversationId }) => conversationId))
  const pages = known.pages.map((page, index) => {
    const rest = page.value.records
      .filter(({ conversationId }) => !movedIds.has(conversationId))
      .map((one) => byId.get(one.conversationId) ?? one)
    const records = index === 0 ? [...moved, ...rest] : rest
    return { ...page, value: { ...page.value, records, ...(index === 0 && { cursor }) } }
  })
  return { ...known, pages }
}

/** Fetches conversations and messages again, after the server has lost the data behind the cursor. */
export const refetchChat = (client: QueryClient): Promise<unknown> =>
  Promise.all([conversations.path, chatMessages.path].map((path) => client.invalidateQueries({ queryKey: [path] })))
