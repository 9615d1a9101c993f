import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { readPushDevice } from '#contract/push/push-subscription.ts'
import type { PushDevice } from '#offline/push-device.ts'
import { mallAddress } from '../mall-test.ts'

/**
 * The person's answer to the browser's question; `default` closes the question without an answer. `unreachable`: the
 * person allows notifications, but the browser does not reach its push service.
 */
export type BrowserAnswer = NotificationPermission | 'unreachable'

type Given = { endpoint: string; keys: { p256dh: string; auth: string }; answer: BrowserAnswer }

/**
 * Replaces the browser's permission and push service, which no test can reach, by a permission that the given answer
 * decides, and by a subscription with real keys. Both outlive a reload, as in a browser.
 */
export async function stubPush(context: BrowserContext, answer: BrowserAnswer): Promise<void> {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') }
  await context.addInitScript(replacePush, {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys,
    answer,
  })
}

/** Runs in the page before its own code, so it must not use anything outside of itself. */
function replacePush({ endpoint, keys, answer }: Given): void {
  const read = (name: string) => localStorage.getItem(`test.push.${name}`)
  const write = (name: string, value: string) => localStorage.setItem(`test.push.${name}`, value)
  Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' })
  Notification.requestPermission = async () => {
    const permission = (read('permission') ?? 'default') as NotificationPermission
    if (permission !== 'default') return permission
    write('questions', String(Number(read('questions')) + 1))
    const next = answer === 'unreachable' ? 'granted' : answer
    write('permission', next)
    return next
  }
  const subscription = (key: string) => {
    const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const address = `${endpoint}-${read('round') ?? 0}`
    return {
      endpoint: address,
      options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint: address, expirationTime: null, keys }),
      unsubscribe: async () => {
        localStorage.removeItem('test.push.key')
        write('round', String(Number(read('round')) + 1))
        return true
      },
    }
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = read('key')
      return key === null ? null : subscription(key)
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (answer === 'unreachable') throw new DOMException('Registration failed - push service error', 'AbortError')
      write('key', applicationServerKey)
      return subscription(applicationServerKey)
    },
  })
}

/** How often the browser asked the person for the permission. */
export const questions = (page: Page): Promise<number> =>
  page.evaluate(() => Number(localStorage.getItem('test.push.questions')))

/** Changes the permission as the browser's own settings do, and returns to the page. */
export async function setPermission(page: Page, permission: NotificationPermission): Promise<void> {
  await page.evaluate((next) => {
    localStorage.setItem('test.push.permission', next)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, permission)
}

/** Gives the device another subscription, the nth, as a browser does; `isDropped`: the page has to subscribe again. */
export const replaceSubscription = (page: Page, round: number, isDropped: boolean): Promise<void> =>
  page.evaluate(
    ([nth, isGone]) => {
      localStorage.setItem('test.push.round', String(nth))
      if (isGone) localStorage.removeItem('test.push.key')
    },
    [round, isDropped] as const,
  )

async function callAboutDevice(path: string, method: string, subscriptionId: string | undefined, token?: string) {
  const response = await fetch(`${process.env[mallAddress]}/api/push/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ subscriptionId }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response
}

/** The settings that the server stores for a device, and the watches of the device and of the token's account. */
export async function deviceOnServer(
  subscriptionId: string | undefined,
  token?: string,
): Promise<ReplyOf<typeof readPushDevice>> {
  const response = await callAboutDevice('device', 'POST', subscriptionId, token)
  return (await response.json()) as ReplyOf<typeof readPushDevice>
}

/** Removes a device on the server, as the server does when the push service no longer knows the subscription. */
export const removeOnServer = async (subscriptionId: string): Promise<void> =>
  void (await callAboutDevice('subscription', 'DELETE', subscriptionId))

/** The record of this device's push subscription, as the page stores it. */
type StoredDevice = Pick<PushDevice, 'subscriptionId' | 'endpoint' | 'followed'>

/** Reads what the page has stored about its push subscription; undefined before notifications are turned on. */
export const storedDeviceOf = (page: Page): Promise<StoredDevice | undefined> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('nelu-settings')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('IndexedDB cannot open the settings'))
    })
    const record = await new Promise<StoredDevice | undefined>((resolve, reject) => {
      const reading = database.transaction('records').objectStore('records').get('push')
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(new Error('IndexedDB cannot read the settings'))
    })
    database.close()
    return record
  })

/** The secret id of this device, as the page stores it; undefined where the server knows no subscription. */
export const subscriptionIdOf = async (page: Page): Promise<string | undefined> =>
  (await storedDeviceOf(page))?.subscriptionId
