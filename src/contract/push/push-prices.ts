import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import type { ShownList } from '../grocery/shown-lists.ts'
import { idInBody, nothing } from '../wire.ts'
import { subscriptionId } from './push-renewal.ts'

/** The most products, and the most variants, whose prices are followed for a guest. */
export const mostFollowed = 500

const followed = v.pipe(v.array(idInBody), v.maxLength(mostFollowed))

/**
 * PUT /push/prices: replaces the products and variants whose prices are followed for a device on which nobody is signed
 * in: the favourites of a guest, and the items of a guest's lists that are not ticked. Unknown ids are ignored.
 * NOT_FOUND: there is no such device.
 */
export const followPrices = endpoint({
  method: 'PUT',
  path: '/push/prices',
  access: 'open',
  query: v.object({}),
  reply: nothing,
  body: v.object({ subscriptionId, prodIds: followed, skuIds: followed }),
  failures: ['NOT_FOUND', 'TOO_MANY'],
})

/**
 * The products and variants whose prices are followed for a person: the favourite products, and the list items that are
 * not ticked. An item without a chosen variant counts as its product, of which the lowest price is followed.
 */
export function followedOf(favourites: readonly number[], lists: readonly ShownList[]) {
  const items = lists.flatMap((list) => list.items).filter(({ isTicked }) => !isTicked)
  const skuIds = items.flatMap(({ skuId }) => skuId ?? [])
  const products = items.flatMap(({ skuId, prodId }) => (skuId === undefined ? (prodId ?? []) : []))
  return { prodIds: [...new Set([...favourites, ...products])], skuIds: [...new Set(skuIds)] }
}
