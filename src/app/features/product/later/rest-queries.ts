import { productQueries } from '#cache/catalogue/product-queries.ts'
import { similarQuery } from '#cache/catalogue/similar-query.ts'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { reviewPage } from '#contract/review/review.ts'
import type { Market } from '#device/market.ts'

/** Number of reviews that "Show more reviews" adds. */
export const moreReviewsSize = 5

/** Queries of the content below the offer. The first three reviews are also part of an offline download. */
export const restQueries = {
  summary: (prodId: number) => productQueries.reviewSummary(prodId),
  firstReviews: (prodId: number, market: Market) => productQueries.firstReviews(prodId, market),
  similar: similarQuery,
  moreReviews: (prodId: number, { lang }: Market) => endlessQuery(reviewPage, { prodId, size: moreReviewsSize, lang }),
}
