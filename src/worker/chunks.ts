import * as v from 'valibot'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { Language } from '#contract/wire.ts'
import { warmUpList } from '#offline/later/warm-up-list.ts'
import { pageMessage, warmUpLimit } from '#offline/later/worker-messages.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { isForLanguage } from '#words/language-of-file.ts'
import { warmUpListPath } from './build-files.ts'
import { scope } from './scope.ts'

/** The shopper's data-saver choice, written by the page (app/device/device-storage.ts). */
const settings = openStore<boolean>('settings')

/** Serves hashed files beyond the shell: cached once fetched, and prefetched when an idle page asks for it. */
export function serveChunks(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: cacheNames.chunks, plugins: [new CacheableResponsePlugin({ statuses: [200] })] }),
  )
  scope.addEventListener('message', (event) => {
    const message = v.safeParse(pageMessage, event.data)
    if (!message.success) return
    if (message.output.kind === 'warm-up') event.waitUntil(warmUp(message.output.language))
    if (message.output.kind === 'keep-shown') event.waitUntil(cacheShown(message.output.addresses))
  })
}

/**
 * Caches the files that the page fetched before the worker was there, including its language's catalogue, also under
 * data saver.
 */
async function cacheShown(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.chunks)
  for (const address of addresses) {
    const { pathname } = new URL(address, scope.location.origin)
    if (!pathname.startsWith('/assets/') || (await matchPrecache(pathname)) || (await cache.match(pathname))) continue
    await cache.add(pathname).catch(() => undefined)
  }
}

/**
 * Prefetches the chunks that installation left out, one request after another, so that requests of the page go first;
 * skips other languages. A group of which most files are missing arrives as one pack; after a small change of the build,
 * the changed files are fetched alone. Then deletes the chunks of older builds. At the limit, after a failure, or when
 * data saver is turned on meanwhile, the rest waits for the next start.
 */
async function warmUp(language: Language): Promise<void> {
  const cache = await caches.open(cacheNames.chunks)
  try {
    const groups = await readList(cache)
    const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    let fetched = 0
    for (const { pack, files } of groups) {
      const missing = files.filter((file) => isForLanguage(file, language) && !cached.has(file))
      const addresses = pack && missing.length > files.length / 2 ? [pack] : missing
      for (const address of addresses) {
        if (fetched >= warmUpLimit || (await settings.read('savesData'))) return
        const response = await fetch(address)
        if (!response.ok) return
        fetched += Number(response.headers.get('Content-Length'))
        if (address === pack) await unpack(cache, response)
        else await cache.put(address, response)
      }
    }
    const current = new Set([...groups.flatMap(({ files }) => files), warmUpListPath])
    for (const file of cached) if (!current.has(file)) await cache.delete(file)
  } catch {
    // The network went away; the next start continues.
  }
}

async function readList(cache: Cache): Promise<v.InferOutput<typeof warmUpList>> {
  if (!(await cache.match(warmUpListPath))) await cache.add(warmUpListPath)
  return v.parse(warmUpList, await (await cache.match(warmUpListPath))?.json())
}

const contentTypes: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/**
 * Caches the files of a pack as if each had been fetched. Each file keeps the lifetime of the pack: without this header
 * the browser would request a sprite again for each of its icons.
 */
async function unpack(cache: Cache, pack: Response): Promise<void> {
  const texts: Readonly<Record<string, string>> = await pack.json()
  const lifetime = pack.headers.get('Cache-Control') ?? ''
  await Promise.all(
    Object.entries(texts).map(([file, text]) => {
      const type = contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain'
      const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': lifetime }
      return cache.put(file, new Response(text, { headers }))
    }),
  )
}
