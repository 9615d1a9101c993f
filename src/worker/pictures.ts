import * as v from 'valibot'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { pictureFormats, pictureWidths } from '../contract/product.ts'
import { pageMessage } from '../offline/messages.ts'
import { cacheNames } from '../offline/storage-keys.ts'
import { openStore } from '../offline/stores.ts'
import { realm, tellPages } from './realm.ts'

/** Bytes of pictures kept on the phone: a median card picture has 3.6 kB, so this is some 6,000 of them. */
export const mostPictureBytes = 24_000_000

type Kept = { bytes: number; usedAt: number }
const index = openStore<Kept>('pictures')

/** Pictures: the saved one first, then the network, then any other saved width or format before none. */
export function servePictures(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), answer)
  realm.addEventListener('message', (event) => {
    const message = v.safeParse(pageMessage, event.data)
    if (message.success && message.output.kind === 'keep-shown') event.waitUntil(keepAll(message.output.addresses.filter(isPicture)))
  })
}

const isPicture = (address: string) => /^\/(media|flags|icons)\//.test(new URL(address, realm.location.origin).pathname)

/** Keeps pictures that the page has shown already; the browser's own cache still has them, so they cost nothing again. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  for (const address of addresses) {
    if (await cache.match(address)) continue
    const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
    if (response?.ok) await keep(cache, response.url, response)
  }
}

export async function answer({ request, event }: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>): Promise<Response> {
  const cache = await caches.open(cacheNames.pictures)
  const saved = await cache.match(request.url)
  if (saved) {
    event.waitUntil(noteUse(request.url, saved))
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

/** The same picture at every other width and in the other format, from large to small. */
export function otherSizes(address: string): string[] {
  const match = /^(.*\/)\d+\.(?:avif|webp)$/.exec(address)
  if (!match) return []
  const widths = [...pictureWidths].sort((a, b) => b - a)
  return widths.flatMap((width) => pictureFormats.map((format) => `${match[1]}${width}.${format}`)).filter((one) => one !== address)
}

export async function keep(cache: Cache, address: string, response: Response): Promise<void> {
  const body = await response.clone().arrayBuffer()
  try {
    await cache.put(address, response)
  } catch {
    await throwAway(cache, mostPictureBytes / 2)
    await tellPages({ kind: 'storage-full' })
    return
  }
  await index.write(address, { bytes: body.byteLength, usedAt: Date.now() })
  written += 1
  if (written % 50 === 0) await throwAway(cache, mostPictureBytes)
}
let written = 0

const day = 24 * 3600 * 1000

async function noteUse(address: string, saved: Response): Promise<void> {
  const kept = await index.read(address)
  if (kept && Date.now() - kept.usedAt < day) return
  const bytes = kept?.bytes ?? Number(saved.headers.get('Content-Length') ?? 5000)
  await index.write(address, { bytes, usedAt: Date.now() })
}

/** Throws away the pictures that were not used for longest until the rest has at most `bytes`. */
export async function throwAway(cache: Cache, bytes: number): Promise<void> {
  const addresses = await index.keys()
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
