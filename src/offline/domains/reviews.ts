import { ownReviewPaths } from '#contract/review/review-limits.ts'
import { type Domain, lastValueWins, sendBy } from '#offline/outbox/domain.ts'
import { isPoorConnection } from '#offline/upload/poor-connection.ts'
import { isWriting, type ReviewCommand, reviewCommand } from './reviews/command.ts'

export type { ReviewCommand, Writing } from './reviews/command.ts'

/**
 * The paths of other answers that a review changes. A test compares them with the contract, which is too large here.
 */
const otherPaths = [
  '/prod/prodInfo',
  '/prodComm/page',
  '/prodComm/summary',
  '/p/myOrder/myOrder',
  '/p/myOrder/orderCount',
  '/p/myOrder/orderDetail',
] as const

const targetOf = ({ input }: ReviewCommand) =>
  input.op === 'write' ? `item ${input.orderItemId}` : `review ${input.prodCommId}`

/**
 * A shopper's reviews and reports (docs/product.md#reviews). A review is one call behind the uploads of its pictures;
 * of several versions that never left the phone only the last is sent. The server accepts the same review or report
 * again without any change, so a command may be repeated at any time.
 */
export const reviewsDomain: Domain<ReviewCommand> = {
  name: 'reviews',
  shape: reviewCommand,
  isRepeatable: true,
  showsRefusals: true,
  changedPaths: [...Object.values(ownReviewPaths), ...otherPaths],
  isCoalescedAtOnce: true,
  // A version behind one that may have reached the server changes that one.
  prepare(command, own) {
    const { input } = command
    if (input.op !== 'write') return command
    const isBehind = own.some((one) => isWriting(one) && one.state === 'sent' && targetOf(one) === targetOf(command))
    return { ...command, input: { ...input, isEdit: input.isEdit || isBehind } }
  },
  coalesce: lastValueWins(targetOf, (before, last) =>
    isWriting(before) && isWriting(last) ? { ...last, input: { ...last.input, isEdit: before.input.isEdit } } : last,
  ),
  // A review whose pictures wait holds up neither other reviews nor reports.
  groupOf: targetOf,
  sizeOf: () => 1,
  heldBack: async (commands, now) =>
    isPoorConnection() ? (await import('./reviews/held-reviews.ts')).heldReviews(commands, now) : new Set(),
  send: sendBy(
    () => import('./reviews/send-review.ts'),
    ({ sendReview }) => sendReview,
  ),
}
