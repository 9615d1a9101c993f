import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, apiBase, nextPage } from '#cache/answer.ts'
import { rememberShape } from '#cache/known-endpoints.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import type { Endpoint, GivenBodyOf, GivenParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { usePlace } from '#device/place.ts'
import { call, type Outcome } from '#offline/call.ts'
import { shopperNow, useShopper } from './shopper.ts'
import { watchForLoss } from './shopper-session.ts'

/** Whose answers are read, and in which region. */
export type Whose = { readonly userId: string; readonly regionId: number }

/**
 * The query of a shopper's own GET. Its key carries shopper and region, so that nothing is ever shown to another; it is
 * kept in IndexedDB like every query, so that it reads offline. The worker keeps nothing below `/p/`.
 */
export function shopperQuery<E extends Endpoint>(endpoint: E, query: QueryOf<E>, whose: Whose) {
  rememberShape(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, query, whose] as const,
    queryFn: async ({ signal }) => {
      await watchForLoss()
      return answerOf(endpoint, query, signal, whose)
    },
    // Another device may have changed it: what is saved shows meanwhile, and who looks again sees what is.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** One answer of the shopper's own: `guest` where nobody is signed in, and in the first view; else as `useAnswer` says. */
export function useShopperAnswer<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
): Loaded<ReplyOf<E>> | { readonly state: 'guest' } {
  const shopper = useShopper()
  const { regionId } = usePlace()
  const options = shopperQuery(endpoint, query, { userId: shopper?.userId ?? '', regionId })
  const asked = useQuery({ ...options, enabled: shopper !== null })
  const retry = useRetry(options.queryKey, asked.refetch)
  const state = useLoadState({
    isWaiting: shopper !== null && asked.data === undefined && asked.error === null,
    error: asked.error,
    retry,
  })
  if (!shopper) return { state: 'guest' }
  return asked.data === undefined ? state : { state: 'ready', ...asked.data }
}

/** What a write takes: of `key` see call.ts. */
export type Given<E extends Endpoint> = {
  readonly query?: QueryOf<E>
  readonly params?: GivenParamsOf<E>
  readonly body?: GivenBodyOf<E>
  readonly key?: string
}

/** Sends one write (or a read that is no screen's) as the shopper who is signed in, in the page's region; never throws. */
export async function command<E extends Endpoint>(
  endpoint: E,
  { query, params, body, key }: Given<E> = {},
): Promise<Outcome<ReplyOf<E>>> {
  await watchForLoss()
  const userId = endpoint.access === 'shopper' ? shopperNow()?.userId : undefined
  return call(endpoint, query ?? ({} as QueryOf<E>), {
    base: apiBase,
    params,
    body,
    key,
    regionId: regionOfPage(),
    userId,
  })
}

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
