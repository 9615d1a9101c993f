import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOf } from '#cache/answer.ts'
import { registerEndpoint } from '#cache/known-endpoints.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import { readSharedList, type SharedGroceryList } from '#contract/grocery/grocery-list.ts'
import { type Market, useMarket } from '#device/market.ts'
import type { SharedChange } from '#offline/shared-lists.ts'
import { useIsOffline } from '#sync/connection.ts'
import type { ListedItem } from '../listed-item.ts'
import { readAgainAfter } from '../use-own-lists.ts'
import { itemsWithChanges } from './items-with-changes.ts'

const sharedQuery = (token: string, market: Market) => {
  registerEndpoint(readSharedList)
  return queryOptions({
    queryKey: [readSharedList.path, { token, ...market }] as const,
    queryFn: ({ signal }) => answerOf(readSharedList, market, { signal, params: { token } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

export type SharedList = {
  readonly list: SharedGroceryList
  /** The items with the person's own changes that the server's answer does not have yet. */
  readonly items: readonly ListedItem[]
}

/** The list of a link, with the changes of this person. */
export function useSharedList(token: string, changes: readonly SharedChange[]): Loaded<SharedList> {
  const market = useMarket()
  const isOffline = useIsOffline()
  const options = useMemo(() => sharedQuery(token, market), [token, market])
  // While the server does not answer, the probe finds out when the server is back (decision 0004).
  const query = useQuery({ ...options, refetchInterval: isOffline ? false : readAgainAfter })
  const retry = useRetry(options.queryKey, query.refetch)
  const state = useLoadState({ isWaiting: query.data === undefined && query.error === null, error: query.error, retry })
  const { data } = query
  const items = useMemo(() => (data ? itemsWithChanges(data.value, data.at, changes) : []), [data, changes])
  if (state.state === 'missing' || !data) return state
  return { state: 'ready', at: data.at, value: { list: data.value, items } }
}
