import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '../endpoint.ts'
import { idInBody, idInQuery, languageInQuery, nothing, ownMarketInQuery, pageInQuery, pageOf } from '../wire.ts'
import { groupBuy, groupBuyDetail, groupBuysInQuery, groupTeam, teamInfo } from './group-buy.ts'

/**
 * Why a team cannot be started or joined: the group buy has not begun, has ended, the team is full or its time is over,
 * or the shopper has a place in a team of this group buy already.
 */
export const groupFailures = ['GROUP_NOT_STARTED', 'GROUP_ENDED', 'TEAM_FULL', 'TEAM_ENDED', 'GROUP_JOINED'] as const
export type GroupFailure = (typeof groupFailures)[number]

/**
 * GET /p/groupBuy/page: as GET /groupBuy/page, with the shopper's own teams and reminders. A group buy whose team of
 * the shopper is full is `completed` for that shopper.
 */
export const ownGroupBuyPage = endpoint({
  method: 'GET',
  path: '/p/groupBuy/page',
  access: 'shopper',
  query: v.object({ ...groupBuysInQuery, ...ownMarketInQuery, ...pageInQuery }),
  reply: pageOf(groupBuy),
  failures: [...shopperFailures, 'UNKNOWN_REGION'],
})

/** GET /p/groupBuy/:groupBuyId: as GET /groupBuy/:groupBuyId, with the shopper's own team and reminder. */
export const readOwnGroupBuy = endpoint({
  method: 'GET',
  path: '/p/groupBuy/:groupBuyId',
  access: 'shopper',
  params: v.object({ groupBuyId: idInQuery }),
  query: v.object(ownMarketInQuery),
  reply: groupBuyDetail,
  failures: [...shopperFailures, 'UNKNOWN_REGION', 'NOT_FOUND'],
})

/** GET /p/groupBuy/team/:teamId: a team as the shopper sees it, also the shopper's own team that is `starting`. */
export const readOwnTeam = endpoint({
  method: 'GET',
  path: '/p/groupBuy/team/:teamId',
  access: 'shopper',
  params: v.object({ teamId: idInQuery }),
  query: v.object(ownMarketInQuery),
  reply: teamInfo,
  failures: [...shopperFailures, 'UNKNOWN_REGION', 'NOT_FOUND'],
})

/**
 * POST /p/groupBuy/team: starts a team. A shopper who has started one that is not paid yet gets that team again. The
 * team opens for others, and its time begins, once the starter has paid. OUT_OF_STOCK where the product has no piece
 * left.
 */
export const startTeam = endpoint({
  method: 'POST',
  path: '/p/groupBuy/team',
  access: 'shopper',
  query: v.object({ lang: languageInQuery }),
  body: v.object({ groupBuyId: idInBody }),
  reply: groupTeam,
  failures: [...writeFailures, 'NOT_FOUND', 'GROUP_NOT_STARTED', 'GROUP_ENDED', 'GROUP_JOINED', 'OUT_OF_STOCK'],
})

/** POST /p/groupBuy/remind: one notice and push message when the group buy starts. A repeated call changes nothing. */
export const remindOfGroupBuy = endpoint({
  method: 'POST',
  path: '/p/groupBuy/remind',
  access: 'shopper',
  query: v.object({}),
  body: v.object({ groupBuyId: idInBody }),
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND', 'GROUP_ENDED'],
})

/** DELETE /p/groupBuy/remind: removes the reminder. A reminder that does not exist is no failure. */
export const forgetGroupBuy = endpoint({
  method: 'DELETE',
  path: '/p/groupBuy/remind',
  access: 'shopper',
  query: v.object({}),
  body: v.object({ groupBuyId: idInBody }),
  reply: nothing,
  failures: writeFailures,
})

/** The group buy that a checkout buys in; without `teamId` the submit starts a new team. */
export const joinedGroup = v.object({ groupBuyId: idInBody, teamId: v.optional(idInBody) })
export type JoinedGroup = v.InferOutput<typeof joinedGroup>
