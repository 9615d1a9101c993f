import { type QueryFunctionContext, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Answer, fetchAnswer } from '#cache/answer.ts'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { registerEndpoint } from '#cache/known-endpoints.ts'
import type { Endpoint, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import {
  type GroupBuyDetail,
  type GroupBuyState,
  groupBuyPage,
  readGroupBuy,
  readTeam,
  type TeamInfo,
} from '#contract/group-buy/group-buy.ts'
import { ownGroupBuyPage, readOwnGroupBuy, readOwnTeam } from '#contract/group-buy/own-group-buy.ts'
import type { Market } from '#device/market.ts'
import { shopperAnswer, shopperEndless } from '#session/shopper-queries.ts'

/** Group buys per page. */
const pageSize = 20

/** An answer about one group buy or team. */
export type OneQuery<Value> = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: QueryFunctionContext) => Promise<Answer<Value>>
  readonly staleTime: number
  readonly refetchOnWindowFocus: boolean
}

type Ids = Readonly<Record<string, number>>

/** An endpoint with its address filled in, because the server's rendering fills no parameters in. */
const addressed = <E extends Endpoint>(endpoint: E, ids: Ids): E => ({
  ...endpoint,
  path: endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(ids[name])),
})

/** The query of one answer as a guest sees it. */
function openQuery<E extends Endpoint>(endpoint: E, ids: Ids, market: Market): OneQuery<ReplyOf<E>> {
  registerEndpoint(endpoint)
  const { regionId, lang } = market
  return {
    queryKey: [endpoint.path, { ...ids, regionId, lang }, { userId: '' }],
    queryFn: ({ signal, meta }) =>
      fetchAnswer(addressed(endpoint, ids), { regionId, lang } as QueryOf<E>, { signal, meta }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  }
}

/** The query of one answer for a shopper. */
function ownQuery<E extends Endpoint>(endpoint: E, ids: Ids, market: Market, userId: string): OneQuery<ReplyOf<E>> {
  registerEndpoint(endpoint)
  const { regionId, lang } = market
  return {
    queryKey: [endpoint.path, { ...ids, regionId, lang }, { userId }],
    queryFn: ({ signal }) =>
      shopperAnswer(addressed(endpoint, ids), { lang } as QueryOf<E>, { signal, userId, regionId }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  }
}

/** The queries of group buys for a guest (`userId` is empty) or a shopper; all are stored for reading offline. */
export const groupBuyQueries = {
  ofGuest: (state: GroupBuyState, market: Market) => endlessQuery(groupBuyPage, { state, ...market, size: pageSize }),
  ofShopper: (state: GroupBuyState, { regionId, lang }: Market, userId: string) =>
    shopperEndless(ownGroupBuyPage, { state, lang, size: pageSize }, { userId, regionId }),
  one: (groupBuyId: number, market: Market, userId: string): OneQuery<GroupBuyDetail> =>
    userId === ''
      ? openQuery(readGroupBuy, { groupBuyId }, market)
      : ownQuery(readOwnGroupBuy, { groupBuyId }, market, userId),
  team: (teamId: number, market: Market, userId: string): OneQuery<TeamInfo> =>
    userId === '' ? openQuery(readTeam, { teamId }, market) : ownQuery(readOwnTeam, { teamId }, market, userId),
}

/** The paths of all answers that joining, paying and reminders change. */
const groupBuyAnswers: readonly string[] = [
  groupBuyPage,
  ownGroupBuyPage,
  readGroupBuy,
  readOwnGroupBuy,
  readTeam,
  readOwnTeam,
].map(({ path }) => path)

/** Returns a function that fetches the shown group buys and teams again. */
export function useRefreshGroupBuys(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    () =>
      // An answer that was asked for before a change is not waited for.
      client.invalidateQueries({ predicate: ({ queryKey: [path] }) => groupBuyAnswers.includes(String(path)) }),
    [client],
  )
}
