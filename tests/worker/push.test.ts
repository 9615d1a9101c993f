import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushPayload } from '#contract/push/push-message.ts'
import { type PushSettings, pushTopics } from '#contract/push/push-settings.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { remindersDomain } from '#offline/domains/reminders.ts'
import { phoneOwner } from '#offline/outbox/command.ts'
import { readCommands } from '#offline/outbox/outbox.ts'
import { changePushDevice, readPushDevice } from '#offline/push-device.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { receivePushes } from '#worker/push.ts'
import type { NotificationData } from '#worker/push-actions.ts'
import { sampleToken } from '../support/sample-token.ts'

type Shown = { readonly title: string; readonly options: NotificationOptions & { readonly data: NotificationData } }
const shown: Shown[] = []
const opened: string[] = []
const badges: number[] = []
const network = vi.fn<typeof fetch>()
const subscriptionId = 'a0000000-0000-4000-8000-000000000001'
receivePushes()

const seen = {
  prodId: 7,
  prodName: 'Lamp',
  skuName: 'Red',
  pic: '/media/lamp/{width}.webp',
  price: 12,
  oriPrice: 12,
  priceSymbol: 'Rs.',
  shopId: 3,
  shopName: 'Light',
  stocks: 4,
}
const at = (path: string) => `https://mall.example${path}`
const payload: PushPayload = {
  web_push: 8030,
  notification: {
    title: 'Back in stock',
    body: 'Lamp',
    lang: 'en',
    tag: 'sku-70',
    navigate: at('/products/7'),
    data: { pushId: 5, subscriptionId, sku: { skuId: 70, regionId: 1, added: 'Added to your cart', seen } },
    actions: [
      { action: 'add-to-cart', title: 'Add to cart', navigate: at('/products/7') },
      { action: 'remind', title: 'Remind me tonight', navigate: at('/products/7') },
      { action: 'open', title: 'Track', navigate: at('/ToReceive/logistics?orderNumber=N1') },
    ],
  },
  app_badge: 3,
}

/** Fires an event of the worker; settles with all that the worker waits for. */
async function fire(name: string, fields: object = {}): Promise<void> {
  const waited: Promise<unknown>[] = []
  self.dispatchEvent(
    Object.assign(new Event(name), fields, { waitUntil: (work: Promise<unknown>) => void waited.push(work) }),
  )
  await Promise.all(waited)
}
const push = (text: string | null) =>
  fire('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } })
const click = async (action = '') => {
  const { options } = shown.at(-1) as Shown
  const close = vi.fn()
  await fire('notificationclick', { action, notification: { ...options, close } })
  expect(close).toHaveBeenCalledOnce()
}

beforeEach(async () => {
  for (const list of [shown, opened, badges]) list.length = 0
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('clients', {
    matchAll: async () => [],
    openWindow: async (path: string) => void opened.push(path),
  })
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    setAppBadge: async (count: number) => void badges.push(count),
  })
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: Shown['options']) => {
      if (options.tag === '') throw new TypeError('A notification that replaces another one needs a tag')
      shown.push({ title, options })
    },
    getNotifications: async () => shown,
  })
  network.mockReset()
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  await openStore('outbox').clear()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#push: a message is shown with its buttons and paths, and the badge counts unread notices', async () => {
  await push(JSON.stringify(payload))
  expect(shown).toMatchObject([
    {
      title: 'Back in stock',
      options: {
        body: 'Lamp',
        tag: 'sku-70',
        renotify: true,
        data: { pushId: 5, paths: { '': '/products/7', open: '/ToReceive/logistics?orderNumber=N1' } },
      },
    },
  ])
  expect(badges).toEqual([3])
  // A message for a guest names no number, and leaves the badge as the page has set the badge.
  const { app_badge: _number, ...forGuest } = payload
  await push(JSON.stringify(forGuest))
  expect(shown).toHaveLength(2)
  expect(badges).toEqual([3])
})

test.each([
  ['no payload', null],
  ['text', 'hello'],
  ['null', 'null'],
  ['a number', '7'],
  ['an empty object', '{}'],
  ['a notification without its parts', '{"notification":{"title":"x"}}'],
  ['a broken address', JSON.stringify({ notification: { ...payload.notification, navigate: 'x' } })],
  ['an empty tag', JSON.stringify({ notification: { ...payload.notification, tag: '' } })],
])('product#push: a message with %s still shows a notification, which opens the notices', async (_name, text) => {
  await push(text)
  expect(shown).toHaveLength(1)
  expect(shown[0]?.title).not.toBe('')
  expect(badges).toEqual([])
  await click()
  expect(opened).toEqual(['/notification'])
})

