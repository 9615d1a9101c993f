import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { cleanText } from '../account/account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { count, id, marketInQuery, money, noQuery, nothing, ownMarketInQuery, wireTime } from '../wire.ts'
import { goods } from './grocery-cards.ts'
import * as sync from './grocery-sync.ts'
import {
  changeOutcome,
  groceryChange,
  listIdText,
  listName,
  listState,
  maxGroceryChanges,
  weekday,
} from './grocery-wire.ts'
import * as shared from './shared-list-call.ts'

const inPath = v.object({ listId: listIdText })
/** The name that a person gives who ticks by a link. */
export const longestTickName = 40

/** A list without its items. `items` counts the items, `ticked` the ticked ones, `links` the links that share the list. */
const groceryListSummary = v.object({
  listId: listIdText,
  name: v.string(),
  askedName: v.optional(v.string()),
  weekday: v.nullable(weekday),
  items: count,
  ticked: count,
  links: count,
})
export type GroceryListSummary = v.InferOutput<typeof groceryListSummary>

/** GET /p/groceryList: the shopper's lists by name. */
export const groceryLists = endpoint({
  method: 'GET',
  path: '/p/groceryList',
  access: 'shopper',
  query: noQuery,
  reply: v.array(groceryListSummary),
  failures: shopperFailures,
})

/** The calls of the outbox with the schemas of all fields, which the server checks. */
export const groceryListStates = endpoint({ ...sync.groceryListStates, reply: v.array(listState) })
export const changeGroceryLists = endpoint({
  ...sync.changeGroceryLists,
  body: v.pipe(v.array(groceryChange), v.minLength(1), v.maxLength(maxGroceryChanges)),
  reply: v.object({ outcomes: v.array(changeOutcome), lists: v.array(listState) }),
})

/** POST /p/groceryList: makes a list. A name that another list has is refused. */
export const createGroceryList = endpoint({
  method: 'POST',
  path: '/p/groceryList',
  access: 'shopper',
  query: noQuery,
  body: v.object({ listId: v.optional(listIdText), name: listName }),
  reply: groceryListSummary,
  failures: [...writeFailures, 'LIST_NAME_TAKEN', 'LISTS_FULL'],
})

/** PUT /p/groceryList/:listId: renames a list, or sets the day of its weekly repetition; an absent field stays. */
export const updateGroceryList = endpoint({
  method: 'PUT',
  path: '/p/groceryList/:listId',
  access: 'shopper',
  query: noQuery,
  params: inPath,
  body: v.object({ name: v.optional(listName), weekday: v.optional(v.nullable(weekday)) }),
  reply: groceryListSummary,
  failures: [...writeFailures, 'NOT_FOUND', 'LIST_NAME_TAKEN'],
})

/** DELETE /p/groceryList/:listId: deletes a list and revokes its links. */
export const deleteGroceryList = endpoint({
  method: 'DELETE',
  path: '/p/groceryList/:listId',
  access: 'shopper',
  query: noQuery,
  params: inPath,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND'],
})

/**
 * An item: a product or a free text, or both if the text was matched. `sku` is the chosen variant as the region sells
 * the variant now; `priceThen` is absent if the item was added in another region. `tickedBy` is absent if the owner ticked,
 * and empty if a person with the link ticked who gave no name.
 */
const groceryItem = v.object({
  itemId: v.string(),
  prodId: v.optional(id),
  skuId: v.optional(id),
  text: v.optional(v.string()),
  count: v.pipe(count, v.minValue(1)),
  isTicked: v.boolean(),
  tickedBy: v.optional(v.string()),
  priceThen: v.optional(money),
  addedAt: wireTime,
  ...goods,
})
export type GroceryItem = v.InferOutput<typeof groceryItem>

/**
 * The costs of the products that are not ticked, by the rules of the checkout. `quantity` is the sum of their
 * quantities. `total` = subtotal − discountPrice + deliveryFee + handlingFee + smallCartFee.
 */
