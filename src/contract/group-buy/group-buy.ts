import * as v from 'valibot'
import { picture, productCard } from '#contract/product/product.ts'
import { endpoint } from '../endpoint.ts'
import { count, id, idInQuery, marketInQuery, money, pageInQuery, pageOf, wireTime } from '../wire.ts'

/** The states of a group buy (docs/product.md#group-buy-states). */
export const groupBuyStates = ['progress', 'upcoming', 'completed', 'timedOut'] as const
export type GroupBuyState = (typeof groupBuyStates)[number]

/**
 * `starting`: the starter has not paid yet, and nobody else sees the team. `open`: the team waits for members. `full`:
 * every place is paid. `timedOut`: the time ended first.
 */
export const teamStates = ['starting', 'open', 'full', 'timedOut'] as const
export type TeamState = (typeof teamStates)[number]

/**
 * A member who has paid. `name` is shortened for strangers, as the names of inviters are; `face` is a picture of the mall.
 * `isDemo`: a demo neighbour of the mall, who buys nothing.
 */
const teamMember = v.object({
  name: v.string(),
  face: picture,
  isStarter: v.picklist([0, 1]),
  isDemo: v.picklist([0, 1]),
})

/**
 * A team: `needed` is the number of members that are still missing, `endTime` the end of the team's time. `isYours`: the
 * shopper has a place in the team; `orderNumber` is then the shopper's order.
 */
export const groupTeam = v.object({
  team: v.object({ teamId: id, groupBuyId: id, state: v.picklist(teamStates), size: v.pipe(count, v.minValue(2)) }),
  members: v.array(teamMember),
  needed: count,
  endTime: wireTime,
  isYours: v.optional(v.picklist([0, 1]), 0),
  orderNumber: v.optional(v.string()),
})
export type GroupTeam = v.InferOutput<typeof groupTeam>

/**
 * A group buy of a product in one region. `card.groupPrice` is the lowest price of a variant in a group and `card.price`
 * the price without a group. A team has `size` members and `teamHours` to find them; `limitPerUser` is the number of
 * pieces that one member may buy. `team` is the shopper's own team, else the open team that needs the fewest members;
 * absent where there is none. `isReminded`: the shopper is notified when the group buy starts.
 */
export const groupBuy = v.object({
  groupBuyId: id,
  state: v.picklist(groupBuyStates),
  card: productCard,
  size: v.pipe(count, v.minValue(2)),
  teamHours: v.pipe(count, v.minValue(1)),
  limitPerUser: v.pipe(count, v.minValue(1)),
  startTime: wireTime,
  endTime: wireTime,
  team: v.optional(groupTeam),
  isReminded: v.optional(v.picklist([0, 1]), 0),
})
export type GroupBuy = v.InferOutput<typeof groupBuy>

/** The group price of one variant. */
const groupSku = v.object({ skuId: id, groupPrice: money })

/**
 * A group buy with the price of each variant, and of its open teams with a free place the 20 that need the fewest members,
 * besides the shopper's own; the team that needs the fewest is first.
 */
export const groupBuyDetail = v.object({ ...groupBuy.entries, skus: v.array(groupSku), teams: v.array(groupTeam) })
export type GroupBuyDetail = v.InferOutput<typeof groupBuyDetail>

/**
 * A team with its group buy: what an invitation link opens. Product and prices are those of `regionId`, the region in which
 * the team buys, also for a caller of another region.
 */
export const teamInfo = v.object({ ...groupTeam.entries, regionId: id, groupBuy: groupBuyDetail })
export type TeamInfo = v.InferOutput<typeof teamInfo>

/** The group buys to list; in progress by default. */
export const groupBuysInQuery = { state: v.optional(v.picklist(groupBuyStates), 'progress') }

/**
 * GET /groupBuy/page: the group buys of a state. In progress: the team or group buy that ends first is first. Upcoming:
 * by start. Completed and timed out: the latest end is first; those that ended more than 30 days ago are left out.
 */
export const groupBuyPage = endpoint({
  method: 'GET',
  path: '/groupBuy/page',
  access: 'open',
  query: v.object({ ...groupBuysInQuery, ...marketInQuery, ...pageInQuery }),
  reply: pageOf(groupBuy),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 15,
})

/** GET /groupBuy/:groupBuyId */
export const readGroupBuy = endpoint({
  method: 'GET',
  path: '/groupBuy/:groupBuyId',
  access: 'open',
  params: v.object({ groupBuyId: idInQuery }),
  query: v.object(marketInQuery),
  reply: groupBuyDetail,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 15,
})

/** GET /groupBuy/team/:teamId: a team as a guest sees it. A team that is still `starting` is NOT_FOUND. */
export const readTeam = endpoint({
  method: 'GET',
  path: '/groupBuy/team/:teamId',
  access: 'open',
  params: v.object({ teamId: idInQuery }),
  query: v.object(marketInQuery),
  reply: teamInfo,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 15,
})
