import * as v from 'valibot'
import { shopperFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { count, money } from '#contract/wire.ts'

const shoppers = [...shopperFailures, 'UNKNOWN_REGION'] as const

/** The place among the region's inviters, from 1; null before the first referral. */
const rank = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))
const counts = {
  rank,
  /** The number of accounts that were made with the code. */
  referred: count,
  /** The number of these that have received an order. */
  confirmed: count,
}

const invitationInfo = v.object({
  invitationCode: v.string(),
  /** The link; a path where the mall has no PUBLIC_URL. */
  url: v.string(),
  ...counts,
  /** The voucher that the inviter gets for each confirmed invitation; null where the mall gives none. */
  reward: v.nullable(
    v.object({
      percentOff: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
      /** The most that the voucher takes off. */
      cap: money,
      priceSymbol: v.string(),
      /** The days in which it can be used. */
      days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
})
export type InvitationInfo = v.InferOutput<typeof invitationInfo>

/** GET /p/invitation/info: the shopper's code, link and counts in the region of the call. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/p/invitation/info',
  access: 'shopper',
  query: v.object({}),
  reply: invitationInfo,
  failures: shoppers,
})

const inviterRow = v.object({
  ...counts,
  /** The shortened nickname, in full for the shopper's own row; empty for an erased account. */
  nickName: v.string(),
  isOwn: v.boolean(),
})
export type InviterRow = v.InferOutput<typeof inviterRow>

/** The number of places that the leaderboard shows. */
export const leaderboardSize = 20

/**
 * GET /p/invitation/leaderboard: the region's inviters with the most confirmed invitations, and the shopper's own row,
 * which may be among them.
 */
export const readLeaderboard = endpoint({
  method: 'GET',
  path: '/p/invitation/leaderboard',
  access: 'shopper',
  query: v.object({}),
  reply: v.object({ records: v.array(inviterRow), own: inviterRow }),
  failures: shoppers,
})
