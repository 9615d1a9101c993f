import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CartChange, cartVersionHeader } from '#contract/cart/cart.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { syncTag, type WorkerMessage } from '#offline/later/worker-messages.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sendWhenSynced } from '#worker/sync.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const network = vi.fn<typeof fetch>()
const sentKinds: WorkerMessage['kind'][] = []
sendWhenSynced()

/** Fires a `sync` event; settles as the worker's promise does. */
async function sync(tag: string = syncTag): Promise<unknown> {
  const waited: Promise<unknown>[] = []
  self.dispatchEvent(
    Object.assign(new Event('sync'), { tag, waitUntil: (work: Promise<unknown>) => void waited.push(work) }),
  )
  return Promise.all(waited)
}

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('clients', {
    matchAll: async () => [{ postMessage: ({ kind }: WorkerMessage) => sentKinds.push(kind) }],
  })
  sentKinds.length = 0
  network.mockReset()
  network.mockImplementation(async (path, init) => {
    // The server's clock, requested before a replay.
    if (String(path).endsWith('/prodCount')) return new Response('0')
    const changes = JSON.parse(String(init?.body)) as CartChange[]
    return new Response(
      JSON.stringify({ outcomes: changes.map(({ key }) => ({ key, outcome: 'done', now: 1 })), cart: [] }),
      { headers: { [cartVersionHeader]: '1' } },
    )
  })
  await openStore('outbox').clear()
  await saveSession(token)
  await append(cartDomain, { shopper: 'u1', regionId: 7, input: { op: 'change', skuId: 1, count: 1 }, at: 1 })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#cart: the worker sends pending commands when the network is back, and notifies the pages', async () => {
  await sync('something-else')
  expect(network).not.toHaveBeenCalled()
  await sync()
  expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer word', Region: '7' })
  expect(await readCommands(cartDomain, 'u1')).toEqual([])
  expect(sentKinds).toEqual(['outbox-changed'])
})

test('product#cart: without an answer another background sync is requested', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(sync()).rejects.toThrow()
  await sync()
  expect(await readCommands(cartDomain, 'u1')).toEqual([])
})

test('product#session-loss: a 401 in the worker pauses, keeps every command and is reported to the pages', async () => {
  const refused = async () => new Response('{"desc":"Please log in.","code":"NOT_SIGNED_IN"}', { status: 401 })
  // The call and the renewal of its token.
  network.mockImplementationOnce(refused).mockImplementationOnce(refused)
  await sync()
  expect((await readCommands(cartDomain, 'u1')).map(({ state }) => state)).toEqual(['sent'])
  expect(sentKinds).toEqual(['outbox-changed', 'outbox-paused'])
})
