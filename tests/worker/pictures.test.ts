import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerMessage } from '#offline/later/worker-messages.ts'
import { openStore } from '#offline/stores.ts'
import { answer, cachePicture, evict, otherSizes, widerOnes } from '#worker/pictures.ts'

// A page has no worker clients, so the messages are recorded.
const sentKinds: WorkerMessage['kind'][] = []
vi.stubGlobal('clients', {
  matchAll: async () => [{ postMessage: ({ kind }: WorkerMessage) => sentKinds.push(kind) }],
})
const index = openStore<{ bytes: number; usedAt: number }>('pictures')
const at = (file: string) => `${location.origin}/media/1/shoe/${file}`
const picture = (bytes: number) => new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/avif' } })
let cache: Cache
const work: Promise<unknown>[] = []
const request = async (address: string) => {
  const event = Object.assign(new Event('fetch'), { waitUntil: (promise: Promise<unknown>) => void work.push(promise) })
  const response = await answer({ request: new Request(address), event })
  await Promise.all(work.splice(0))
  return (await response.arrayBuffer()).byteLength
}

beforeEach(async () => {
  await caches.delete('pictures')
  await index.clear()
  cache = await caches.open('pictures')
  sentKinds.length = 0
})
afterEach(() => vi.restoreAllMocks())

test('product#offline: the other sizes of a picture are listed from large to small', () => {
  expect(otherSizes('/media/1/x/320.avif')).toEqual(
    ['512.avif', '512.webp', '320.webp', '160.avif', '160.webp'].map((file) => `/media/1/x/${file}`),
  )
  expect(otherSizes('/flags/lk.svg')).toEqual([])
})

test('product#offline: a saved picture comes first, else the network, whose picture is saved; refused pictures are not', async () => {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => picture(5))
  expect(await request(at('320.avif'))).toBe(5)
  expect(await request(at('320.avif'))).toBe(5)
  expect(network).toHaveBeenCalledTimes(1)
  expect(await index.read(at('320.avif'))).toMatchObject({ bytes: 5 })
  network.mockImplementation(async () => new Response('no', { status: 404 }))
  await request(at('160.avif'))
  expect(await cache.match(at('160.avif'))).toBeUndefined()
})

test('product#offline: data saver: a saved wider picture of the same format is used before the network', async () => {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => picture(5))
  expect(widerOnes('/media/1/x/160.avif')).toEqual(['/media/1/x/320.avif', '/media/1/x/512.avif'])
  expect(widerOnes('/flags/lk.svg')).toEqual([])
  await cachePicture(cache, at('320.avif'), picture(32))
  expect(await request(at('160.avif'))).toBe(32)
  expect(network).not.toHaveBeenCalled()
  expect(await request(at('512.avif'))).toBe(5)
  expect(await request(at('160.webp'))).toBe(5)
  expect(network).toHaveBeenCalledTimes(2)
})

test('product#offline: without a network any saved width is used, the largest first', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(request(at('320.avif'))).rejects.toThrow('Failed to fetch')
  await cachePicture(cache, at('160.webp'), picture(16))
  expect(await request(at('320.avif'))).toBe(16)
  await cachePicture(cache, at('512.avif'), picture(51))
  expect(await request(at('320.avif'))).toBe(51)
})

test('quality#offline: bounded in bytes: the least recently used pictures are evicted, and no more than needed', async () => {
  for (const [at_, name] of ['a', 'b', 'c', 'd'].entries()) {
    await cachePicture(cache, at(`${name}.avif`), picture(1000))
    await index.write(at(`${name}.avif`), { bytes: 1000, usedAt: name === 'a' ? 99 : at_ })
  }
  await evict(cache, 2_500)
  const left = (await cache.keys()).map(({ url }) => url)
  expect(left.sort()).toEqual([at('a.avif'), at('d.avif')])
  expect((await index.keys()).sort()).toEqual(left)
})

test('quality#offline: bounded in bytes: each life of the worker checks at its first picture, however short it is', async () => {
  await cache.put(at('old.avif'), picture(10))
  await index.write(at('old.avif'), { bytes: 20_000_000, usedAt: 1 })
  await index.write(at('younger.avif'), { bytes: 5_000_000, usedAt: 2 })
  const freshModule = '../../src/worker/pictures.ts?another-life'
  const restarted = (await import(/* @vite-ignore */ freshModule)) as typeof import('#worker/pictures.ts')
  await restarted.cachePicture(cache, at('new.avif'), picture(10))
  expect((await index.keys()).sort()).toEqual([at('new.avif'), at('younger.avif')])
  expect(await cache.match(at('old.avif'))).toBeUndefined()
})

test('product#offline: pictures of offline downloads are never evicted', async () => {
  const downloads = openStore<string[]>('offlineItems')
  await downloads.write(at('mine.avif'), ['a set'])
  for (const [usedAt, name] of ['mine', 'seen', 'later'].entries()) {
    await cachePicture(cache, at(`${name}.avif`), picture(1000))
    await index.write(at(`${name}.avif`), { bytes: 1000, usedAt })
  }
  await evict(cache, 1_000)
  expect((await cache.keys()).map(({ url }) => url).sort()).toEqual([at('later.avif'), at('mine.avif')])
  await downloads.clear()
})

test('quality#offline: a full phone evicts pictures and notifies the page without an exception', async () => {
  await cachePicture(cache, at('old.avif'), picture(13_000_000))
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await cachePicture(cache, at('new.avif'), picture(10))
  expect(sentKinds).toEqual(['storage-full'])
  expect(await cache.match(at('old.avif'))).toBeUndefined()
  expect(await index.keys()).toEqual([])
})
