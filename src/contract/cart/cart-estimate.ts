import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { id, idInQuery, money } from '#contract/wire.ts'
import { maxCartLines } from './cart-limits.ts'

/** A day, `yyyy-MM-dd`. */
const day = v.string()

/**
 * The expected costs of a cart at checkout, by shop. `smallCartBelow` is the value of goods from which the small cart fee
 * is not charged. `goods` is the value of the shop's chosen lines, `shopReduce` the
 * shop's discount. `missing` is the value of goods that is still missing for free delivery. `estimatedTotal` = goods −
 * shopReduce + fee of all shops + handlingFee + smallCartFee.
 */
export const cartEstimate = v.object({
  shops: v.array(
    v.object({
      shopId: id,
      goods: money,
      shopReduce: money,
      fee: money,
      freeFrom: v.optional(money),
      missing: v.optional(money),
      arriveFrom: day,
      arriveTo: day,
    }),
  ),
  handlingFee: money,
  smallCartFee: money,
  smallCartBelow: v.optional(money),
  estimatedTotal: money,
})
export type CartEstimate = v.InferOutput<typeof cartEstimate>
export type ShopEstimate = CartEstimate['shops'][number]

const line = '[1-9]\\d{0,14}x[1-9]\\d{0,2}'
/** The lines of a guest's cart in a query, e.g. `1201x2,1340x1`: the variant and the quantity of each. */
const guestLines = v.pipe(v.string(), v.regex(new RegExp(`^${line}(,${line}){0,${maxCartLines - 1}}$`)))

/** The text of a guest's lines for a query. */
export const guestLinesText = (lines: readonly { readonly skuId: number; readonly quantity: number }[]): string =>
  lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).join()

/** The lines in a query. */
export const guestLinesOf = (text: string): { skuId: number; count: number }[] =>
  text.split(',').map((one) => {
    const [skuId = 0, count = 0] = one.split('x').map(Number)
    return { skuId, count }
  })

/**
 * GET /delivery/cart (an addition of ours): the expected costs of a guest's cart. `lines` is a list of `skuId x count`,
 * e.g. `1201x2,1340x1`. Variants that cannot be bought add nothing.
 */
export const guestCartEstimate = endpoint({
  method: 'GET',
  path: '/delivery/cart',
  access: 'open',
  query: v.object({
    lines: guestLines,
    regionId: idInQuery,
  }),
  reply: cartEstimate,
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 60,
})
