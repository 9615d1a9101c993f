import * as v from 'valibot'
import { helpfulReviews, voteReview } from '#contract/review/review-votes.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { type Domain, lastValueWins, laterTapWins } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'

const voteCommand = v.object({
  ...commandFields,
  domain: v.literal('votes'),
  input: v.object({ prodCommId: v.number(), isHelpful: v.boolean() }),
  /** The author of the review; empty for an anonymous review. */
  seen: v.optional(v.object({ author: v.string() })),
})
/** Says that the shopper finds a review helpful, or takes this back. */
export type VoteCommand = v.InferOutput<typeof voteCommand>

/**
 * Votes on reviews (docs/product.md#reviews). Each vote is one call with the time of the tap, since the server applies
 * the latest; only the last vote on a review is sent. A review that the server no longer has needs no decision of the
 * shopper.
 */
export const votesDomain: Domain<VoteCommand> = {
  name: 'votes',
  shape: voteCommand,
  isRepeatable: true,
  showsRefusals: false,
  changedPaths: [helpfulReviews.path],
  isCoalescedAtOnce: true,
  prepare: laterTapWins(({ input }) => input.prodCommId),
  coalesce: lastValueWins(({ input }) => String(input.prodCommId)),
  sizeOf: () => 1,
  async send({ key, regionId, commands: [{ input, at }] }, { base, shopper, signal }) {
    const options = { base, key, regionId, userId: shopper, signal }
    return sendCall(voteReview, {}, { ...options, body: { ...input, at } })
  },
}
