import * as v from 'valibot'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { pictureFormats, pictureWidths } from '#contract/product.ts'
import { pageMessage } from '#offline/messages.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { realm, tellPages } from './realm.ts'

/** Bytes of pictures kept on the phone: a median card picture has 3.6 kB, so this is some 6,000 of them. */
export const mostPictureBytes = 24_000_000

type Kept = { bytes: number; usedAt: number }
const index = openStore<Kept>('pictures')
/** What shoppers take along, by address: it goes when they say so, never to make room. */
const taken = openStore<string[]>('takenThings')

/** Pictures: the saved one or a wider one first, then the network, then any other saved width or format before none. */
export function servePictures(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), answer)
  realm.addEventListener('message', (event) => {
    const message = v.safeParse(pageMessage, event.data)
    if (message.success && message.output.kind === 'keep-shown')
      event.waitUntil(keepAll(message.output.addresses.filter(isPicture)))
  })
}

export const isPicture = (address: string) =>
  /^\/(media|flags|icons)\//.test(new URL(address, realm.location.origin).pathname)

/** Keeps pictures that the page has shown already; the browser's own cache still has them, so they cost nothing again. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  for (const address of addresses) {
    if (await cache.match(address)) continue
    const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
    if (response?.ok) await keep(cache, response.url, response)
  }
}

export async function answer({
  request,
  event,
}: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>): Promise<Response> {
  const cache = await caches.open(cacheNames.pictures)
  // A wider one that is saved costs nothing; that is what a shopper who saves data has of every picture seen before.
  for (const address of [request.url, ...widerOnes(request.url)]) {
    const saved = await cache.match(address)
    if (!saved) continue
    event.waitUntil(noteUse(address, saved))
    return saved
  }
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(keep(cache, request.url, response.clone()))
    return response
  } catch (error) {
    for (const address of otherSizes(request.url)) {
      const other = await cache.match(address)
      if (other) return other
    }
    throw error
  }
}

/** The same picture in the same format at every greater width, from small to large. */
export function widerOnes(address: string): string[] {
  const [, start, width, end] = /^(.*\/)(\d+)(\.(?:avif|webp))$/.exec(address) ?? []
  return pictureWidths.filter((one) => one > Number(width)).map((one) => `${start}${one}${end}`)
}

/** The same picture at every other width and in the other format, from large to small. */
export function otherSizes(address: string): string[] {
  const match = /^(.*\/)\d+\.(?:avif|webp)$/.exec(address)
  if (!match) return []
  const widths = [...pictureWidths].sort((a, b) => b - a)
  return widths
    .flatMap((width) => pictureFormats.map((format) => `${match[1]}${width}.${format}`))
    .filter((one) => one !== address)
}

/** Keeps a picture; false where the phone has no room for it, also after others were thrown away. */
export async function keep(cache: Cache, address: string, response: Response): Promise<boolean> {
  const body = await response.clone().arrayBuffer()
  const again = response.clone()
  try {
    await cache.put(address, response)
  } catch {
    // The storage is full: half of the pictures make room, and the pages are told.
    await throwAway(cache, mostPictureBytes / 2)
    await tellPages({ kind: 'storage-full' })
    const fits = await cache.put(address, again).then(
      () => true,
      () => false,
    )
    if (!fits) return false
  }
  await index.write(address, { bytes: body.byteLength, usedAt: Date.now() })
  // The first of each of the worker's lives, too: one that ends after 49 would never look.
  if (written % 50 === 0) await throwAway(cache, mostPictureBytes)
  written += 1
  return true
}
let written = 0

const day = 24 * 3600 * 1000

async function noteUse(address: string, saved: Response): Promise<void> {
  const kept = await index.read(address)
  if (kept && Date.now() - kept.usedAt < day) return
  const bytes = kept?.bytes ?? Number(saved.headers.get('Content-Length') ?? 5000)
  await index.write(address, { bytes, usedAt: Date.now() })
}

/** Throws away the pictures that were not used for longest until the rest has at most `bytes`; what is taken along stays. */
export async function throwAway(cache: Cache, bytes: number): Promise<void> {
  const staying = new Set(await taken.keys())
  const addresses = (await index.keys()).filter((address) => !staying.has(address))
  const records = await index.readMany(addresses)
  const kept = addresses.map((address, at) => ({ address, ...(records[at] ?? { bytes: 0, usedAt: 0 }) }))
  let total = kept.reduce((sum, one) => sum + one.bytes, 0)
  const gone: string[] = []
  for (const one of kept.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= bytes) break
    total -= one.bytes
    gone.push(one.address)
    await cache.delete(one.address)
  }
  await index.removeMany(gone)
}

/** Bytes of a kept picture; null where it is not kept. */
export async function keptBytes(cache: Cache, address: string): Promise<number | null> {
  const saved = await cache.match(address)
  if (!saved) return null
  return (await index.read(address))?.bytes ?? (await saved.arrayBuffer()).byteLength
}

/** Throws these pictures away. */
export async function drop(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  for (const address of addresses) await cache.delete(address)
  await index.removeMany([...addresses])
}