const groceryCosts = v.object({
  quantity: count,
  subtotal: money,
  discountPrice: money,
  deliveryFee: money,
  handlingFee: money,
  smallCartFee: money,
  total: money,
  priceSymbol: v.string(),
})
export type GroceryCosts = v.InferOutput<typeof groceryCosts>

const groceryListDetail = v.object({
  listId: listIdText,
  name: v.string(),
  askedName: v.optional(v.string()),
  weekday: v.nullable(weekday),
  links: count,
  items: v.array(groceryItem),
  ...groceryCosts.entries,
})
export type GroceryListDetail = v.InferOutput<typeof groceryListDetail>

/** GET /p/groceryList/:listId: a list with its items, in the order in which they were added. */
export const readGroceryList = endpoint({
  method: 'GET',
  path: '/p/groceryList/:listId',
  access: 'shopper',
  query: v.object(ownMarketInQuery),
  params: inPath,
  reply: groceryListDetail,
  failures: [...shopperFailures, 'UNKNOWN_REGION', 'NOT_FOUND'],
})

/** The reason why an item is not in the cart, or only a smaller quantity: `TEXT` is a free text without a product. */
const missingReasons = ['TEXT', 'NO_VARIANT', 'OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN', 'CART_FULL'] as const

/**
 * POST /p/groceryList/:listId/toCart: adds the named items to the cart of the region; without names, every item that is
 * not ticked. `added` has the quantity that the cart took, `missing` the items that the cart took not or not wholly.
 */
export const groceryListToCart = endpoint({
  method: 'POST',
  path: '/p/groceryList/:listId/toCart',
  access: 'shopper',
  query: noQuery,
  params: inPath,
  body: v.object({ itemIds: v.optional(v.pipe(v.array(v.string()), v.maxLength(500))) }),
  reply: v.object({
    added: v.array(v.object({ itemId: v.string(), skuId: id, count })),
    missing: v.array(v.object({ itemId: v.string(), code: v.picklist(missingReasons) })),
  }),
  failures: [...writeFailures, 'NOT_FOUND'],
})

/**
 * POST /p/groceryList/:listId/share: makes a link to the list. The token appears in this answer only; a list may have
 * several links.
 */
export const shareGroceryList = endpoint({
  method: 'POST',
  path: '/p/groceryList/:listId/share',
  access: 'shopper',
  query: noQuery,
  params: inPath,
  body: v.object({ mayWrite: v.boolean() }),
  reply: v.object({ token: v.string(), url: v.string() }),
  failures: [...writeFailures, 'NOT_FOUND', 'TOO_MANY'],
})

/** DELETE /p/groceryList/:listId/share: revokes every link of the list. */
export const revokeGroceryLinks = endpoint({
  method: 'DELETE',
  path: '/p/groceryList/:listId/share',
  access: 'shopper',
  query: noQuery,
  params: inPath,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND'],
})

const tokenInPath = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) })

/**
 * A shared list. `owner` is the nickname of the list's owner. `lastTapAt` is the time, in ms, of the latest tap on the
 * list: a change by the link is later. An answer that an earlier build stored has no `lastTapAt`.
 */
const sharedGroceryList = v.object({
  listId: listIdText,
  name: v.string(),
  owner: v.string(),
  mayWrite: v.boolean(),
  weekday: v.nullable(weekday),
  lastTapAt: v.optional(count),
  items: v.array(groceryItem),
  ...groceryCosts.entries,
})
export type SharedGroceryList = v.InferOutput<typeof sharedGroceryList>

/** GET /groceryList/shared/:token */
export const readSharedList = endpoint({
  method: 'GET',
  path: '/groceryList/shared/:token',
  access: 'open',
  query: v.object(marketInQuery),
  params: tokenInPath,
  reply: sharedGroceryList,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})

/** The call of the outbox with the schemas of all fields, which the server checks. */
export const changeSharedList = endpoint({
  ...shared.changeSharedList,
  params: tokenInPath,
  body: v.object({
    name: v.optional(cleanText(longestTickName)),
    changes: v.pipe(v.array(groceryChange), v.minLength(1), v.maxLength(maxGroceryChanges)),
  }),
  reply: sharedGroceryList,
})
