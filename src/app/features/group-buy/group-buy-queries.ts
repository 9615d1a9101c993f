import { queryOptions } from '@tanstack/react-query'
import { apiBase, CallFailed } from '#cache/answer.ts'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { registerEndpoint } from '#cache/known-endpoints.ts'
import { type GroupBuyState, groupBuyPage, readGroupBuy, readTeam } from '#contract/group-buy/group-buy.ts'
import { ownGroupBuyPage, readOwnGroupBuy, readOwnTeam } from '#contract/group-buy/own-group-buy.ts'
import type { Market } from '#device/market.ts'
import { call, type Outcome } from '#offline/call.ts'
import { shopperEndless } from '#session/shopper-queries.ts'
import { watchForLoss } from '#session/shopper-session.ts'

/** Group buys per page. */
const pageSize = 20

async function answered<Value>(outcome: Promise<Outcome<Value>>): Promise<{ value: Value; at: number }> {
  const known = await outcome
  if (!known.ok) throw new CallFailed(known.failure)
  return { value: known.value, at: known.at }
}

/** The queries of group buys for a guest (`userId` is empty) or a shopper; all are stored for reading offline. */
export const groupBuyQueries = {
  ofGuest: (state: GroupBuyState, market: Market) => endlessQuery(groupBuyPage, { state, ...market, size: pageSize }),
  ofShopper: (state: GroupBuyState, { regionId, lang }: Market, userId: string) =>
    shopperEndless(ownGroupBuyPage, { state, lang, size: pageSize }, { userId, regionId }),
  one: (groupBuyId: number, market: Market, userId: string) => {
    registerEndpoint(readGroupBuy)
    registerEndpoint(readOwnGroupBuy)
    const params = { groupBuyId: String(groupBuyId) }
    const endpoint = userId === '' ? readGroupBuy : readOwnGroupBuy
    return queryOptions({
      queryKey: [endpoint.path, { groupBuyId, ...market }, { userId }] as const,
      queryFn: async ({ signal }) => {
        if (userId === '') return answered(call(readGroupBuy, market, { base: apiBase, signal, params }))
        await watchForLoss()
        const { regionId } = market
        return answered(call(readOwnGroupBuy, market, { base: apiBase, signal, userId, regionId, params }))
      },
      staleTime: 0,
      refetchOnWindowFocus: true,
    })
  },
  team: (teamId: number, market: Market, userId: string) => {
    registerEndpoint(readTeam)
    registerEndpoint(readOwnTeam)
    const params = { teamId: String(teamId) }
    const endpoint = userId === '' ? readTeam : readOwnTeam
    return queryOptions({
      queryKey: [endpoint.path, { teamId, ...market }, { userId }] as const,
      queryFn: async ({ signal }) => {
        if (userId === '') return answered(call(readTeam, market, { base: apiBase, signal, params }))
        await watchForLoss()
        const { regionId } = market
        return answered(call(readOwnTeam, market, { base: apiBase, signal, userId, regionId, params }))
      },
      staleTime: 0,
      refetchOnWindowFocus: true,
    })
  },
}

/** The paths of all answers that joining, paying and reminders change. */
export const groupBuyAnswers: readonly string[] = [
  groupBuyPage,
  ownGroupBuyPage,
  readGroupBuy,
  readOwnGroupBuy,
  readTeam,
  readOwnTeam,
].map(({ path }) => path)
