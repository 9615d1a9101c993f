import { afterEach, expect, test, vi } from 'vitest'
import { followPrices } from '#contract/push/push-prices.ts'
import { pushCall } from '#features/push/push-call.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { logoutsDomain } from '#offline/domains/logouts.ts'
import { phoneOwner } from '#offline/outbox/command.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { clearSession, readSession, saveSession } from '#offline/session.ts'
import { laterLocalKeys } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { finishEnding, noteEnding } from '#session/forget-session.ts'
import { enter, startSession } from '#session/session.ts'
import { hasSession } from '#session/shopper.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const drafts = openStore<unknown>('drafts')
const outbox = openStore<unknown>('outbox')
const searches = openStore<string[]>('searches')
const noteOf = (name: 'ending' | 'guestSends') => localStorage.getItem(laterLocalKeys[name])

/** The data of a shopper and of another one whose session was lost before. */
async function useShop(): Promise<void> {
  for (const userId of ['u1', 'u2']) {
    await drafts.write(`${userId} address`, {})
    await append(cartDomain, { shopper: userId, regionId: 5, input: { op: 'remove', skuId: 7 }, at: 1 })
    await outbox.write(`cart ${userId} 5`, {})
  }
}
const left = async (userId: string) => [
  (await drafts.keys()).filter((key) => key.startsWith(userId)).length,
  (await readCommands(cartDomain, userId)).length,
  (await outbox.keys()).filter((key) => key.startsWith(`cart ${userId}`)).length,
]

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  await clearSession()
  for (const store of [drafts, outbox, searches]) await store.clear()
})

test('product#logout: recent searches stay for the shopper whose session was lost, and not for another one', async () => {
  localStorage.setItem(laterLocalKeys.lostBy, 'u1')
  await searches.write('recent', ['lamp'])
  await enter(token)
  expect(await searches.keys()).toEqual(['recent'])
  await clearSession()
  await enter({ ...token, userId: 'u2' })
  expect(await searches.keys()).toEqual([])
})

test('product#logout: a logout that was interrupted is finished: data, notifications, and the token in a command', async () => {
  const close = vi.fn()
  const getNotifications = { value: async () => [{ close }, { close }] }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    Object.create(ServiceWorkerRegistration.prototype, { getNotifications }),
  )
  await useShop()
  await saveSession(token)
  noteEnding('left', 'u1')
  expect(await finishEnding()).toBe(true)
  expect([await readSession(), hasSession(), noteOf('ending')]).toEqual([null, false, null])
  expect([await left('u1'), await left('u2')]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ])
  const logouts = await readCommands(logoutsDomain, phoneOwner)
  expect(logouts).toMatchObject([{ input: { access_token: 'word', refresh_token: 'next' } }])
  // The page of a guest sends the command.
  expect(noteOf('guestSends')).not.toBeNull()
  expect(close).toHaveBeenCalledTimes(2)
  expect(await finishEnding()).toBe(false)
})

test('product#session-loss: a loss that was interrupted is finished: unsent work stays, and nothing is sent', async () => {
  await useShop()
  await saveSession(token)
  noteEnding('lost', 'u1')
  expect(await finishEnding()).toBe(true)
  expect([await readSession(), noteOf('ending'), noteOf('guestSends')]).toEqual([null, null, null])
  expect(await left('u1')).toEqual([1, 1, 0])
  expect(await readCommands(logoutsDomain, phoneOwner)).toEqual([])
})

test('product#logout: a login finishes an interrupted logout first, so that no later start ends the new session', async () => {
  await useShop()
  await saveSession(token)
  noteEnding('left', 'u1')
  await enter({ ...token, userId: 'u2' })
  expect([await left('u1'), noteOf('ending')]).toEqual([[0, 0, 0], null])
  expect(await finishEnding()).toBe(false)
  expect((await readSession())?.token.userId).toBe('u2')
})

test('product#logout: a start that read the session before another tab ended it does not bring the shopper back', async () => {
  await enter(token)
  await openStore<unknown>('session').write('now', { token, endsAt: Date.now() + 1_000 })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The renewal waits, while the other tab deletes the record.
  await new Promise<void>((granted) => {
    void navigator.locks.request('nelu-renewing', () => {
      granted()
      return held
    })
  })
  const started = startSession()
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
  await openStore('session').clear()
  release()
  await started
  expect([hasSession(), localStorage.getItem('nelu.shopper')]).toEqual([false, null])
})

test("product#push: a guest's call never has the token of a shopper whose logout is not finished", async () => {
  const network = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', network)
  const tokens = () => network.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'))
  await enter(token)
  await pushCall(followPrices, { subscriptionId: 'a', prodIds: [], skuIds: [] })
  localStorage.removeItem('nelu.shopper')
  await pushCall(followPrices, { subscriptionId: 'a', prodIds: [], skuIds: [] })
  expect(tokens()).toEqual(['Bearer word', null])
})
