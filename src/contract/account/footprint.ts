import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { productCard } from '#contract/product/product.ts'
import { endpoint } from '../endpoint.ts'
import { id, idInBody, instantInBody, nothing, ownMarketInQuery, pageInQuery, pageOf, wireTime } from '../wire.ts'

/** The largest number of product views stored per shopper; the oldest view is dropped first. */
export const maxFootprints = 500

/**
 * POST /p/footprint: product views, `at` in ms. The server keeps the latest time of each product and ignores unknown
 * ids.
 */
export const addFootprints = endpoint({
  method: 'POST',
  path: '/p/footprint',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.pipe(v.array(v.object({ prodId: idInBody, at: instantInBody })), v.maxLength(500)),
  failures: writeFailures,
})

/** GET /p/footprint/page: the newest first, with the region's offers. */
export const footprintPage = endpoint({
  method: 'GET',
  path: '/p/footprint/page',
  access: 'shopper',
  query: v.object({ ...pageInQuery, ...ownMarketInQuery }),
  reply: pageOf(v.object({ id, at: wireTime, card: productCard })),
  failures: [...shopperFailures, 'UNKNOWN_REGION'],
})

/** DELETE /p/footprint: removes views by their ids; an empty list removes all. */
export const deleteFootprints = endpoint({
  method: 'DELETE',
  path: '/p/footprint',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.pipe(v.array(idInBody), v.maxLength(500)),
  failures: writeFailures,
})
