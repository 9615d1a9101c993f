import { itemToReview, ownReviews, reviewableItems } from '#contract/review/own-review.ts'
import type { Market } from '#device/market.ts'
import { shopperEndless, shopperQuery } from '#session/shopper-queries.ts'

/** Items and reviews per page of a list. */
const listSize = 20

/** Queries of the items that a shopper may review, and of the shopper's own reviews; all are stored for reading offline. */
export const ownReviewQueries = {
  reviewable: ({ regionId, lang }: Market, userId: string) =>
    shopperEndless(reviewableItems, { size: listSize, lang }, { userId, regionId }),
  mine: ({ regionId, lang }: Market, userId: string) =>
    shopperEndless(ownReviews, { size: listSize, lang }, { userId, regionId }),
  item: (orderItemId: number, { regionId, lang }: Market, userId: string) =>
    shopperQuery(itemToReview, { orderItemId, lang }, { userId, regionId }),
}
