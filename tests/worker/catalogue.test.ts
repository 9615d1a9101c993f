import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveCatalogue } from '#worker/catalogue.ts'

const network = vi.fn<typeof fetch>()
const messages: unknown[] = []
// The parts of a worker that a page lacks.
for (const name of ['ExtendableEvent', 'FetchEvent']) vi.stubGlobal(name, Event)
vi.stubGlobal('clients', { matchAll: async () => [{ postMessage: (message: unknown) => messages.push(message) }] })
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
serveCatalogue()

/** Makes a request as a page does; undefined where the worker leaves the request to the network. */
async function ask(path: string): Promise<Response | undefined> {
  const waited: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  const request = new Request(path, { headers: { 'Time-Zone': 'UTC' } })
  self.dispatchEvent(
    Object.assign(new Event('fetch'), {
      request,
      waitUntil: (work: Promise<unknown>) => void waited.push(work),
      respondWith: (given: Promise<Response>) => void (answer = given),
    }),
  )
  const response = await answer
  await Promise.all(waited)
  return response
}
const answers = (body: string, status = 200) =>
  network.mockImplementation(async () => new Response(body, { status, headers: { Vary: 'Time-Zone', ETag: body } }))
const updates = () => messages.filter((message) => (message as { kind: string }).kind === 'catalogue-updated')

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  await caches.delete('catalogue')
  messages.length = 0
})
afterEach(() => network.mockReset())

test('product#offline: a cached answer comes at once, and the page is told of a newer one', async () => {
  answers('old')
  await ask('/api/prod/prodInfo?prodId=7')
  answers('new')
  expect(await (await ask('/api/prod/prodInfo?prodId=7'))?.text()).toBe('old')
  expect(updates()).toEqual([{ kind: 'catalogue-updated', path: '/prod/prodInfo?prodId=7' }])
  expect(await (await ask('/api/prod/prodInfo?prodId=7'))?.text()).toBe('new')
})

test('product#withdrawn-content: what the mall has withdrawn is deleted from the cache, and the page is told once', async () => {
  answers('lamp')
  await ask('/api/prod/prodInfo?prodId=7')
  answers('gone', 404)
  await ask('/api/prod/prodInfo?prodId=7')
  expect(updates()).toEqual([{ kind: 'catalogue-updated', path: '/prod/prodInfo?prodId=7' }])
  expect((await ask('/api/prod/prodInfo?prodId=7'))?.status).toBe(404)
  expect(updates()).toHaveLength(1)
})

test('product#offline: an answer of a mall in trouble leaves the cached one', async () => {
  answers('lamp')
  await ask('/api/prod/prodInfo?prodId=7')
  answers('busy', 503)
  await ask('/api/prod/prodInfo?prodId=7')
  expect(await (await ask('/api/prod/prodInfo?prodId=7'))?.text()).toBe('lamp')
})

test.each([
  '/api/p/user/info',
  '/api/geo',
  '/api/groceryList/shared/abc?lang=en',
  '/api/groupBuy/7?lang=en',
  '/api/groupBuy/team/9?lang=en',
  '/api/push/publicKey',
  '/api/pay/settings',
  '/api/mall/signIn',
])('product#privacy: personal and live answers are left to the network: %s', async (path) => {
  expect(await ask(path)).toBeUndefined()
  expect(network).not.toHaveBeenCalled()
})

test.each([
  '/api/delivery/cart?lines=1201x2&regionId=7',
  '/api/voucher/cart?lines=1201x2&regionId=7',
  '/api/groceryList/cards?items=77x1201',
  '/api/groceryList/costs?items=s1201x2',
  '/api/installment/plans?amount=100&regionId=7',
  '/api/search/suggest/keyword?keyword=la',
])('product#offline: an answer that is asked for once does not displace the catalogue: %s', async (path) => {
  expect(await ask(path)).toBeUndefined()
  expect(network).not.toHaveBeenCalled()
})

test.each([
  '/api/delivery/estimate?skuId=7',
  '/api/voucher/page?regionId=7',
  '/api/pre-loved/item?itemId=1',
  '/api/preloved',
])('product#offline: other open answers are cached: %s', async (path) => {
  answers('open')
  expect(await (await ask(path))?.text()).toBe('open')
})
