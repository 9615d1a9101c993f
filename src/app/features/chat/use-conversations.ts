import { useMemo } from 'react'
import type { Conversation, conversations } from '#contract/chat/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import {
  type PendingMark,
  type PendingMessage,
  readPendingMarks,
  readPendingMessages,
  watchMessages,
} from '#offline/chat/messages.ts'
import { useShopper } from '#session/shopper.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { chatQueries } from './chat-queries.ts'

type ConversationPage = ReplyOf<typeof conversations>

/** The shopper's conversations, the latest message first. */
export function useConversations(): EndlessState<Conversation, ConversationPage> {
  const userId = useShopper()?.userId ?? ''
  const { lang, regionId } = useMarket()
  const options = useMemo(
    () => ({ ...chatQueries.list(lang, { userId, regionId }), enabled: userId !== '' }),
    [lang, userId, regionId],
  )
  return useEndlessList<Conversation, ConversationPage>(options, ({ conversationId }) => conversationId)
}

const readAll = (userId: string) => readPendingMessages(userId)

const readMarks = async (userId: string) => [...(await readPendingMarks(userId))]
const noMessages: readonly PendingMessage[] = []

/** The messages that the server's answers may not have yet, in their order. */
export const usePendingMessages = (): readonly PendingMessage[] => useOwnRecords(readAll, watchMessages) ?? noMessages

/** The pending changes of conversations by their ids. */
export function usePendingMarks(): ReadonlyMap<string, PendingMark> {
  const marks = useOwnRecords(readMarks, watchMessages)
  return useMemo(() => new Map(marks), [marks])
}
