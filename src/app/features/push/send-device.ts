import { isUnanswered } from '#cache/answer.ts'
import { followPrices } from '#contract/push/push-prices.ts'
import type { PushSettings } from '#contract/push/push-settings.ts'
import {
  readPushDevice as readKnownDevice,
  subscribeToPush,
  unsubscribeFromPush,
} from '#contract/push/push-subscription.ts'
import type { Failure } from '#offline/call.ts'
import { phoneOwner } from '#offline/outbox/command.ts'
import { hasPending } from '#offline/outbox/outbox.ts'
import { changePushDevice, type PushDevice, readPushDevice } from '#offline/push-device.ts'
import { shopperNow } from '#session/shopper.ts'
import { connectionNow } from '#sync/connection.ts'
import { noteGuestSends } from '#sync/later/guest-sends.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { type Left, sendWhenPossible } from '#sync/send-when-possible.ts'
import { ownSettings } from './own-settings.ts'
import { pushCall } from './push-call.ts'
import { refreshPush } from './push-store.ts'
import { currentSubscription, fetchPublicKey, subscribe } from './subscribe.ts'

const sending = sendWhenPossible(async (): Promise<Left> => {
  if (connectionNow() === 'offline') return { isLeft: true }
  const left = await send()
  await refreshPush()
  return left
})

let isStarted = false

/** Whether the server has said during this page's life that the server knows the device. */
let isKnown = false

/** Loads the code for the prices that a guest follows; the server knows a shopper's favourites and lists anyway. */
const loadFollowed = () => import('./followed-prices.ts')

/**
 * Keeps the server's knowledge of this device up to date while the page lives: sends the choices whenever they, the
 * language, the region, the shopper, the browser's subscription or the prices that a guest follows differ from what the
 * server has accepted. A change of region or shopper reloads the page. Later calls do nothing.
 */
export function startPush(): void {
  if (isStarted) return
  isStarted = true
  void sending.start()
  const renew = () => void sending.ask()
  new MutationObserver(renew).observe(document.documentElement, { attributeFilter: ['lang'] })
  if (!shopperNow()) {
    void sendReminders()
    void loadFollowed().then(
      ({ watchFollowed }) => {
        watchFollowed(renew)
        // A favourite may have been chosen while the code was loading.
        renew()
      },
      // Without the code, the next start of the page sends the prices.
      () => undefined,
    )
  }
}

/**
 * The button of a notification asks for a reminder in the worker. Without background sync, the worker leaves a reminder
 * that was not sent to the page, which reads the outbox of a guest only after a note.
 */
async function sendReminders(): Promise<void> {
  if (!(await hasPending(phoneOwner))) return
  noteGuestSends()
  await replayOutbox()
}

/** Sends the choices now, and resolves when the attempt is over; later attempts follow by themselves. */
export async function sendDevice(): Promise<void> {
  startPush()
  await sending.ask()
}

/** Asks the server again whether it knows this device, and subscribes anew if not; returns the device as it is then. */
export async function recheckDevice(): Promise<PushDevice | undefined> {
  isKnown = false
  await sendDevice()
  return readPushDevice()
}

/** Sends until the server has accepted the choices as they are now. */
async function send(): Promise<Left> {
  const device = await readPushDevice()
  if (!device?.isOn) return remove(device)
  // The shopper has withdrawn the permission in the browser's settings, which ends the subscription.
  if (Notification.permission !== 'granted') {
    await changePushDevice((now) => now && { ...now, isOn: false })
    return remove(device)
  }
  const subscription = (await currentSubscription()) ?? (await subscribeAgain())
  if (!subscription) return { isLeft: true }
  const { endpoint } = subscription
  const [settings, owner] = [ownSettings(device.settings), shopperNow()?.userId ?? '']
  if (device.isSent && endpoint === device.endpoint && owner === device.owner && isSame(settings, device.settings))
    return isKnown ? followKept(device) : check(device, subscription)
  const outcome = await pushCall(subscribeToPush, {
    ...settings,
    subscription: { endpoint, keys: subscription.toJSON().keys as { p256dh: string; auth: string } },
    subscriptionId: device.subscriptionId,
  })
  if (!outcome.ok) {
    if (isUnknownService(outcome.failure)) await turnOffUnknown(subscription)
    return leftAfter(outcome.failure)
  }
  isKnown = true
  const { subscriptionId } = outcome.value
  await changePushDevice((now = device) => {
    const isSent = isSame(ownSettings(now.settings), settings)
    return { ...now, subscriptionId, endpoint, owner, isSent, settings: isSent ? settings : now.settings }
  })
  // The shopper may have changed a choice in the meantime.
  return send()
}

