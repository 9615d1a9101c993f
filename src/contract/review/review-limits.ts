// The outbox contains this file on every phone, so the endpoints are in write-review.ts and own-review.ts.

/** The paths of the answers about a shopper's own reviews. */
export const ownReviewPaths = {
  reviewable: '/p/prodComm/reviewable',
  mine: '/p/prodComm/mine',
  item: '/p/prodComm/item',
} as const

/** The most pictures of a review, and its longest text in characters. */
export const maxReviewPictures = 5
export const maxReviewLength = 1000

/** A reader's reasons to report a review. */
export const reportReasons = ['SPAM', 'OFFENSIVE', 'WRONG_PRODUCT', 'FALSE', 'PERSONAL_DATA', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]
