import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, answerOf, apiBase, nextPage } from '#cache/answer.ts'
import { registerEndpoint } from '#cache/known-endpoints.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import type { Endpoint, GivenBodyOf, GivenParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { useMarket } from '#device/market.ts'
import { type CallOptions, call, type Outcome } from '#offline/call.ts'
import { shopperNow, useShopper } from './shopper.ts'
import { watchForLoss } from './shopper-session.ts'

/** The shopper whose answers are read, and the region. */
export type Owner = { readonly userId: string; readonly regionId: number }

/** Makes a read of the signed-in shopper, and returns its payload and time; throws a `CallFailed` on failure. */
export async function shopperAnswer<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
  options: Omit<CallOptions<E>, 'base'>,
): Promise<Answer<ReplyOf<E>>> {
  await watchForLoss()
  return answerOf(endpoint, query, options)
}

/**
 * The query options of a shopper's own GET; `params` are the values for the `:names` in its path. The key carries
 * shopper and region, so that no answer is ever shown to another shopper. The answer is stored in IndexedDB like every
 * query, so that it can be read offline; the worker stores nothing below `/p/`.
 */
export function shopperQuery<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
  owner: Owner,
  params?: GivenParamsOf<E>,
) {
  registerEndpoint(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, { ...query, ...params }, owner] as const,
    queryFn: ({ signal }) => shopperAnswer(endpoint, query, { signal, params, ...owner }),
    // Another device may have changed the data: the stored answer is shown meanwhile, and each new visit fetches the
    // current one.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/**
 * Reads an answer of the signed-in shopper: `guest` where no shopper is signed in, and in the first view; else the
 * state of `useAnswer`. Loads nothing while `isWanted` is false; `params` are the values for the `:names` in the path.
 */
export function useShopperAnswer<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
  { params, isWanted = true }: { params?: GivenParamsOf<E>; isWanted?: boolean } = {},
): Loaded<ReplyOf<E>> | { readonly state: 'guest' } {
  const shopper = useShopper()
  const { regionId } = useMarket()
  const options = shopperQuery(endpoint, query, { userId: shopper?.userId ?? '', regionId }, params)
  const isEnabled = shopper !== null && isWanted
  const result = useQuery({ ...options, enabled: isEnabled })
  const retry = useRetry(options.queryKey, result.refetch)
  const state = useLoadState({
    isWaiting: isEnabled && result.data === undefined && result.error === null,
    error: result.error,
    retry,
  })
  if (!shopper) return { state: 'guest' }
  // A stored answer is not shown once the server states that the item no longer exists.
  return result.data === undefined || state.state === 'missing' ? state : { state: 'ready', ...result.data }
}

/** The input of a write; for `key` see call.ts. */
export type Given<E extends Endpoint> = {
  readonly query?: QueryOf<E>
  readonly params?: GivenParamsOf<E>
  readonly body?: GivenBodyOf<E>
  readonly key?: string
}

/**
 * Sends one write (or a read that belongs to no screen) as the signed-in shopper, in the page's region; never throws.
 */
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

/**
 * The query options of a shopper's own endless list; stored like `shopperQuery`, and never shown to another shopper.
 */
export function shopperEndless<E extends Endpoint>(endpoint: E, query: QueryOf<E>, owner: Owner) {
  registerEndpoint(endpoint)
  return infiniteQueryOptions({
    queryKey: [endpoint.path, query, owner] as const,
    queryFn: ({ signal, pageParam }) => shopperAnswer(endpoint, { ...query, current: pageParam }, { signal, ...owner }),
    staleTime: 0,
    // Returning to the tab fetches the current list, except a list of several pages, which would be fetched page by
    // page.
    refetchOnWindowFocus: ({ state }) => state.data?.pages.length === 1,
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
