import { type PendingReview, readPendingReviews } from '#offline/review/reviews.ts'

/** The version of an item's review that the server has not accepted yet; undefined where there is none. */
export const findPendingReview = async (userId: string, orderItemId: number): Promise<PendingReview | undefined> =>
  (await readPendingReviews(userId)).find((one) => one.orderItemId === orderItemId)
