import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DownloadableList, idOfList } from '#cache/offline-downloads/download.ts'
import { downloads } from '#cache/offline-downloads/download-store.ts'
import { startDownload } from '#cache/offline-downloads/run-downloads.ts'
import type { PictureDownload } from '#offline/later/messages.ts'
import { openStore } from '#offline/stores.ts'

const stored = openStore<{ state: string; pagesDone: number }>('offlineDownloads')
const list: DownloadableList = {
  query: { categoryId: 3 },
  place: { regionId: 7, lang: 'en' },
  label: 'Lamps',
  href: '/lamps/3',
}
const id = idOfList(list)
const weight = { items: 40, bytes: 1_000 }
const stateNow = () => downloads.state?.find((download) => download.id === id)?.state

/** Answers the requests of downloads; by default a list of two pages without products. */
const server = vi.fn<(path: string) => Response | Promise<Response>>()
const page = (path: string): Response =>
  Response.json({
    list: {
      scrollId: null,
      current: Number(new URLSearchParams(path.split('?')[1]).get('pageNumber')),
      size: 20,
      pages: 2,
      total: 40,
      records: [],
      shops: [],
      facets: { categories: [], brands: [], attrs: [], placesOfOrigin: [], price: { min: 0, max: 0 } },
    },
    products: [],
    shops: [],
  })
const busy = (status: number) =>
  new Response(JSON.stringify({ desc: 'Busy', code: 'BUSY' }), { status, headers: { 'Retry-After': '60' } })
const pagesAsked = () => server.mock.calls.map(([path]) => new URLSearchParams(path.split('?')[1]).get('pageNumber'))

/** A worker that stores every picture. */
const active = {
  postMessage: (_message: unknown, [port]: [MessagePort]) =>
    port.postMessage({ bytes: 0, trouble: null } satisfies PictureDownload),
}

beforeEach(async () => {
  await stored.clear()
  server.mockReset().mockImplementation(page)
  vi.stubGlobal('fetch', async (path: string) => server(path))
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    Object.create(ServiceWorkerRegistration.prototype, { active: { value: active } }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('product#offline-downloads: a busy server delays a download, which then continues by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  server
    .mockImplementationOnce(page)
    .mockImplementationOnce(() => busy(429))
    .mockImplementationOnce(() => busy(503))
  await startDownload(list, weight)
  await vi.waitFor(() => expect(stateNow()).toBe('waiting'))
  await vi.advanceTimersByTimeAsync(50_000)
  expect(pagesAsked()).toEqual(['1', '2'])
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(pagesAsked()).toEqual(['1', '2', '2']))
  expect(stateNow()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(65_000)
  await vi.waitFor(() => expect(stateNow()).toBe('done'))
  expect(await stored.read(id)).toMatchObject({ state: 'done', pagesDone: 2 })
})

test('product#offline-downloads: a download that the server refuses stops', async () => {
  server.mockImplementation(() => new Response(JSON.stringify({ desc: '', code: 'UNKNOWN_REGION' }), { status: 400 }))
  await startDownload(list, weight)
  await vi.waitFor(() => expect(stateNow()).toBe('stopped'))
})
