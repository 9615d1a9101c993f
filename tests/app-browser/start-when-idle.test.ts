import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FirstView } from '#cache/first-view.ts'
import { startWhenIdle, whenIdle } from '#shell/start-when-idle.ts'

const view: FirstView = {
  ...{ regionId: 7, lang: 'en', timeZone: 'UTC', savesData: false, at: 0 },
  ...{ path: '/', isMissing: false, queries: [] },
}
const router = (): AnyRouter => {
  const context = { market: { regionId: 7, lang: 'en' } }
  const history = createMemoryHistory({ initialEntries: ['/'] })
  return createRouter({ routeTree: createRootRoute(), history, context } as object) as AnyRouter
}
const network = vi.fn(async (_path: string) => new Response('[]'))
const isTreeFetched = () => network.mock.calls.some(([path]) => path.startsWith('/api/category/tree'))
const register = vi.fn<ServiceWorkerContainer['register']>()

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  // Without a build there is no worker, which the page then does not ask for.
  vi.stubEnv('PROD', true)
  network.mockClear()
  register.mockReset().mockRejectedValue(new DOMException('Workers are forbidden', 'SecurityError'))
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation(register)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(new Promise(() => {}))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('product#offline: a browser that refuses the worker fetches the categories ahead all the same', async () => {
  startWhenIdle(new QueryClient(), router(), view)
  await vi.waitFor(() => expect(isTreeFetched()).toBe(true), { timeout: 10_000 })
  expect(register).toHaveBeenCalledOnce()
})

test('product#offline: a step that fails keeps no other step from its work, and nothing is started twice', async () => {
  const client = new QueryClient()
  vi.spyOn(client, 'getQueryCache').mockImplementationOnce(() => {
    throw new Error('The first view cannot be read')
  })
  startWhenIdle(client, router(), view)
  await vi.waitFor(() => expect(isTreeFetched()).toBe(true), { timeout: 10_000 })
  dispatchEvent(new Event('online'))
  for (let nth = 0; nth < 3; nth += 1) await new Promise<void>(whenIdle)
  expect(register).toHaveBeenCalledOnce()
})
