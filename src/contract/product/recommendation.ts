import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { recommendationPath } from '#contract/product-lists/list-requests.ts'
import { id, ownMarketInQuery, pageInQuery, pageOf } from '#contract/wire.ts'
import { productCard } from './product.ts'

/** Why a product is recommended: it is similar to a product that the shopper viewed, saved or bought. */
const recommendationReason = v.object({
  code: v.picklist(['VIEWED', 'FAVOURITE', 'BOUGHT']),
  prodId: id,
  prodName: v.string(),
})
export type RecommendationReason = v.InferOutput<typeof recommendationReason>

/** A recommended product; without a reason, the product is one of the best of the region. */
export const recommendation = v.object({ ...productCard.entries, reason: v.optional(recommendationReason) })
export type Recommendation = v.InferOutput<typeof recommendation>

/**
 * GET /p/recommendation/page: all products for sale in the region. First come products similar to those of the shopper's
 * own events, then the others by rank (docs/product.md#recommendations).
 */
export const recommendationPage = endpoint({
  method: 'GET',
  path: recommendationPath,
  access: 'shopper',
  query: v.object({ ...pageInQuery, ...ownMarketInQuery }),
  reply: pageOf(recommendation),
  failures: ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'UNKNOWN_REGION'],
})

/** The most products, each of another category, whose similar products are recommended. */
export const maxSeeds = 8
/** The maximum number of recommended products per seed product. */
export const maxPerSeed = 12
