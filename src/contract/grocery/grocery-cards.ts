import * as v from 'valibot'
import { picture, productCard } from '#contract/product/product.ts'
import { endpoint } from '../endpoint.ts'
import { count, id, marketInQuery, money } from '../wire.ts'

/** A product with its variant as a region sells both now. `sku` is the chosen variant, or the only one. */
export const goods = {
  card: v.optional(productCard),
  sku: v.optional(
    v.object({
      skuName: v.string(),
      pic: picture,
      price: money,
      oriPrice: money,
      stocks: count,
      isAvailable: v.boolean(),
    }),
  ),
}

/** The largest number of products in one call of `groceryCards`. */
export const maxGroceryCards = 100
const goodsText = '[1-9]\\d{0,14}(x[1-9]\\d{0,14})?'

/**
 * GET /groceryList/cards (an addition of ours): the cards of products, for a list that the server does not have. `items`
 * is a list of `prodId` or `prodId x skuId`, e.g. `77x1201,80`. `notSold` is the reason why the region does not sell a
 * product; an unknown product has no card.
 */
export const groceryCards = endpoint({
  method: 'GET',
  path: '/groceryList/cards',
  access: 'open',
  query: v.object({
    items: v.pipe(v.string(), v.regex(new RegExp(`^${goodsText}(,${goodsText}){0,${maxGroceryCards - 1}}$`))),
    ...marketInQuery,
  }),
  reply: v.array(
    v.object({
      prodId: id,
      skuId: v.optional(id),
      notSold: v.optional(v.picklist(['NOT_IN_AREA', 'WITHDRAWN'])),
      ...goods,
    }),
  ),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 60,
})
