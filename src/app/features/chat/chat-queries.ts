import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer } from '#cache/answer.ts'
import { registerEndpoint } from '#cache/known-endpoints.ts'
import { type ChatMessage, chatMessages, conversations } from '#contract/chat/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/wire.ts'
import { type Owner, shopperAnswer, shopperEndless } from '#session/shopper-queries.ts'
import { withNewer } from './merge-messages.ts'

/** Messages per call, and the most that are stored of a conversation for reading offline. */
const pageSize = 50
const storedMost = 100

export type LatestMessages = Answer<ReplyOf<typeof chatMessages>>

type Asked = { readonly conversationId: string; readonly lang: Language }

const fetchMessages = (
  { conversationId, lang }: Asked,
  owner: Owner,
  signal: AbortSignal,
  before?: number,
): Promise<LatestMessages> =>
  shopperAnswer(
    chatMessages,
    { lang, size: pageSize, ...(before !== undefined && { before }) },
    { params: { conversationId }, signal, ...owner },
  )

const latestKey = (asked: Asked, owner: Owner) => [chatMessages.path, asked, owner] as const

/** Queries of the conversations and their messages. */
export const chatQueries = {
  /** The conversations, the latest message first; stored for reading offline. */
  list: (lang: Language, owner: Owner) => shopperEndless(conversations, { size: 30, lang }, owner),

  /**
   * The last messages of a conversation in ascending order, without a gap; stored for reading offline. A later answer is
   * joined to the known messages, so that the messages on the screen stay.
   */
  latest: (asked: Asked, owner: Owner, client: QueryClient) => {
    registerEndpoint(chatMessages)
    const queryKey = latestKey(asked, owner)
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }) => {
        const answer = await fetchMessages(asked, owner, signal)
        const known = client.getQueryData<LatestMessages>(queryKey)
        if (!known) return answer
        const start = known.value.records[0]?.seq
        const isReading = start !== undefined && client.getQueryData(olderKey(asked, owner, start)) !== undefined
        return withNewer(known, answer, isReading ? Number.POSITIVE_INFINITY : storedMost)
      },
      staleTime: 0,
      refetchOnWindowFocus: true,
    })
  },

  /** The messages before `start`, page by page; in memory alone. */
  older: (asked: Asked, owner: Owner, start: number) =>
    infiniteQueryOptions({
      queryKey: olderKey(asked, owner, start),
      queryFn: ({ signal, pageParam }) => fetchMessages(asked, owner, signal, pageParam),
      // A message never changes.
      staleTime: Number.POSITIVE_INFINITY,
      persister: undefined,
      initialPageParam: start,
      getNextPageParam: ({ value: { hasMore, records } }) => (hasMore ? records[0]?.seq : undefined),
    }),
}

const olderKey = (asked: Asked, owner: Owner, start: number) =>
  [`${chatMessages.path} older`, asked, owner, start] as const

/** The loaded messages of all pages in ascending order. */
export const ascending = (pages: readonly LatestMessages[]): readonly ChatMessage[] =>
  [...pages].reverse().flatMap(({ value }) => value.records)
