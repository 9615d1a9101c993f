import { productQueries } from '#cache/catalogue/product-queries.ts'
import { catalogueQuery, endlessQuery } from '#cache/catalogue-queries.ts'
import { similarProducts } from '#contract/product-detail.ts'
import { reviewPage } from '#contract/review.ts'
import type { Market } from '#device/market.ts'

/** Number of similar products on a page (docs/product.md#limits). */
const similarSize = 12
/** Number of reviews that "Show more reviews" adds. */
export const moreReviewsSize = 5

/** Queries of the content below the offer. The first three reviews are also part of an offline download. */
export const restQueries = {
  summary: (prodId: number) => productQueries.reviewSummary(prodId),
  firstReviews: (prodId: number, market: Market) => productQueries.firstReviews(prodId, market),
  moreReviews: (prodId: number, { lang }: Market) => endlessQuery(reviewPage, { prodId, size: moreReviewsSize, lang }),
  similar: (prodId: number, market: Market) =>
    catalogueQuery(similarProducts, { prodId, current: 1, size: similarSize, ...market }),
}
