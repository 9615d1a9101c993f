import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from '#cache/answer.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import type { GroupBuy, GroupBuyDetail, GroupBuyState, TeamInfo } from '#contract/group-buy/group-buy.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { groupBuyQueries, type OneQuery } from './group-buy-queries.ts'

const idOf = ({ groupBuyId }: GroupBuy) => groupBuyId

/** The group buys of a state, for a guest or with the shopper's own teams. */
export function useGroupBuys(state: GroupBuyState): EndlessState<GroupBuy> {
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  // The session is known once the page is hydrated.
  const isHydrated = useIsHydrated()
  const ofGuest = useEndlessList<GroupBuy>(
    useMemo(
      () => ({ ...groupBuyQueries.ofGuest(state, market), enabled: isHydrated && userId === '' }),
      [state, market, isHydrated, userId],
    ),
    idOf,
  )
  const ofShopper = useEndlessList<GroupBuy>(
    useMemo(
      () => ({ ...groupBuyQueries.ofShopper(state, market, userId), enabled: userId !== '' }),
      [state, market, userId],
    ),
    idOf,
  )
  return userId === '' ? ofGuest : ofShopper
}

/** Reads one answer; `isSame` tells whether the answer before, a guest's, is about the same item. */
function useOne<Value>(options: OneQuery<Value>, isSame: (before: Value) => boolean): Loaded<Value> {
  const isHydrated = useIsHydrated()
  const { data, error, refetch } = useQuery({
    ...options,
    enabled: isHydrated,
    placeholderData: (before: Answer<Value> | undefined) => (before && isSame(before.value) ? before : undefined),
  })
  const retry = useRetry(options.queryKey, refetch)
  const state = useLoadState({ isWaiting: data === undefined && error === null, error, retry })
  return data === undefined || state.state === 'missing' ? state : { state: 'ready', ...data }
}

/** Reads a group buy with its variants and open teams. */
export function useGroupBuy(groupBuyId: number): Loaded<GroupBuyDetail> {
  const userId = useShopper()?.userId ?? ''
  return useOne(groupBuyQueries.one(groupBuyId, useMarket(), userId), (before) => before.groupBuyId === groupBuyId)
}

/** Reads a team with its group buy. */
export function useTeam(teamId: number): Loaded<TeamInfo> {
  const userId = useShopper()?.userId ?? ''
  return useOne(groupBuyQueries.team(teamId, useMarket(), userId), (before) => before.team.teamId === teamId)
}
