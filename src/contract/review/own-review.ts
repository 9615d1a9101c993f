import * as v from 'valibot'
import { shopperFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { orderNumber } from '#contract/order/order.ts'
import { picture } from '#contract/product/product.ts'
import { count, id, idInQuery, languageInQuery, pageInQuery, pageOf, wireTime } from '#contract/wire.ts'
import { review } from './review.ts'
import { ownReviewPaths } from './review-limits.ts'

/** An item of a completed order that a shopper may review or has reviewed. */
export const receivedItem = v.object({
  orderItemId: id,
  orderNumber,
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  pic: picture,
  shopId: id,
  shopName: v.string(),
  /** The time of delivery, or of completion where no delivery was recorded. */
  receiveTime: wireTime,
})
export type ReceivedItem = v.InferOutput<typeof receivedItem>

/** A shopper's own review. `isHidden`: readers reported the review, and the shop has not shown it again. */
const ownReview = v.object({
  ...review.entries,
  item: receivedItem,
  canEdit: v.boolean(),
  isHidden: v.boolean(),
  /** The coins that the review has earned. */
  coins: v.optional(count),
})
export type OwnReview = v.InferOutput<typeof ownReview>

/** GET /p/prodComm/reviewable: the received items without a review, the latest first. */
export const reviewableItems = endpoint({
  method: 'GET',
  path: ownReviewPaths.reviewable,
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  reply: pageOf(receivedItem),
  failures: shopperFailures,
})

/** GET /p/prodComm/mine: the shopper's own reviews, the newest first. */
export const ownReviews = endpoint({
  method: 'GET',
  path: ownReviewPaths.mine,
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  reply: pageOf(ownReview),
  failures: shopperFailures,
})

/** GET /p/prodComm/item: one received item, with the shopper's review where one exists. */
export const itemToReview = endpoint({
  method: 'GET',
  path: ownReviewPaths.item,
  access: 'shopper',
  query: v.object({ orderItemId: idInQuery, lang: languageInQuery }),
  reply: v.object({ item: receivedItem, review: v.optional(ownReview) }),
  failures: [...shopperFailures, 'NOT_FOUND', 'ORDER_STATE'],
})
