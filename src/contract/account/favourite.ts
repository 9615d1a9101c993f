import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { productPage } from '#contract/product/product.ts'
import { endpoint } from '../endpoint.ts'
import { shopCard } from '../shop.ts'
import {
  count,
  id,
  idInBody,
  idInQuery,
  instantInBody,
  languageInQuery,
  noQuery,
  ownMarketInQuery,
  pageInQuery,
  pageOf,
} from '../wire.ts'

const writes = [...writeFailures, 'NOT_FOUND'] as const

/**
 * The wanted state of a favourite. `at` is the time of the tap: the latest tap wins, in whichever order the requests
 * arrive.
 */
const wantedState = { isCollected: v.boolean(), at: v.optional(instantInBody) }
const outcome = v.object({ isCollected: v.boolean() })

/**
 * GET /p/user/collection/prods: the newest first. Products that the region does not sell are left out of the records
 * but counted in the total.
 */
export const favouriteProducts = endpoint({
  method: 'GET',
  path: '/p/user/collection/prods',
  access: 'shopper',
  query: v.object({ ...pageInQuery, ...ownMarketInQuery }),
  reply: productPage,
  failures: [...shopperFailures, 'UNKNOWN_REGION'],
})

/** GET /p/user/collection/isCollection */
export const isFavouriteProduct = endpoint({
  method: 'GET',
  path: '/p/user/collection/isCollection',
  access: 'shopper',
  query: v.object({ prodId: idInQuery }),
  reply: v.boolean(),
  failures: shopperFailures,
})

/** POST /p/user/collection/addOrCancel */
export const chooseProduct = endpoint({
  method: 'POST',
  path: '/p/user/collection/addOrCancel',
  access: 'shopper',
  query: noQuery,
  reply: outcome,
  body: v.object({ prodId: idInBody, ...wantedState }),
  failures: writes,
})

/** GET /p/user/collection/ids: the ids of all favourite products, for the heart on every card. */
export const favouriteProductIds = endpoint({
  method: 'GET',
  path: '/p/user/collection/ids',
  access: 'shopper',
  query: noQuery,
  reply: v.array(id),
  failures: shopperFailures,
})

/** GET /p/user/collection/count: the number of favourite products. */
export const countFavourites = endpoint({
  method: 'GET',
  path: '/p/user/collection/count',
  access: 'shopper',
  query: noQuery,
  reply: count,
  failures: shopperFailures,
})

/** GET /p/shop/collection/count: the number of favourite shops. */
export const countFavouriteShops = endpoint({
  method: 'GET',
  path: '/p/shop/collection/count',
  access: 'shopper',
  query: noQuery,
  reply: count,
  failures: shopperFailures,
})

/** GET /p/shop/collection/shops */
export const favouriteShops = endpoint({
  method: 'GET',
  path: '/p/shop/collection/shops',
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  reply: pageOf(shopCard),
  failures: shopperFailures,
})

/** GET /p/shop/collection/isCollection */
export const isFavouriteShop = endpoint({
  method: 'GET',
  path: '/p/shop/collection/isCollection',
  access: 'shopper',
  query: v.object({ shopId: idInQuery }),
  reply: v.boolean(),
  failures: shopperFailures,
})

/** POST /p/shop/collection/addOrCancel */
export const chooseShop = endpoint({
  method: 'POST',
  path: '/p/shop/collection/addOrCancel',
  access: 'shopper',
  query: noQuery,
  reply: outcome,
  body: v.object({ shopId: idInBody, ...wantedState }),
  failures: writes,
})

/** GET /p/shop/collection/ids */
export const favouriteShopIds = endpoint({
  method: 'GET',
  path: '/p/shop/collection/ids',
  access: 'shopper',
  query: noQuery,
  reply: v.array(id),
  failures: shopperFailures,
})

/**
 * POST /p/user/collection/join: merges a guest's favourites at login. Unknown ids are ignored; a favourite that was
 * removed later stays removed.
 */
export const joinFavourites = endpoint({
  method: 'POST',
  path: '/p/user/collection/join',
  access: 'shopper',
  query: noQuery,
  reply: v.undefined(),
  body: v.object({
    prods: v.pipe(v.array(v.object({ prodId: idInBody, at: instantInBody })), v.maxLength(500)),
    shops: v.pipe(v.array(v.object({ shopId: idInBody, at: instantInBody })), v.maxLength(500)),
  }),
  failures: writes,
})
