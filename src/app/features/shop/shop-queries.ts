import { shopListQuery } from '../../../contract/page-calls.ts'
import { search } from '../../../contract/search.ts'
import { shopInfo } from '../../../contract/shop.ts'
import { catalogueQuery, endlessQuery } from '../../data/catalogue-queries.ts'
import type { Place } from '../../data/place.ts'

/** What the shop page asks; the same as the document may already carry (contract/page-calls.ts). */
export const shopQueries = {
  info: (shopId: number, place: Place) => catalogueQuery(shopInfo, { shopId, ...place }),
  products: (shopId: number, place: Place) => endlessQuery(search, shopListQuery(shopId, place)),
}
