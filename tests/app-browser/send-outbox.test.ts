import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CartChange, cartVersionHeader } from '#contract/cart/cart.ts'
import { remindTonight } from '#contract/push/push-renewal.ts'
import { startPush } from '#features/push/send-device.ts'
import { readPendingMessages, submitMessage } from '#offline/contact.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { remindersDomain } from '#offline/domains/reminders.ts'
import { syncTag } from '#offline/later/worker-messages.ts'
import { phoneOwner } from '#offline/outbox/command.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { clearSession } from '#offline/session.ts'
import { laterLocalKeys } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { enter } from '#session/session.ts'
import { noteGuestSends } from '#sync/later/guest-sends.ts'
import { replayOutbox, startOutbox } from '#sync/send-outbox.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const message = {
  shopper: '',
  regionId: 7,
  at: 1,
  topic: 'other',
  name: 'Ama',
  mail: 'ama@example.com',
  content: 'Hello',
  lang: 'en',
} as const

// Other test files write into the same browser.
beforeEach(async () => {
  await clearSession()
  await openStore('outbox').clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('product#contact: the page of a guest sends a message where one waits, and then knows that none waits', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', asked)
  await submitMessage(message)
  await replayOutbox()
  expect(asked).not.toHaveBeenCalled()
  noteGuestSends()
  await replayOutbox()
  expect(asked).toHaveBeenCalledOnce()
  expect(localStorage.getItem(laterLocalKeys.guestSends)).toBeNull()
  expect(await readPendingMessages('')).toEqual([])
})

test('product#offline: unanswered commands are left to background sync; after a 401 in the worker the page sends them', async () => {
  let isShopUp = false
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!isShopUp) throw new TypeError('Failed to fetch')
    // The server's clock, requested before a replay.
    if (path.endsWith('/prodCount')) return new Response('0')
    const changes = JSON.parse(String(init?.body)) as CartChange[]
    return new Response(
      JSON.stringify({ outcomes: changes.map(({ key }) => ({ key, outcome: 'done', now: 1 })), cart: [] }),
      { headers: { [cartVersionHeader]: '1' } },
    )
  })
  const register = vi.fn(async () => {})
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    Object.create(ServiceWorkerRegistration.prototype, { sync: { value: { register } } }),
  )
  await enter(token)
  await append(cartDomain, {
    shopper: 'u1',
    regionId: 7,
    input: { op: 'change', skuId: 1, count: 1 },
    at: Date.now(),
  })
  startOutbox(async () => {})
  await vi.waitFor(() => expect(register.mock.calls).toEqual([[syncTag]]))
  expect((await readCommands(cartDomain, 'u1')).map(({ state }) => state)).toEqual(['sent'])

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(register.mock.calls).toEqual([[syncTag], [syncTag]]))

  isShopUp = true
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'outbox-paused' } }))
  await vi.waitFor(async () => expect(await readCommands(cartDomain, 'u1')).toEqual([]))
})

test('product#contact: a message that a guest writes at the end of a replay is sent, too', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', asked)
  let next: Promise<void> | undefined
  startOutbox(async () => {
    // The replay has read the outbox for the last time, and has not deleted its note.
    if (next) return
    await submitMessage({ ...message, at: 2, content: 'One more question' })
    noteGuestSends()
    next = replayOutbox()
  })
  await submitMessage(message)
  noteGuestSends()
  await replayOutbox()
  await next
  expect(asked).toHaveBeenCalledTimes(2)
  expect(await readPendingMessages('')).toEqual([])
  expect(localStorage.getItem(laterLocalKeys.guestSends)).toBeNull()
})

test("product#push-actions: a reminder that the worker could not send leaves with the next page of a guest's device", async () => {
  const network = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', network)
  await append(remindersDomain, {
    shopper: phoneOwner,
    regionId: 0,
    at: Date.now(),
    input: { subscriptionId: 'a', pushId: 1 },
  })
  startPush()
  await vi.waitFor(async () => expect(await readCommands(remindersDomain, phoneOwner)).toEqual([]))
  expect(network.mock.calls.map(([path]) => path)).toContain(`/api${remindTonight.path}`)
})
