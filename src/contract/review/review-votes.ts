import * as v from 'valibot'
import { shopperFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { count, id, idInBody, idInQuery, instantInBody } from '#contract/wire.ts'

/**
 * GET /p/prodComm/helpful: the reviews of a product that the shopper finds helpful, each with its number of votes, the
 * shopper's own included.
 */
export const helpfulReviews = endpoint({
  method: 'GET',
  path: '/p/prodComm/helpful',
  access: 'shopper',
  query: v.object({ prodId: idInQuery }),
  reply: v.array(v.object({ prodCommId: id, helpful: count })),
  failures: shopperFailures,
})

/**
 * POST /p/prodComm/helpful: whether the shopper finds a review helpful; a shopper has one vote on a review. `at` is the
 * time of the tap: the latest tap wins, in whichever order the requests arrive.
 */
export const voteReview = endpoint({
  method: 'POST',
  path: '/p/prodComm/helpful',
  access: 'shopper',
  query: v.object({}),
  body: v.object({ prodCommId: idInBody, isHelpful: v.boolean(), at: v.optional(instantInBody) }),
  reply: v.object({ isHelpful: v.boolean(), helpful: count }),
  failures: [...shopperFailures, 'IN_PROGRESS', 'KEY_REUSED', 'NOT_FOUND'],
})
