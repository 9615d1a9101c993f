import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idInBody, nothing } from '../wire.ts'
import { subscriptionId } from './push-renewal.ts'

/** `stock`: until the variant is in stock again. `price`: until the variant costs less than at the time of the tap. */
export const watchKinds = ['stock', 'price'] as const
export type WatchKind = (typeof watchKinds)[number]

/** A watched variant. With a token the watch is the account's, otherwise that of the device. */
const watch = v.object({
  skuId: idInBody,
  regionId: idInBody,
  kind: v.picklist(watchKinds),
  subscriptionId: v.optional(subscriptionId),
})
const failures = ['UNKNOWN_REGION', 'NOT_FOUND', 'NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'TOO_MANY'] as const

/**
 * POST /push/watch: one message, and one notice of an account, once the event happens. A repeated watch changes nothing.
 * BAD_REQUEST with the field `subscriptionId`: there is neither a token nor a device. NOT_FOUND: there is no such
 * variant in the region, or no such device.
 */
export const watchSku = endpoint({
  method: 'POST',
  path: '/push/watch',
  access: 'open',
  query: v.object({}),
  reply: nothing,
  body: watch,
  failures,
})

/** DELETE /push/watch: ends a watch. A watch that does not exist is no failure. */
export const unwatchSku = endpoint({
  method: 'DELETE',
  path: '/push/watch',
  access: 'open',
  query: v.object({}),
  reply: nothing,
  body: watch,
  failures,
})
