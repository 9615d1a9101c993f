import { catalogueQuery, endlessQuery } from '#cache/catalogue-queries.ts'
import { firstReviewsQuery } from '#contract/page-calls.ts'
import { similarProducts } from '#contract/product-detail.ts'
import { reviewPage, reviewSummary } from '#contract/review.ts'
import type { Place } from '#device/place.ts'

/** Similar products on a page (spec §9). */
const similarSize = 12
/** Reviews that "Show more reviews" adds. */
export const moreReviewsSize = 5

/** What the product page asks for what stands below the offer. The first three reviews are what a saved set keeps, too. */
export const restQueries = {
  summary: (prodId: number) => catalogueQuery(reviewSummary, { prodId }),
  firstReviews: (prodId: number, place: Place) => endlessQuery(reviewPage, firstReviewsQuery(prodId, place)),
  moreReviews: (prodId: number, { lang }: Place) => endlessQuery(reviewPage, { prodId, size: moreReviewsSize, lang }),
  similar: (prodId: number, place: Place) =>
    catalogueQuery(similarProducts, { prodId, current: 1, size: similarSize, ...place }),
}
