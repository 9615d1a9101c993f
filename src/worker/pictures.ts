import * as v from 'valibot'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { pictureFormats, pictureWidths } from '#contract/product/product.ts'
import { pageMessage } from '#offline/later/worker-messages.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { notifyPages, scope } from './scope.ts'

/** Bytes of cached pictures: a median card picture has 3.6 kB, so this is some 6,000 pictures. */
const maxPictureBytes = 24_000_000

type CachedPicture = { bytes: number; usedAt: number }
const index = openStore<CachedPicture>('pictures')
/** Pictures of offline downloads, by address. They are deleted only with their download, never to make room. */
const downloaded = openStore<string[]>('offlineItems')

/**
 * Serves pictures: a cached copy of this or a greater width first, then the network, then any other cached width or
 * format.
 */
export function servePictures(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), answer)
  scope.addEventListener('message', (event) => {
    const message = v.safeParse(pageMessage, event.data)
    if (message.success && message.output.kind === 'keep-shown')
      event.waitUntil(cacheAll(message.output.addresses.filter(isPicture)))
  })
}

/** Pictures of the mall, and `uploads`: the photographs of shoppers, such as those of pre-loved items and reviews. */
export const isPicture = (address: string) =>
  /^\/(media|uploads|flags|icons)\//.test(new URL(address, scope.location.origin).pathname)

/**
 * Caches pictures that the page has shown already. The browser's HTTP cache still has them, so this costs no traffic.
 */
async function cacheAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  for (const address of addresses) {
    if (await cache.match(address)) continue
    const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
    if (response?.ok) await cachePicture(cache, response.url, response)
  }
}

/**
 * Answers a request for a picture: from the cache at this or a greater width, else from the network, else from the cache
 * at any other width or format. Throws if all of these fail.
 */
export async function answer({
  request,
  event,
}: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>): Promise<Response> {
  const cache = await caches.open(cacheNames.pictures)
  // A cached greater width costs no traffic; under data saver, pictures seen before are cached that way.
  for (const address of [request.url, ...widerOnes(request.url)]) {
    const saved = await cache.match(address)
    if (!saved) continue
    event.waitUntil(recordUse(address, saved))
    return saved
  }
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(cachePicture(cache, request.url, response.clone()))
    return response
  } catch (error) {
    for (const address of otherSizes(request.url)) {
      const other = await cache.match(address)
      if (other) return other
    }
    throw error
  }
}

/** The addresses of the same picture and format at every greater width, in ascending order. */
export function widerOnes(address: string): string[] {
  const [, start, width, end] = /^(.*\/)(\d+)(\.(?:avif|webp))$/.exec(address) ?? []
  return pictureWidths.filter((one) => one > Number(width)).map((one) => `${start}${one}${end}`)
}

/** The addresses of the same picture at every other width and in the other format, in descending order. */
export function otherSizes(address: string): string[] {
  const match = /^(.*\/)\d+\.(?:avif|webp)$/.exec(address)
  if (!match) return []
  const widths = [...pictureWidths].sort((a, b) => b - a)
  return widths
    .flatMap((width) => pictureFormats.map((format) => `${match[1]}${width}.${format}`))
    .filter((one) => one !== address)
}

/** Caches a picture; false where the device has no room, even after deleting others. */
export async function cachePicture(cache: Cache, address: string, response: Response): Promise<boolean> {
  const body = await response.clone().arrayBuffer()
  const again = response.clone()
  try {
    await cache.put(address, response)
  } catch {
    // The storage is full: half of the pictures make room, and the pages get a message.
    await evict(cache, maxPictureBytes / 2)
    await notifyPages({ kind: 'storage-full' })
    const fits = await cache.put(address, again).then(
      () => true,
      () => false,
    )
    if (!fits) return false
  }
  await index.write(address, { bytes: body.byteLength, usedAt: Date.now() })
  // The first write of each worker life cleans up as well: a worker that ends after 49 writes would never do so.
  if (writeCount % 50 === 0) await evict(cache, maxPictureBytes)
  writeCount += 1
  return true
}
let writeCount = 0

const day = 24 * 3600 * 1000

async function recordUse(address: string, saved: Response): Promise<void> {
  const cached = await index.read(address)
  if (cached && Date.now() - cached.usedAt < day) return
  const bytes = cached?.bytes ?? Number(saved.headers.get('Content-Length') ?? 5000)
  await index.write(address, { bytes, usedAt: Date.now() })
}

/** Deletes the least recently used pictures until at most `bytes` remain. Pictures of offline downloads stay. */
export async function evict(cache: Cache, bytes: number): Promise<void> {
  const staying = new Set(await downloaded.keys())
  const addresses = (await index.keys()).filter((address) => !staying.has(address))
  const records = await index.readMany(addresses)
  const cached = addresses.map((address, at) => ({ address, ...(records[at] ?? { bytes: 0, usedAt: 0 }) }))
  let total = cached.reduce((sum, one) => sum + one.bytes, 0)
  const gone: string[] = []
  for (const one of cached.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= bytes) break
    total -= one.bytes
    gone.push(one.address)
    await cache.delete(one.address)
  }
  await index.removeMany(gone)
}

/** The bytes of a cached picture; null where it is not cached. */
export async function cachedBytes(cache: Cache, address: string): Promise<number | null> {
  const saved = await cache.match(address)
  if (!saved) return null
  return (await index.read(address))?.bytes ?? (await saved.arrayBuffer()).byteLength
}

/** Deletes these pictures. */
export async function deletePictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  for (const address of addresses) await cache.delete(address)
  await index.removeMany([...addresses])
}
