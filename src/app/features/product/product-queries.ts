import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { productInfo, shopInfo } from '#contract/questions.ts'
import type { Place } from '#device/place.ts'

/** Queries of the product page's first view. */
export const productQueries = {
  info: (prodId: number, place: Place) => catalogueQuery(productInfo, { prodId, ...place }),
  shop: (shopId: number, place: Place) => catalogueQuery(shopInfo, { shopId, ...place }),
}
