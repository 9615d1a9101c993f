import * as v from 'valibot'
import { picture, productCard } from '#contract/product/product.ts'
import { productDetail } from '#contract/product/product-detail.ts'
import { endpoint } from '../endpoint.ts'
import { count, id, idInQuery, marketInQuery, moneyInQuery, pageInQuery, pageOf, wireTime } from '../wire.ts'
import { conditions, preLovedPaths } from './offer-limits.ts'

/**
 * The seller of a pre-loved item: a shopper, whose items are sold by a shop of the shopper's own. `shopId` is the shop
 * of the conversation with the seller (`askSellerPath`). The name is the public one; nothing else of the account is shown.
 */
export const seller = v.object({
  shopId: id,
  sellerName: v.string(),
  /** The seller's own picture; absent without one. */
  pic: v.optional(picture),
  /** The number of items that this seller has sold, and those that are for sale now. */
  soldNumber: count,
  listedNumber: count,
  /** Whether the items are the mall's own demo data. */
  isDemo: v.picklist([0, 1]),
})
export type Seller = v.InferOutput<typeof seller>

const itemFields = {
  condition: v.picklist(conditions),
  /** The time at which the mall listed the item. */
  listTime: wireTime,
  seller,
}

/** A pre-loved item in a list: a product card of one piece, with condition and seller. */
const preLovedCard = v.object({ ...productCard.entries, ...itemFields })
export type PreLovedCard = v.InferOutput<typeof preLovedCard>

/** The orders of the list; `recent` is the default. */
const preLovedSorts = ['recent', 'low', 'high'] as const

/**
 * GET /preLoved/page: the items for sale in a region. `categoryId` is a department or a category, `sellerId` the shop of
 * a seller. `categories` (departments) and `conditions` count the items that remain with each value; a group of values
 * ignores its own filter, so that another value can be chosen.
 */
export const preLovedPage = endpoint({
  method: 'GET',
  path: preLovedPaths.page,
  access: 'open',
  query: v.object({
    categoryId: v.optional(idInQuery),
    condition: v.optional(v.picklist(conditions)),
    minPrice: v.optional(moneyInQuery),
    maxPrice: v.optional(moneyInQuery),
    sellerId: v.optional(idInQuery),
    sort: v.optional(v.picklist(preLovedSorts), 'recent'),
    ...pageInQuery,
    ...marketInQuery,
  }),
  reply: v.object({
    ...pageOf(preLovedCard).entries,
    categories: v.array(v.object({ categoryId: id, categoryName: v.string(), number: count })),
    conditions: v.array(v.object({ condition: v.picklist(conditions), number: count })),
  }),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 30,
})

/**
 * A pre-loved item in full: a product of one piece. `imgs` are the seller's photographs. `state` tells whether the item
 * can be bought; a sold item stays readable.
 */
const preLovedDetail = v.object({
  ...productDetail.entries,
  ...itemFields,
  /** The seller's own words, with line breaks; `content` has the same text as HTML. */
  description: v.string(),
  /** The defects that the seller names; empty where the seller names none. */
  defects: v.string(),
  state: v.picklist(['listed', 'reserved', 'sold']),
})
export type PreLovedDetail = v.InferOutput<typeof preLovedDetail>

/** GET /preLoved/item. An item that was never listed, or was withdrawn, is not found. */
export const preLovedItem = endpoint({
  method: 'GET',
  path: preLovedPaths.item,
  access: 'open',
  query: v.object({ prodId: idInQuery, ...marketInQuery }),
  reply: preLovedDetail,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 30,
})
