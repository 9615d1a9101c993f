import { shopInfo } from '../../../contract/shop.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import type { Place } from '../../data/place.ts'

/** What the shop page asks; the same as the document may already carry (contract/page-calls.ts). */
export const shopQueries = {
  info: (shopId: number, place: Place) => catalogueQuery(shopInfo, { shopId, ...place }),
}
