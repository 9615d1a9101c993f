import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { productCard } from '../product.ts'
import { id, idInBody, momentInBody, pageInQuery, pageOf, placeInQuery, wireTime } from '../wire.ts'
import { nothing } from './account-fields.ts'

const shoppers = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED'] as const
const writes = [...shoppers, 'IN_PROGRESS', 'KEY_REUSED'] as const

/** Most footprints kept of a shopper; the one seen longest ago goes first. */
export const mostFootprintsKept = 500

/** POST /p/footprint: products that were opened, `at` in ms; each keeps its latest time, unknown ones are passed over. */
export const addFootprints = endpoint({
  method: 'POST',
  path: '/p/footprint',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.pipe(v.array(v.object({ prodId: idInBody, at: momentInBody })), v.maxLength(500)),
  failures: writes,
})

/** GET /p/footprint/page: the newest first, as the region sells them. */
export const footprintPage = endpoint({
  method: 'GET',
  path: '/p/footprint/page',
  access: 'shopper',
  query: v.object({ ...pageInQuery, ...placeInQuery }),
  reply: pageOf(v.object({ id, at: wireTime, card: productCard })),
  failures: [...shoppers, 'UNKNOWN_REGION'],
})

/** DELETE /p/footprint: these, by their ids; an empty list takes all away. */
export const deleteFootprints = endpoint({
  method: 'DELETE',
  path: '/p/footprint',
  access: 'shopper',
  query: v.object({}),
  reply: nothing,
  body: v.pipe(v.array(idInBody), v.maxLength(500)),
  failures: writes,
})
