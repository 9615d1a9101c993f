import { productInfo, shopInfo } from '../../../contract/questions.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import type { Place } from '../../data/place.ts'

/** What the product page asks for its first view. */
export const productQueries = {
  info: (prodId: number, place: Place) => catalogueQuery(productInfo, { prodId, ...place }),
  shop: (shopId: number, place: Place) => catalogueQuery(shopInfo, { shopId, ...place }),
}
