import { similarProducts } from '#contract/product/product-detail.ts'
import type { Market } from '#device/market.ts'
import { catalogueQuery } from '../catalogue-queries.ts'

/** Number of similar products on a page (docs/product.md#limits). */
const similarSize = 12

/** The query of the products similar to one product. */
export const similarQuery = (prodId: number, market: Market) =>
  catalogueQuery(similarProducts, { prodId, current: 1, size: similarSize, ...market })
