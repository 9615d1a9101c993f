import * as v from 'valibot'
import type { PushPayload } from '#contract/push/push-message.ts'
import { browserSubscription, renewPushSubscription } from '#contract/push/push-renewal.ts'
import { apiBase } from '#offline/api-base.ts'
import { call } from '#offline/call.ts'
import { changePushDevice, readPushDevice } from '#offline/push-device.ts'
import { brand } from '#words/brand.ts'
import { type NotificationData, pressButton } from './push-actions.ts'
import { scope } from './scope.ts'

/** The event of a browser that replaced a subscription; TypeScript's types lack the event. */
type SubscriptionChange = ExtendableEvent & {
  readonly newSubscription?: PushSubscription | null
  readonly oldSubscription?: PushSubscription | null
}

/** Shows push messages, answers clicks on them, and renews the browser's subscription (docs/product.md#push). */
export function receivePushes(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(pressButton(event.action, event.notification))
  })
  scope.addEventListener('pushsubscriptionchange', (event) =>
    (event as SubscriptionChange).waitUntil(renew(event as SubscriptionChange)),
  )
}

/**
 * Shows a message. A browser takes the permission away from a worker that shows nothing, so a message that cannot be
 * read is shown with the mall's name, and opens the notices.
 */
async function show(message: PushMessageData | null): Promise<void> {
  const { registration } = scope
  let unread: number | undefined
  try {
    const { notification, app_badge: badge } = (message?.json() ?? {}) as PushPayload
    const { title, navigate, data, ...rest } = notification
    const paths = Object.fromEntries(rest.actions.map(({ action, navigate: own }) => [action, pathOf(own)]))
    await registration.showNotification(title, {
      ...rest,
      ...shared,
      data: { ...data, paths: { ...paths, '': pathOf(navigate) } } satisfies NotificationData,
    })
    unread = badge
  } catch {
    await registration.showNotification(brand.name, {
      icon: shared.icon,
      data: { paths: { '': '/notification' } } satisfies NotificationData,
    })
  }
  // A message that names no number is for a guest or cannot be read, and changes no number.
  if (unread !== undefined) await navigator.setAppBadge?.(unread)
}

/** A message that replaces another one with its tag is announced again. */
const shared = { icon: '/icons/icon-192.png', renotify: true }

/** The address in a message is absolute; the worker opens its own origin only. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** Subscribes again if necessary, and sends the new subscription; if that fails, the page does so at its next start. */
async function renew({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
  const device = await readPushDevice()
  if (!device?.isOn) return
  const { subscriptionId = '', publicKey: applicationServerKey = '' } = device
  let isSent = false
  try {
    const options = oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey }
    const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(options))
    const body = { subscriptionId, subscription: v.parse(browserSubscription, subscription.toJSON()) }
    isSent = (await call(renewPushSubscription, {}, { base: apiBase, body })).ok
  } finally {
    await changePushDevice((now) => now && { ...now, isSent })
  }
}
