import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { shopInfo } from '#contract/shop.ts'
import type { Place } from '#device/place.ts'

/** Queries of the shop page; the document may already contain their answers (contract/page-calls.ts). */
export const shopQueries = {
  info: (shopId: number, place: Place) => catalogueQuery(shopInfo, { shopId, ...place }),
}
