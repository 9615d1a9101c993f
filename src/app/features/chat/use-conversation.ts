import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import type { ChatMessage, Conversation } from '#contract/chat/chat.ts'
import { useMarket } from '#device/market.ts'
import { useShopper } from '#session/shopper.ts'
import { ascending, chatQueries } from './chat-queries.ts'
import type { Older } from './conversation/older-messages.tsx'
import { joinMessages } from './merge-messages.ts'

/**
 * A conversation with its loaded messages in ascending order, without a gap. `isListed`: only the last message is
 * known, from the list of conversations.
 */
export type OpenConversation = {
  readonly conversation: Conversation
  readonly messages: readonly ChatMessage[]
  readonly older: Older
  readonly isListed: boolean
}

/** A conversation as the list of conversations has it, and the time of that list. */
export type ListedConversation = { readonly conversation: Conversation; readonly at: number }

/**
 * Reads a conversation: the stored messages at once, then the server's; older ones on demand. Where no message is
 * stored and the server does not answer, the last message of the list shows.
 */
export function useConversation(
  conversationId: string,
  listed: ListedConversation | undefined,
): Loaded<OpenConversation> {
  const client = useQueryClient()
  const userId = useShopper()?.userId ?? ''
  const { lang, regionId } = useMarket()
  const asked = { conversationId, lang }
  const owner = { userId, regionId }
  const options = chatQueries.latest(asked, owner, client)
  const { data, error, refetch } = useQuery(options)
  const start = data?.value.records[0]?.seq ?? 0
  const before = useInfiniteQuery({ ...chatQueries.older(asked, owner, start), enabled: false })
  const state = useLoadState({
    isWaiting: data === undefined && error === null,
    error,
    retry: useRetry(options.queryKey, refetch),
  })
  const pages = before.data?.pages
  const messages = useMemo(
    () => joinMessages(pages ? ascending(pages) : [], data?.value.records ?? []),
    [pages, data?.value.records],
  )
  const hasMore = pages ? before.hasNextPage : start > 1
  const { isFetching, isError, fetchNextPage } = before
  const older = useMemo(
    (): Older => ({
      state: isFetching ? 'loading' : isError ? 'failed' : hasMore ? 'ready' : 'end',
      load: () => void fetchNextPage(),
    }),
    [isFetching, isError, hasMore, fetchNextPage],
  )
  if (data && state.state !== 'missing')
    return {
      state: 'ready',
      value: { conversation: data.value.conversation, messages, older, isListed: false },
      at: data.at,
    }
  if (!listed?.conversation.lastMessage || (state.state !== 'not-saved' && state.state !== 'unreachable')) return state
  return { state: 'ready', ...withLastMessage(listed, listed.conversation.lastMessage, state.retry) }
}

const withLastMessage = ({ conversation, at }: ListedConversation, last: ChatMessage, load: () => void) => ({
  value: {
    conversation,
    messages: [last],
    older: { state: last.seq > 1 ? 'failed' : 'end', load },
    isListed: true,
  } satisfies OpenConversation,
  at,
})
