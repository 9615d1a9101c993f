import * as v from 'valibot'
import * as bare from './bare-endpoints.ts'
import { maxQuantity } from './cart/cart-limits.ts'
import { endpoint } from './endpoint.ts'
import { count, id, idInQuery, money, wholeInQuery } from './wire.ts'

/** A day, `yyyy-MM-dd`. */
const day = v.string()

/**
 * The expected costs of some pieces of a variant bought alone. `fee` is the delivery fee; `freeFrom` is the value of
 * the shop's goods from which delivery is free, absent where that value does not matter. `smallCartBelow` is the
 * value of goods from which the small cart fee is not charged. `estimatedTotal` is the total of the checkout.
 */
export const itemCosts = v.object({
  skuId: id,
  count,
  fee: money,
  freeFrom: v.optional(money),
  handlingFee: money,
  smallCartFee: money,
  smallCartBelow: v.optional(money),
  estimatedTotal: money,
})
export type ItemCosts = v.InferOutput<typeof itemCosts>

/**
 * GET /delivery/estimate: the costs of `count` pieces of a variant, bought alone, by the rules of confirm. Where stock
 * is short, the available quantity is taken. `prodId` is the variant's product.
 */
export const deliveryEstimate = endpoint({
  ...bare.deliveryEstimate,
  query: v.object({
    prodId: idInQuery,
    skuId: idInQuery,
    count: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(maxQuantity)), '1'),
    regionId: idInQuery,
  }),
  reply: v.object({ ...itemCosts.entries, arriveFrom: day, arriveTo: day }),
  failures: ['UNKNOWN_REGION', 'MISMATCH', 'NOT_IN_AREA', 'WITHDRAWN', 'OUT_OF_STOCK'],
})
