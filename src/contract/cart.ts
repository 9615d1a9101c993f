import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { picture } from './product.ts'
import { count, id, idInBody, languageInQuery, momentInBody, money, wireTime } from './wire.ts'

const noQuery = v.object({})
/** The language of the names in the cart. */
const inLanguage = v.object({ lang: languageInQuery })
const shoppers = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'] as const
const writes = [...shoppers, 'IN_PROGRESS', 'KEY_REUSED'] as const

/** Most lines of one cart: what a person can look over, and what one answer can carry. */
export const mostCartLines = 200
/** Most of one thing on one line. */
export const mostOfOneSku = 999
/** Most changes that one replay sends. */
export const mostChanges = 100

/** One line of the cart (api.md). `isAvailable` is false where the region does not sell it (any more); a line over `stocks` cannot be bought. */
export const cartLine = v.object({
  basketId: id,
  shopId: id,
  shopName: v.string(),
  prodId: id,
  prodName: v.string(),
  skuId: id,
  skuName: v.string(),
  pic: picture,
  price: money,
  oriPrice: money,
  priceSymbol: v.string(),
  prodCount: v.pipe(count, v.minValue(1)),
  stocks: count,
  isAvailable: v.boolean(),
  /** When it was put there. */
  basketDate: wireTime,
  /** What one cost when it was put there: what is shown as changed since. */
  priceThen: money,
})
export type CartLine = v.InferOutput<typeof cartLine>

/** A shop's part of the cart. `chooseDiscountItemDto` is the family's place for a shop's discount; there is none yet. */
export const cartShop = v.object({
  shopId: id,
  shopName: v.string(),
  shopCartItemDiscounts: v.array(v.object({ chooseDiscountItemDto: v.null(), shopCartItems: v.array(cartLine) })),
})
/** The whole cart of a shopper in a region, the newest shop and the newest line first. */
export const cart = v.array(cartShop)
export type Cart = v.InferOutput<typeof cart>

/** The header of every cart answer: a whole number that grows with each change of this shopper's carts; the page drops an older one. */
export const cartVersionHeader = 'Cart-Version'

const basketIds = v.pipe(v.array(idInBody), v.minLength(1), v.maxLength(mostCartLines))
const change = v.pipe(v.number(), v.integer(), v.minValue(-mostOfOneSku), v.maxValue(mostOfOneSku))

/** POST /p/shopCart/info: reads; the map is the family's, and may be empty or left out. */
export const cartInfo = endpoint({
  method: 'POST',
  path: '/p/shopCart/info',
  access: 'shopper',
  query: inLanguage,
  reply: cart,
  failures: shoppers,
  body: v.object({
    basketIdShopCartParamMap: v.optional(v.record(v.string(), v.object({ basketId: v.optional(idInBody) }))),
  }),
})

/** GET /p/shopCart/prodCount: the sum of quantities. */
export const cartCount = endpoint({
  method: 'GET',
  path: '/p/shopCart/prodCount',
  access: 'shopper',
  query: noQuery,
  reply: count,
  failures: shoppers,
})

/** What the lines that were named cost; `subtractMoney` is what is taken off `totalMoney`. `count` is the sum of quantities. */
export const cartTotal = v.object({
  totalMoney: money,
  finalMoney: money,
  subtractMoney: money,
  count,
  priceSymbol: v.string(),
})
export type CartTotal = v.InferOutput<typeof cartTotal>

/** POST /p/shopCart/totalPay: reads. Lines that cannot be bought, and ids that are no line of this cart, add nothing. */
export const cartTotalPay = endpoint({
  method: 'POST',
  path: '/p/shopCart/totalPay',
  access: 'shopper',
  query: noQuery,
  reply: cartTotal,
  failures: shoppers,
  body: v.pipe(v.array(idInBody), v.maxLength(mostCartLines)),
})

/**
 * POST /p/shopCart/changeItem: `count` is a change, not a target. The line is found by `skuId`; a result of zero or less takes
 * it away. `basketId` is 0 where the line was added offline. Answers the whole cart.
 */
export const changeCartItem = endpoint({
  method: 'POST',
  path: '/p/shopCart/changeItem',
  access: 'shopper',
  query: inLanguage,
  reply: cart,
  body: v.object({
    basketId: v.optional(v.union([v.literal(0), idInBody])),
    count: change,
    prodId: idInBody,
    shopId: v.optional(idInBody),
    skuId: idInBody,
  }),
  failures: [...writes, 'COUNT_ZERO', 'OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN', 'CART_FULL'],
})

/** Written as a pattern: the checker's own UUID would weigh on the first view. */
export const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))

/** What a shopper does to a cart. */
const acts = {
  /** So many more (or fewer, below zero) of one thing. */
  change: {
    op: v.literal('change'),
    skuId: idInBody,
    count: v.pipe(
      change,
      v.check((count) => count !== 0),
    ),
  },
  /** The line goes. */
  remove: { op: v.literal('remove'), skuId: idInBody },
  /** The line becomes another variant of the same product, with its quantity; where there is a line of that one, they become one. */
  variant: { op: v.literal('variant'), skuId: idInBody, toSkuId: idInBody },
  /** Everything of the region goes. */
  clear: { op: v.literal('clear') },
}
export const cartAct = v.variant('op', [
  v.object(acts.change),
  v.object(acts.remove),
  v.object(acts.variant),
  v.object(acts.clear),
])
export type CartAct = v.InferOutput<typeof cartAct>

const stamped = { key: uuid, madeAt: momentInBody }
/** One act on the cart, as it waits on the phone and is replayed: each keeps its own key and gets its own answer. */
export const cartChange = v.variant('op', [
  v.object({ ...acts.change, ...stamped }),
  v.object({ ...acts.remove, ...stamped }),
  v.object({ ...acts.variant, ...stamped }),
  v.object({ ...acts.clear, ...stamped }),
])
export type CartChange = v.InferOutput<typeof cartChange>

/** What became of one change: `corrected` took what there is, and `now` is the line's quantity after it. */
export const changeOutcome = v.object({
  key: uuid,
  outcome: v.picklist(['done', 'corrected', 'refused']),
  code: v.optional(v.picklist(['OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN', 'CART_FULL', 'KEY_REUSED'])),
  now: v.optional(count),
})
export type ChangeOutcome = v.InferOutput<typeof changeOutcome>

/** POST /p/shopCart/changes (ours, for replay): in the order given; the outcomes in the same order, and the cart after all of them. */
export const changeCart = endpoint({
  method: 'POST',
  path: '/p/shopCart/changes',
  access: 'shopper',
  query: inLanguage,
  body: v.pipe(v.array(cartChange), v.minLength(1), v.maxLength(mostChanges)),
  reply: v.object({ outcomes: v.array(changeOutcome), cart }),
  failures: writes,
})

/** DELETE /p/shopCart/deleteItem: ids that are no line are passed over. Answers the cart after it. */
export const deleteCartItems = endpoint({
  method: 'DELETE',
  path: '/p/shopCart/deleteItem',
  access: 'shopper',
  query: inLanguage,
  reply: cart,
  body: basketIds,
  failures: writes,
})

/** DELETE /p/shopCart/deleteAll: of this region. */
export const clearCart = endpoint({
  method: 'DELETE',
  path: '/p/shopCart/deleteAll',
  access: 'shopper',
  query: inLanguage,
  reply: cart,
  failures: writes,
})
