import { firstReviewsQuery } from '../../../contract/page-calls.ts'
import { productInfo, similarProducts } from '../../../contract/product-detail.ts'
import { reviewPage, reviewSummary } from '../../../contract/review.ts'
import { shopInfo } from '../../../contract/shop.ts'
import { catalogueQuery, endlessQuery } from '../../data/catalogue-queries.ts'
import type { Place } from '../../data/place.ts'

/** Similar products on a page (spec §9). */
const similarSize = 12
/** Reviews that "Show more reviews" adds. */
export const moreReviewsSize = 5

/** What the product page asks. The first three are what the document may already carry (contract/page-calls.ts). */
export const productQueries = {
  info: (prodId: number, place: Place) => catalogueQuery(productInfo, { prodId, ...place }),
  summary: (prodId: number) => catalogueQuery(reviewSummary, { prodId }),
  firstReviews: (prodId: number, place: Place) => endlessQuery(reviewPage, firstReviewsQuery(prodId, place)),
  moreReviews: (prodId: number, { lang }: Place) => endlessQuery(reviewPage, { prodId, size: moreReviewsSize, lang }),
  similar: (prodId: number, place: Place) => catalogueQuery(similarProducts, { prodId, current: 1, size: similarSize, ...place }),
  shop: (shopId: number, place: Place) => catalogueQuery(shopInfo, { shopId, ...place }),
}
