import * as v from 'valibot'
import { type CartAct, cartAct, uuid } from '#contract/cart.ts'

/** An act on the cart; its key is the command's id, its time the command's. */
export type CartInput = CartAct

/** What the screen knew of a thing, so that its line is drawn and spoken of without the shop; of `variant` it is the thing that is wanted. */
export const seenThing = v.object({
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
  /** How many the cart had of it, of `variant` of the line as it was, before this act; absent where the cart was not known. */
  quantity: v.optional(v.number()),
})
export type SeenThing = v.InferOutput<typeof seenThing>

/** One thing that a shopper did and that the shop must hear of, once (decision 0022). */
export const outboxCommand = v.object({
  /** The key by which the shop does it once. */
  id: uuid,
  /** Whose it is: a `userId`; empty for a guest. */
  shopper: v.string(),
  /** The region it was made in, and is sent for. */
  regionId: v.number(),
  kind: v.literal('cart'),
  input: cartAct,
  seen: v.optional(seenThing),
  /** When it was done, in ms by the shop's clock as far as it is known. */
  at: v.number(),
  /** Grows with every command of this phone. */
  order: v.number(),
  /**
   * `waiting` never left this phone · `sent` may have reached the shop: it is repeated unchanged until an answer comes ·
   * `refused` the shop said no, `corrected` it took only what there was: both stay until the shopper has seen them ·
   * `asked` may have been done, too long ago for the shop to know: the shopper decides.
   */
  state: v.picklist(['waiting', 'sent', 'refused', 'corrected', 'asked']),
  /** When it was sent the first time. */
  sentAt: v.optional(v.number()),
  /** What the shop said of what it refused or corrected; `now` is the line's quantity after it. */
  refusal: v.optional(v.object({ code: v.string(), now: v.optional(v.number()) })),
})
export type OutboxCommand = v.InferOutput<typeof outboxCommand>
export type OutboxKind = OutboxCommand['kind']

/** What somebody does, before it is written down. */
export type NewCommand = Pick<OutboxCommand, 'shopper' | 'regionId' | 'kind' | 'input' | 'at'> & {
  readonly seen?: SeenThing | undefined
}

/** Whether a command is still to have its effect: it shows in the cart as if it had. */
export const isUnderWay = ({ state }: OutboxCommand): boolean => state === 'waiting' || state === 'sent'
