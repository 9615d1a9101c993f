import { type PendingReview, readPendingReviews } from '#offline/reviews.ts'

/** The longest wait of the form for the shop's answer, in ms: pictures may take minutes on a slow network. */
const patience = 5_000

/** The version of an item's review that the shop has not accepted yet; undefined where there is none. */
export const findPending = async (userId: string, orderItemId: number): Promise<PendingReview | undefined> =>
  (await readPendingReviews(userId)).find((one) => one.orderItemId === orderItemId)

/**
 * The submitted review once the replay is over, or after some seconds: waiting, sent or refused; undefined once the shop
 * has accepted the review.
 */
export async function stateAfterReplay(
  userId: string,
  orderItemId: number,
  replay: Promise<void>,
): Promise<PendingReview | undefined> {
  await Promise.race([replay, new Promise((resolve) => setTimeout(resolve, patience))])
  return findPending(userId, orderItemId)
}
