import * as v from 'valibot'
import { type CartOperation, cartOperation } from '#contract/cart/cart.ts'
import { commandFields, type NewCommand } from '#offline/outbox/command.ts'

/** A change of the cart, as the shopper made it. */
export type CartInput = CartOperation

/**
 * The data of a variant on the screen, so that its line can be shown without the server. For `variant`, the data of the
 * new variant.
 */
const seenProduct = v.object({
  prodId: v.number(),
  prodName: v.string(),
  skuName: v.string(),
  pic: v.string(),
  price: v.number(),
  oriPrice: v.number(),
  priceSymbol: v.string(),
  shopId: v.number(),
  shopName: v.string(),
  stocks: v.number(),
  /**
   * The quantity in the cart before this command; for `variant`, the quantity of the changed line. Absent if the cart
   * was unknown.
   */
  quantity: v.optional(v.number()),
})
export type SeenProduct = v.InferOutput<typeof seenProduct>

export const cartCommand = v.object({
  ...commandFields,
  domain: v.literal('cart'),
  input: cartOperation,
  seen: v.optional(seenProduct),
})
/** A command of the cart domain. */
export type CartCommand = v.InferOutput<typeof cartCommand>
export type NewCartCommand = NewCommand<CartCommand>