test('product#push: a click on an announcement opens the news among the notices', async () => {
  const notification = { ...payload.notification, navigate: at('/notification#news'), actions: [] }
  await push(JSON.stringify({ ...payload, notification }))
  await click()
  expect(opened).toEqual(['/notification#news'])
})

test('product#push-actions: a click opens the page of the message, a button its own page', async () => {
  await push(JSON.stringify(payload))
  await click()
  await click('open')
  await click('unknown')
  expect(opened).toEqual(['/products/7', '/ToReceive/logistics?orderNumber=N1', '/products/7'])
})

test('product#push-actions: an open tab is focused and opens the path itself; a tab that is silent is loaded', async () => {
  const done: string[] = []
  let isListening = true
  const page = {
    focus: async () => void done.push('focus'),
    navigate: async (path: string) => void done.push(`load ${path}`),
    postMessage: ({ kind, path }: { kind: string; path: string }, [port]: MessagePort[]) => {
      if (isListening) port?.postMessage(null)
      done.push(`${kind} ${path}`)
    },
  }
  vi.stubGlobal('clients', { matchAll: async () => [page], openWindow: async () => void done.push('window') })
  await push(JSON.stringify(payload))
  await click()
  expect(done).toEqual(['focus', 'open-path /products/7'])
  isListening = false
  await click()
  expect(done[2]).toBe('focus')
  expect(new Set(done.slice(3, -1))).toEqual(new Set(['open-path /products/7']))
  expect(done.at(-1)).toBe('load /products/7')
})

test('product#push-actions: a tab that is still starting is asked again until it listens, and is not reloaded', async () => {
  let asked = 0
  const loaded: string[] = []
  const page = {
    focus: async () => undefined,
    navigate: async (path: string) => void loaded.push(path),
    postMessage: (_message: unknown, [port]: MessagePort[]) => {
      asked += 1
      if (asked === 6) port?.postMessage(null)
    },
  }
  vi.stubGlobal('clients', { matchAll: async () => [page] })
  await push(JSON.stringify(payload))
  await click()
  expect(asked).toBe(6)
  expect(loaded).toEqual([])
})

test('product#push-actions: Remind me tonight is kept offline, and sent once with the time of the tap', async () => {
  await push(JSON.stringify(payload))
  await click('remind')
  const [pending] = await readCommands(remindersDomain, phoneOwner)
  expect(pending).toMatchObject({ state: 'sent', input: { pushId: 5, subscriptionId } })
  network.mockResolvedValue(new Response(null, { status: 204 }))
  await push(
    JSON.stringify({ ...payload, notification: { ...payload.notification, data: { pushId: 6, subscriptionId } } }),
  )
  await click('remind')
  const bodies = network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as { pushId: number; at: number })
  expect(bodies.map(({ pushId }) => pushId)).toEqual([5, 5, 6])
  expect(bodies[1]?.at).toBe(pending?.at)
  const keys = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(keys[0]).toBe(keys[1])
  expect(await readCommands(remindersDomain, phoneOwner)).toEqual([])
  expect(opened).toEqual([])
})

test('product#push-actions: Add to cart is a command of whoever is signed in, and a notification confirms it', async () => {
  await push(JSON.stringify(payload))
  await click('add-to-cart')
  expect(await readCommands(cartDomain, '')).toMatchObject([
    { regionId: 1, input: { op: 'change', skuId: 70, count: 1 }, seen, state: 'waiting' },
  ])
  expect(shown.at(-1)).toMatchObject({ title: 'Added to your cart', options: { tag: 'sku-70', silent: true } })
  await click()
  expect(opened).toEqual(['/Cart'])

  await openStore('outbox').clear()
  await saveSession(sampleToken)
  await push(JSON.stringify(payload))
  await click('add-to-cart')
  expect(await readCommands(cartDomain, 'u1')).toHaveLength(1)
})

test('product#push: a subscription that the browser replaced is sent to the server, or later by the page', async () => {
  const settings: PushSettings = {
    regionId: 1,
    language: 'en',
    timeZone: 'UTC',
    quietHours: null,
    topics: [...pushTopics],
  }
  const device = { isOn: true, subscriptionId, publicKey: 'key', settings, isSent: true }
  const subscription = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }
  const newSubscription = { toJSON: () => subscription }
  await fire('pushsubscriptionchange', { newSubscription })
  expect(network).not.toHaveBeenCalled()

  await changePushDevice(() => device)
  network.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await fire('pushsubscriptionchange', { newSubscription })
  expect(network.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    body: JSON.stringify({ subscriptionId, subscription }),
  })
  expect(await readPushDevice()).toMatchObject({ isSent: true })

  const subscribe = vi.fn(async () => newSubscription)
  vi.stubGlobal('registration', { pushManager: { subscribe } })
  await fire('pushsubscriptionchange')
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' })
  expect(await readPushDevice()).toMatchObject({ isSent: false })
})
