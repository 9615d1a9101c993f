import { useMemo } from 'react'
import type { Conversation, conversations } from '#contract/chat/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { type PendingMessage, readPendingMessages, watchMessages } from '#offline/messages.ts'
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

/** The messages that the shop does not have yet, in their order; null while they are read. */
export const usePendingMessages = (): readonly PendingMessage[] | null => useOwnRecords(readAll, watchMessages)
