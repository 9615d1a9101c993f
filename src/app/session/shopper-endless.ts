import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOf } from '#cache/answer.ts'
import { rememberShape } from '#cache/known-endpoints.ts'
import { nextPage } from '#cache/next-page.ts'
import type { Endpoint, QueryOf } from '#contract/endpoint.ts'
import type { Whose } from './shopper-queries.ts'
import { watchForLoss } from './shopper-session.ts'

/** The query of a shopper's own list that goes on; kept like `shopperQuery`, and never shown to another. */
export function shopperEndless<E extends Endpoint>(endpoint: E, query: QueryOf<E>, whose: Whose) {
  rememberShape(endpoint)
  return infiniteQueryOptions({
    queryKey: [endpoint.path, query, whose] as const,
    queryFn: async ({ signal, pageParam }) => {
      await watchForLoss()
      return answerOf(endpoint, { ...query, current: pageParam }, signal, whose)
    },
    staleTime: 0,
    // Who looks again sees what is; a list that was gone through far is not asked for page by page.
    refetchOnWindowFocus: ({ state }) => state.data?.pages.length === 1,
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
