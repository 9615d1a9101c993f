import * as v from 'valibot'
import { type CartAct, cartAct } from '#contract/cart.ts'
import { commandFields, type NewCommand } from '../../command.ts'

/** A change of the cart, as the shopper made it. */
export type CartInput = CartAct

/** What the screen knew of a variant, so that its line can be shown and named without the shop; of `variant` the wanted one. */
export const seenProduct = v.object({
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
  /** The quantity in the cart before this command; of `variant` that of the line as it was. Absent where the cart was not known. */
  quantity: v.optional(v.number()),
})
export type SeenProduct = v.InferOutput<typeof seenProduct>

export const cartCommand = v.object({
  ...commandFields,
  domain: v.literal('cart'),
  input: cartAct,
  seen: v.optional(seenProduct),
})
/** One command of the cart domain. */
export type CartCommand = v.InferOutput<typeof cartCommand>
export type NewCartCommand = NewCommand<CartCommand>
