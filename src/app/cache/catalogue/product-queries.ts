import { deliveryEstimate, productInfo, reviewPage, reviewSummary, shopInfo } from '#contract/bare-endpoints.ts'
import { firstReviewsQuery, reviewListQuery } from '#contract/product-lists/list-requests.ts'
import type { ReviewParams } from '#contract/search/search-params.ts'
import type { Market } from '#device/market.ts'
import { catalogueQuery, endlessQuery } from '../catalogue-queries.ts'

/** The queries of a product, its reviews and its seller. */
export const productQueries = {
  info: (prodId: number, market: Market) => catalogueQuery(productInfo, { prodId, ...market }),
  /** The expected costs of `count` pieces of a variant. */
  costs: (prodId: number, skuId: number, count: number, { regionId }: Market) =>
    catalogueQuery(deliveryEstimate, { prodId, skuId, count, regionId }),
  shop: (shopId: number, market: Market) => catalogueQuery(shopInfo, { shopId, ...market }),
  reviewSummary: (prodId: number) => catalogueQuery(reviewSummary, { prodId }),
  /** The first reviews below the offer; a saved list of products holds the same. */
  firstReviews: (prodId: number, market: Market) => endlessQuery(reviewPage, firstReviewsQuery(prodId, market)),
  /** All reviews that fit the address's filters. */
  reviews: (prodId: number, filters: ReviewParams, market: Market) =>
    endlessQuery(reviewPage, reviewListQuery(prodId, filters, market)),
}
