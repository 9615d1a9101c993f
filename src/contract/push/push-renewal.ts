import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idInBody, instantInBody, nothing } from '../wire.ts'

// The calls of the worker, apart from the others, so that its script holds no other shapes.

/** A secret: an id, or a key in base64url without padding, as `PushSubscription.toJSON()` has its keys. */
const secret = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/))

/** The id that the server gave to a device's subscription: a secret of the device, which needs no token. */
export const subscriptionId = secret

/**
 * The JSON of a `PushSubscription`. The server accepts addresses of known push services only, and keys that a message can
 * be encrypted for.
 */
export const browserSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({ p256dh: secret, auth: secret }),
})

/** GET /push/publicKey: the key for `pushManager.subscribe`, in base64url. The key never changes. */
export const pushPublicKey = endpoint({
  method: 'GET',
  path: '/push/publicKey',
  access: 'open',
  query: v.object({}),
  reply: v.object({ publicKey: v.string() }),
  failures: [],
  cacheSeconds: 3600,
})

/**
 * PUT /push/subscription: the browser replaced the subscription of a device. The settings and the sign-in of the device
 * stay. NOT_FOUND: the server has removed the device, which has to subscribe again.
 */
export const renewPushSubscription = endpoint({
  method: 'PUT',
  path: '/push/subscription',
  access: 'open',
  query: v.object({}),
  reply: nothing,
  body: v.object({ subscriptionId, subscription: browserSubscription }),
  failures: ['NOT_FOUND', 'TOO_MANY'],
})

/**
 * POST /push/reminder: sends a message again in the evening of the tap, or in the next evening that is still to come.
 * `at` is the time of the tap. A message is repeated once at most, however often the call arrives.
 */
export const remindTonight = endpoint({
  method: 'POST',
  path: '/push/reminder',
  access: 'open',
  query: v.object({}),
  reply: nothing,
  body: v.object({ subscriptionId, pushId: idInBody, at: instantInBody }),
  failures: ['NOT_FOUND', 'TOO_MANY'],
})
