import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { count, marketInQuery, money } from '#contract/wire.ts'
import { productCard } from './product.ts'

/** The maximum number of products per kind of find. */
export const maxFinds = 12
/** A product with at most this number of pieces is almost gone. */
export const lastPieces = 5
/** The days in which purchases count, and in which a price drop and a new product are news. */
export const findDays = { bought: 14, dropped: 14, added: 30 } as const

/** Why a product is a find (docs/product.md#finds). */
const findReason = v.variant('code', [
  /** `buyers` shoppers of the region bought the product recently. */
  v.object({ code: v.literal('POPULAR'), buyers: count }),
  /** `was` is the lowest price of the 30 days before the price was lowered. */
  v.object({ code: v.literal('DROPPED'), was: money }),
  /** `left` pieces of all variants are left. */
  v.object({ code: v.literal('LAST'), left: count }),
  /** The product came into the region's catalogue `days` days ago. */
  v.object({ code: v.literal('NEW'), days: count }),
])
export type FindReason = v.InferOutput<typeof findReason>

/** A product that is worth a look today, and why. */
export const find = v.object({ ...productCard.entries, find: findReason })
export type Find = v.InferOutput<typeof find>

/** GET /prod/finds (an addition of ours): products that can be bought, at most `maxFinds` of each reason, in order. */
export const findsOfTheDay = endpoint({
  method: 'GET',
  path: '/prod/finds',
  access: 'open',
  query: v.object({ ...marketInQuery }),
  reply: v.array(find),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 60,
})
