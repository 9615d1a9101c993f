import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { shopInfo } from '#contract/shop.ts'
import type { Place } from '#device/place.ts'

/** What the shop page asks; the same as the document may already carry (contract/page-calls.ts). */
export const shopQueries = {
  info: (shopId: number, place: Place) => catalogueQuery(shopInfo, { shopId, ...place }),
}
