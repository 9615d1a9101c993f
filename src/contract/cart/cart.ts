import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '#contract/endpoint.ts'
import { picture } from '#contract/product/product.ts'
import { count, id, idInBody, instantInBody, languageInQuery, money, noQuery, uuid, wireTime } from '#contract/wire.ts'
import { cartEstimate } from './cart-estimate.ts'
import { maxCartLines, maxQuantity } from './cart-limits.ts'

/** The language of the product names in the answer. */
const inLanguage = v.object({ lang: languageInQuery })

export { maxCartLines, maxQuantity }

/** The largest number of changes that one replay sends. */
export const maxChanges = 100

/**
 * One line of the cart (docs/wire.md#cart). `isAvailable` is false where the region does not sell the product. A line
 * whose quantity is over `stocks` cannot be bought.
 */
const cartLine = v.object({
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
  /** The time at which the line was added. */
  basketDate: wireTime,
  /** The unit price at that time; the page shows a price change against it. */
  priceThen: money,
})
export type CartLine = v.InferOutput<typeof cartLine>

/** The lines of one shop. `chooseDiscountItemDto` is reserved for a shop discount; the mall has none yet. */
const cartShop = v.object({
  shopId: id,
  shopName: v.string(),
  shopCartItemDiscounts: v.array(v.object({ chooseDiscountItemDto: v.null(), shopCartItems: v.array(cartLine) })),
})
/** A shopper's whole cart in one region, the newest shop and the newest line first. */
export const cart = v.array(cartShop)
export type Cart = v.InferOutput<typeof cart>

/**
 * The header of every cart answer: a whole number that grows with each change of this shopper's carts. The page drops
 * an answer with an older version.
 */
export const cartVersionHeader = 'Cart-Version'

const basketIds = v.pipe(v.array(idInBody), v.minLength(1), v.maxLength(maxCartLines))
const change = v.pipe(v.number(), v.integer(), v.minValue(-maxQuantity), v.maxValue(maxQuantity))

/** POST /p/shopCart/info: reads the cart. The map may be empty or absent; other clients of this API family send it. */
export const cartInfo = endpoint({
  method: 'POST',
  path: '/p/shopCart/info',
  access: 'shopper',
  query: inLanguage,
  reply: cart,
  failures: shopperFailures,
  body: v.object({
    basketIdShopCartParamMap: v.optional(v.record(v.string(), v.object({ basketId: v.optional(idInBody) }))),
  }),
})

/** GET /p/shopCart/prodCount: the sum of all quantities. */
export const cartCount = endpoint({
  method: 'GET',
  path: '/p/shopCart/prodCount',
  access: 'shopper',
  query: noQuery,
  reply: count,
  failures: shopperFailures,
})

/**
 * The cost of the named lines. `subtractMoney` is taken off `totalMoney`; `count` is the sum of quantities. The other
 * fields are the expected costs at checkout, which takes the available quantity of a line that is short of stock.
 */
const cartTotal = v.object({
  ...cartEstimate.entries,
  totalMoney: money,
  finalMoney: money,
  subtractMoney: money,
  count,
  priceSymbol: v.string(),
})
export type CartTotal = v.InferOutput<typeof cartTotal>

/** GET /p/shopCart/regions (an addition of ours): the sum of quantities of each of the shopper's carts; no empty carts. */
export const cartRegions = endpoint({
  method: 'GET',
  path: '/p/shopCart/regions',
  access: 'shopper',
  query: noQuery,
  reply: v.array(v.object({ regionId: id, count })),
  failures: shopperFailures,
})

/** POST /p/shopCart/totalPay: reads. Lines that cannot be bought and unknown ids add nothing. */
export const cartTotalPay = endpoint({
  method: 'POST',
  path: '/p/shopCart/totalPay',
  access: 'shopper',
  query: noQuery,
  reply: cartTotal,
  failures: shopperFailures,
  body: v.pipe(v.array(idInBody), v.maxLength(maxCartLines)),
})

/**
 * POST /p/shopCart/changeItem: `count` is a change, not a target. The line is found by `skuId`; a result of zero or
 * less removes the line. `prodId` is the variant's product. `basketId` is 0 where the line was added offline. Answers
 * the whole cart.
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
  failures: [...writeFailures, 'COUNT_ZERO', 'OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN', 'CART_FULL', 'MISMATCH'],
})

/** The operations on a cart. */
const operations = {
  /** Adds `count` to the quantity of one variant; a negative count takes away. */
  change: {
    op: v.literal('change'),
    skuId: idInBody,
    count: v.pipe(
      change,
      v.check((count) => count !== 0),
    ),
  },
  /** Removes the line. */
  remove: { op: v.literal('remove'), skuId: idInBody },
  /**
   * Turns the line into another variant of the same product and keeps its quantity. If the cart has a line of that
   * variant already, the two are merged.
   */
  variant: { op: v.literal('variant'), skuId: idInBody, toSkuId: idInBody },
  /** Removes every line of the region. */
  clear: { op: v.literal('clear') },
}
export const cartOperation = v.variant('op', [
  v.object(operations.change),
  v.object(operations.remove),
  v.object(operations.variant),
  v.object(operations.clear),
])
export type CartOperation = v.InferOutput<typeof cartOperation>

const stamped = { key: uuid, madeAt: instantInBody }
/**
 * One change of the cart, as the outbox stores and replays it. Each change keeps its own key and gets its own outcome.
 */
const cartChange = v.variant('op', [
  v.object({ ...operations.change, ...stamped }),
  v.object({ ...operations.remove, ...stamped }),
  v.object({ ...operations.variant, ...stamped }),
  v.object({ ...operations.clear, ...stamped }),
])
export type CartChange = v.InferOutput<typeof cartChange>

/**
 * The outcome of one change. `corrected` means that the server took the available quantity; `now` is the line's
 * quantity afterwards.
 */
export const changeOutcome = v.object({
  key: uuid,
  outcome: v.picklist(['done', 'corrected', 'refused']),
  code: v.optional(v.picklist(['OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN', 'CART_FULL', 'KEY_REUSED'])),
  now: v.optional(count),
})
export type ChangeOutcome = v.InferOutput<typeof changeOutcome>

/**
 * POST /p/shopCart/changes (an addition of ours, for replay): applies the changes in the given order and answers their
 * outcomes in the same order, with the cart after all of them.
 */
export const changeCart = endpoint({
  method: 'POST',
  path: '/p/shopCart/changes',
  access: 'shopper',
  query: inLanguage,
  body: v.pipe(v.array(cartChange), v.minLength(1), v.maxLength(maxChanges)),
  reply: v.object({ outcomes: v.array(changeOutcome), cart }),
  failures: writeFailures,
})

/** DELETE /p/shopCart/deleteItem: ignores unknown ids. Answers the cart afterwards. */
export const deleteCartItems = endpoint({
  method: 'DELETE',
  path: '/p/shopCart/deleteItem',
  access: 'shopper',
  query: inLanguage,
  reply: cart,
  body: basketIds,
  failures: writeFailures,
})

/** DELETE /p/shopCart/deleteAll: removes every line of this region. */
export const clearCart = endpoint({
  method: 'DELETE',
  path: '/p/shopCart/deleteAll',
  access: 'shopper',
  query: inLanguage,
  reply: cart,
  failures: writeFailures,
})
