import { type GroupBuyState, groupBuyStates } from '#contract/group-buy/group-buy.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

/** The list of the group buys of a state; those in progress without one. */
export const groupBuyPath = (state: GroupBuyState = 'progress'): PagePath =>
  state === 'progress' ? '/group-buy' : `/group-buy?state=${state}`

/** The upcoming group buys; after a guest's login the reminder of `groupBuyId` is set there. */
export const remindPath = (groupBuyId: number): PagePath => `/group-buy?state=upcoming&remind=${groupBuyId}`

/** The page of a team, which an invitation opens. */
export const teamPath = (teamId: number): PagePath => `/group-buy/team/${teamId}`

/** The state that an address asks for. */
export const stateOfQuery = (query: URLSearchParams): GroupBuyState =>
  groupBuyStates.find((state) => state === query.get('state')) ?? 'progress'

/** The checkout of a product in a group buy; without a team the order starts one. */
export function groupCheckoutPath({
  prodId,
  skuId,
  count,
  groupBuyId,
  teamId,
}: {
  prodId: number
  skuId: number
  count: number
  groupBuyId: number
  teamId: number | undefined
}): PagePath {
  const team = teamId === undefined ? '' : `&team=${teamId}`
  return `/Checkout?prodId=${prodId}&skuId=${skuId}&count=${count}&group=${groupBuyId}${team}`
}
