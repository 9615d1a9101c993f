import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../wire.ts'
import { browserSubscription, subscriptionId } from './push-renewal.ts'
import { hasEqualTimes, pushSettings, quietHours } from './push-settings.ts'
import { watchKinds } from './push-watch.ts'

/**
 * POST /push/subscription: subscribes this device, or replaces its subscription and settings where `subscriptionId` is
 * given and known. With a token the device belongs to the token's sign-in until that ends; without a token it belongs to
 * nobody. NOT_SIGNED_IN: the token is not valid.
 */
export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/push/subscription',
  access: 'open',
  query: v.object({}),
  reply: v.object({ subscriptionId }),
  body: v.object({
    ...pushSettings.entries,
    quietHours: v.nullable(
      v.pipe(
        quietHours,
        v.check((hours) => !hasEqualTimes(hours), 'TIMES_EQUAL'),
      ),
    ),
    subscription: browserSubscription,
    subscriptionId: v.optional(subscriptionId),
  }),
  failures: ['UNKNOWN_REGION', 'NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})

/** DELETE /push/subscription: removes a device with its watches. A device that the server does not know is no failure. */
export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/push/subscription',
  access: 'open',
  query: v.object({}),
  reply: nothing,
  body: v.object({ subscriptionId }),
  failures: ['TOO_MANY'],
})

/**
 * POST /push/device: reads the settings of a device and the watches of the device and of the token's account. Changes
 * nothing; the secret is in the body, because addresses are logged. `settings` is null where the server has no such
 * device: the page has to subscribe again.
 */
export const readPushDevice = endpoint({
  method: 'POST',
  path: '/push/device',
  access: 'open',
  query: v.object({}),
  reply: v.object({
    settings: v.nullable(pushSettings),
    /** Whether the device belongs to a sign-in, and so receives messages about orders. */
    isSignedIn: v.boolean(),
    watches: v.array(v.object({ prodId: id, skuId: id, regionId: id, kind: v.picklist(watchKinds) })),
  }),
  body: v.object({ subscriptionId: v.optional(subscriptionId) }),
  failures: ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'TOO_MANY'],
})