/**
 * Asks the server once whether it still knows the device: the server removes a device whose push service no longer knows
 * the subscription. The browser may still return that subscription, so the device subscribes anew.
 */
async function check(device: PushDevice, subscription: PushSubscription): Promise<Left> {
  const { subscriptionId } = device
  const outcome = await pushCall(readKnownDevice, { subscriptionId })
  if (!outcome.ok) return leftAfter(outcome.failure)
  isKnown = true
  if (outcome.value.settings !== null) return followKept(device)
  // Another tab may have subscribed anew in the meantime.
  if ((await readPushDevice())?.subscriptionId !== subscriptionId) return send()
  await subscription.unsubscribe().catch(() => false)
  await changePushDevice((now) => now && forgotten(now))
  return send()
}

/** The record of a device that the server does not know. */
const forgotten = ({ isOn, settings, publicKey }: PushDevice): PushDevice => ({
  isOn,
  isSent: false,
  settings,
  publicKey,
})

/** Sends the server the products and variants whose prices a guest follows. A shopper's are known from the account. */
async function followKept({ owner, subscriptionId = '', settings, followed = '' }: PushDevice): Promise<Left> {
  const isGuest = owner === '' && settings.topics.includes('priceDrop')
  if (!isGuest && followed === '') return { isLeft: false }
  const none = { prodIds: [], skuIds: [] }
  const code = isGuest ? await loadFollowed().catch(() => null) : undefined
  if (code === null) return { isLeft: true }
  const kept = (await code?.readFollowed()) ?? none
  const isEmpty = kept.prodIds.length + kept.skuIds.length === 0
  const next = isEmpty ? '' : JSON.stringify([subscriptionId, kept])
  if (next === followed) return { isLeft: false }
  const outcome = await pushCall(followPrices, { subscriptionId, ...kept })
  if (!outcome.ok) {
    // The server has removed the device since the check; the next attempt checks again.
    if (isNotFound(outcome.failure)) isKnown = false
    return { isLeft: !isKnown || leftAfter(outcome.failure).isLeft }
  }
  await changePushDevice((now) => now && { ...now, followed: next })
  return { isLeft: false }
}

/** Whether the server does not know what a call names: here the device. */
export const isNotFound = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 404

const isSame = (one: PushSettings, other: PushSettings) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the server does not send to the push service of this browser. */
const isUnknownService = (failure: Failure) =>
  failure.kind === 'refused' && Object.keys(failure.fields ?? {}).some((field) => field.startsWith('subscription.'))

async function turnOffUnknown(subscription: PushSubscription): Promise<void> {
  await changePushDevice((now) => now && { ...now, isOn: false })
  await subscription.unsubscribe().catch(() => false)
}

/** The browser may have dropped the subscription, for example with its site data. */
async function subscribeAgain(): Promise<PushSubscription | null> {
  const key = await fetchPublicKey()
  const subscribed = key === null ? null : await subscribe(key)
  return subscribed?.ok ? subscribed.subscription : null
}

async function remove(device: PushDevice | undefined): Promise<Left> {
  const { subscriptionId } = device ?? {}
  if (subscriptionId === undefined) return { isLeft: false }
  const outcome = await pushCall(unsubscribeFromPush, { subscriptionId })
  if (!outcome.ok) return leftAfter(outcome.failure)
  await changePushDevice((now) => now && { isOn: now.isOn, isSent: false, settings: now.settings })
  // The shopper may have turned notifications on again in the meantime.
  return send()
}

/** A refused call would be refused again; a call without an answer and one that came too early are repeated. */
const leftAfter = (failure: Failure): Left => ({
  isLeft: isUnanswered(failure) || (failure.kind === 'refused' && failure.status === 429),
})
