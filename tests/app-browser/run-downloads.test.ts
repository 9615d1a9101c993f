import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endDownloads } from '#cache/later/end-downloads.ts'
import { type DownloadableList, idOfList } from '#cache/offline-downloads/download.ts'
import { downloads } from '#cache/offline-downloads/download-store.ts'
import { startDownload } from '#cache/offline-downloads/run-downloads.ts'
import type { PictureDownload } from '#offline/later/worker-messages.ts'
import { lockNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'

const stored = openStore<{ state: string; pagesDone: number }>('offlineDownloads')
const list: DownloadableList = {
  query: { categoryId: 3 },
  place: { regionId: 7, lang: 'en' },
  label: 'Lamps',
  href: '/lamps/3',
}
const items = openStore<string[]>('offlineItems')
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
  await items.clear()
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
  const askedAt: number[] = []
  const answerWith = (answer: (path: string) => Response) => (path: string) => {
    askedAt.push(Date.now())
    return answer(path)
  }
  server
    .mockImplementation(answerWith(page))
    .mockImplementationOnce(answerWith(page))
    .mockImplementationOnce(answerWith(() => busy(429)))
    .mockImplementationOnce(answerWith(() => busy(503)))
  await startDownload(list, weight)
  await vi.waitFor(() => expect(stateNow()).toBe('waiting'))
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(stateNow()).toBe('done')
    },
    { timeout: 30_000, interval: 5 },
  )
  expect(pagesAsked()).toEqual(['1', '2', '2', '2'])
  const [, second = 0, third = 0, fourth = 0] = askedAt
  expect(third - second, 'after 429').toBeGreaterThanOrEqual(60_000)
  expect(fourth - third, 'after 503').toBeGreaterThanOrEqual(60_000)
  expect(await stored.read(id)).toMatchObject({ state: 'done', pagesDone: 2 })
})

test('product#offline-downloads: a download that the server refuses stops', async () => {
  server.mockImplementation(() => new Response(JSON.stringify({ desc: '', code: 'UNKNOWN_REGION' }), { status: 400 }))
  await startDownload(list, weight)
  await vi.waitFor(() => expect(stateNow()).toBe('stopped'))
})

/** Starts the download, and holds the answer of the second page until `meanwhile` is over; then waits for the end. */
async function downloadWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  server.mockImplementationOnce(page).mockImplementationOnce(async (path) => {
    await isReleased
    return page(path)
  })
  await startDownload(list, weight)
  await vi.waitFor(() => expect(pagesAsked()).toEqual(['1', '2']))
  await meanwhile()
  release()
  // The download has the lock until its end.
  await navigator.locks.request(lockNames.download, async () => {})
}

test('product#offline-downloads: a download that another tab stops stays stopped, with its pages so far', async () => {
  await downloadWhile(() => stored.change(id, (now) => now && { ...now, state: 'stopped' }))
  expect(await stored.read(id)).toMatchObject({ state: 'stopped', pagesDone: 1 })
  await vi.waitFor(() => expect(stateNow()).toBe('stopped'))
  expect(pagesAsked()).toEqual(['1', '2'])
})

test('product#offline-downloads: a download that another tab deletes stays deleted, and holds nothing', async () => {
  await downloadWhile(() => stored.remove(id))
  expect([await stored.keys(), await items.keys()]).toEqual([[], []])
  await vi.waitFor(() => expect(stateNow()).toBeUndefined())
})

test('product#offline-downloads: a download that another tab starts again begins with its first page', async () => {
  await downloadWhile(() => stored.change(id, (now) => now && { ...now, pagesDone: 0 }))
  expect(pagesAsked()).toEqual(['1', '2', '1', '2'])
  expect(await stored.read(id)).toMatchObject({ state: 'done', pagesDone: 2 })
})

// The last test of this file, because the page downloads nothing afterwards.
test('product#logout: a download of this page stores nothing after the logout', async () => {
  await downloadWhile(async () => {
    endDownloads()
    await Promise.all([stored, items].map((store) => store.clear()))
  })
  expect([await stored.keys(), await items.keys()]).toEqual([[], []])
  expect(pagesAsked()).toEqual(['1', '2'])
})
