import { createECDH } from 'node:crypto'
import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import { followPrices } from '#contract/push/push-prices.ts'
import { pushPublicKey, remindTonight, renewPushSubscription } from '#contract/push/push-renewal.ts'
import { readPushDevice, subscribeToPush, unsubscribeFromPush } from '#contract/push/push-subscription.ts'
import { unwatchSku, watchSku } from '#contract/push/push-watch.ts'
import { isRegionId } from '#contract/region/region.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../http/call.ts'
import { callerOf } from '../http/caller-of.ts'
import { isRefusal, notFound, type Refusal, refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { shopperOf } from '../http/serve-shopper.ts'
import { checkRates, tooMany } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import type { Shopper } from '../sign-in/session-store.ts'
import { writeKept } from './guest-price-store.ts'
import { type BrowserSubscription, deleteDevices, readDevice, renewDevice, writeDevice } from './push-device-store.ts'
import { readPushKeys } from './push-key-store.ts'
import { queuePush, readPushOf } from './push-queue-store.ts'
import { reminderTime } from './push-rules.ts'
import { isPushService } from './push-services.ts'
import { deleteWatch, insertWatch, maxWatches, readWatches, type Watcher } from './push-watch-store.ts'

const tenMinutes = 600
/** The most calls of one caller in ten minutes. Many devices that only read may share one network. */
const writes = { key: rateKeys.writesOfPush, max: 120 }
const reads = { key: rateKeys.readsOfPush, max: 600 }
const invalid = (field: string): Refusal => refusal('BAD_REQUEST', sentences.BAD_REQUEST, { [field]: 'INVALID' })
const unknownRegion = (): Refusal =>
  refusal('UNKNOWN_REGION', 'There is no such region. Ask /salesRegions/all for the regions.')

/** /push/…: the devices that receive push messages, their watches and reminders (docs/wire.md#push). */
export function pushRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock, settings } = dependencies
  const time = () => new Date(clock())

  /** The shopper of a call with a token; null for a call without. */
  const shopperIn = ({ header }: Call): Promise<Shopper | Refusal | null> | null => {
    const authorization = header('Authorization')
    return authorization ? shopperOf(authorization, db, time()) : null
  }
  const limit = async (call: Call, { key, max }: typeof writes): Promise<Refusal | null> => {
    const caller = await callerOf({ authorization: call.header('Authorization'), address: call.address }, dependencies)
    return checkRates(db, [{ key: key(caller), max, seconds: tenMinutes }], time())
  }
  /** Refuses a caller who makes too many calls, and subscriptions that no message can be sent to. */
  const refused = async (call: Call, subscription?: BrowserSubscription): Promise<Refusal | null> => {
    const tooOften = await limit(call, writes)
    if (tooOften || !subscription) return tooOften
    if (!isPushService(subscription.endpoint, settings)) return invalid('subscription.endpoint')
    if (!isPublicKey(subscription.keys.p256dh)) return invalid('subscription.keys.p256dh')
    const isSecret = Buffer.from(subscription.keys.auth, 'base64url').length === 16
    return isSecret ? null : invalid('subscription.keys.auth')
  }

  serve(api, pushPublicKey, async () => ({ publicKey: (await readPushKeys(db)).publicKey }))

  serve(api, subscribeToPush, async (_query, call) => {
    const { subscription, subscriptionId: id, ...chosen } = call.body
    const shopper = await shopperIn(call)
    if (isRefusal(shopper)) return shopper
    if (!isRegionId(chosen.regionId)) return unknownRegion()
    const device = { ...chosen, id, subscription, sessionId: shopper?.sessionId ?? null }
    const no = await refused(call, subscription)
    if (no) return no
    const subscriptionId = await db.transaction().execute((tables) => writeDevice(tables, device, time()))
    return { subscriptionId }
  })

  serve(api, renewPushSubscription, async (_query, call) => {
    const { subscriptionId, subscription } = call.body
    const no = await refused(call, subscription)
    if (no) return no
    const isKnown = await db.transaction().execute((tables) => renewDevice(tables, subscriptionId, subscription))
    return isKnown ? undefined : notFound('device')
  })

  serve(api, unsubscribeFromPush, async (_query, call) => {
    const no = await refused(call)
    if (no) return no
    await deleteDevices(db, [call.body.subscriptionId])
    return undefined
  })

  serve(api, readPushDevice, async (_query, call) => {
    const tooOften = await limit(call, reads)
    if (tooOften) return tooOften
    const shopper = await shopperIn(call)
    if (isRefusal(shopper)) return shopper
    const { subscriptionId = null } = call.body
    const device = subscriptionId === null ? undefined : await readDevice(db, subscriptionId, time())
    const watches = await readWatches(db, { accountId: shopper?.accountId ?? null, subscriptionId })
    return { settings: device ?? null, isSignedIn: (device?.sessionId ?? null) !== null, watches }
  })

  serve(api, followPrices, async (_query, call) => {
    const no = await refused(call)
    if (no) return no
    const { subscriptionId, ...kept } = call.body
    const isKnown = await db.transaction().execute((tables) => writeKept(tables, subscriptionId, kept))
    return isKnown ? undefined : notFound('device')
  })

  /** The owner of a watch; a refusal where a call has neither a token nor a known device. */
  const watcherOf = async (call: Call<typeof watchSku>): Promise<Watcher | Refusal> => {
    const shopper = await shopperIn(call)
    if (isRefusal(shopper)) return shopper
    if (!isRegionId(call.body.regionId)) return unknownRegion()
    const no = await refused(call)
    if (no) return no
    if (shopper) return { accountId: shopper.accountId }
    const { subscriptionId } = call.body
    if (subscriptionId === undefined)
      return refusal('BAD_REQUEST', sentences.BAD_REQUEST, { subscriptionId: 'REQUIRED' })
    return (await readDevice(db, subscriptionId, time())) ? { subscriptionId } : notFound('device')
  }

  serve(api, watchSku, async (_query, call) => {
    const watcher = await watcherOf(call)
    if (isRefusal(watcher)) return watcher
    const own = await readWatches(db, { accountId: null, subscriptionId: null, ...watcher })
    if (own.length >= maxWatches) return tooMany(tenMinutes)
    return (await insertWatch(db, watcher, call.body, time())) ? undefined : notFound('product')
  })

  serve(api, unwatchSku, async (_query, call) => {
    const watcher = await watcherOf(call)
    if (isRefusal(watcher)) return watcher
    await deleteWatch(db, watcher, call.body)
    return undefined
  })

  serve(api, remindTonight, async (_query, call) => {
    const no = await refused(call)
    if (no) return no
    const { subscriptionId, pushId, at } = call.body
    return db.transaction().execute((tables) => queueReminder(tables, { subscriptionId, pushId, at }, time()))
  })
}

/** Queues a message again for the evening; a message that the device did not receive is not found. */
async function queueReminder(
  tables: Tables,
  { subscriptionId, pushId, at }: { readonly subscriptionId: string; readonly pushId: number; readonly at: number },
  now: Date,
): Promise<undefined | Refusal> {
  const [device, push] = [
    await readDevice(tables, subscriptionId, now),
    await readPushOf(tables, pushId, subscriptionId),
  ]
  if (!device || !push) return notFound('message')
  const { topic, accountId, content } = push
  // A device's clock may be ahead; a tap in the future is one that happens now.
  const dueAt = new Date(reminderTime(Math.min(at, now.getTime()), now.getTime(), device.timeZone))
  const reminder = {
    key: `reminder ${pushId} ${subscriptionId}`,
    topic,
    content,
    isLimited: false,
    isAsked: true,
    dueAt,
  }
  await queuePush(tables, { subscriptionId, accountId }, reminder, now)
  return undefined
}

/** Whether a key is a point of the curve P-256, so that a message can be encrypted for it. */
function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    // The point is not on the curve.
    return false
  }
}
