import * as v from 'valibot'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { Language } from '#contract/wire.ts'
import { pageMessage } from '#offline/messages.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { languageOfFile } from '#words/language-of-file.ts'
import { realm } from './realm.ts'

/** What a page tells of the shopper's choices (app/device/keep-data-saver.ts). */
const settings = openStore<boolean>('settings')

/** Hashed files beyond the shell: kept once fetched, and fetched ahead when an idle page asks for it. */
export function serveChunks(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: cacheNames.chunks, plugins: [new CacheableResponsePlugin({ statuses: [200] })] }),
  )
  realm.addEventListener('message', (event) => {
    const message = v.safeParse(pageMessage, event.data)
    if (!message.success) return
    if (message.output.kind === 'warm-up') event.waitUntil(warmUp(message.output.language))
    if (message.output.kind === 'keep-shown') event.waitUntil(keepShown(message.output.addresses))
  })
}

/** Keeps what the page fetched before this worker was there, its language's words among it, also under data saver. */
async function keepShown(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.chunks)
  for (const address of addresses) {
    const { pathname } = new URL(address, realm.location.origin)
    if (!pathname.startsWith('/assets/') || (await matchPrecache(pathname)) || (await cache.match(pathname))) continue
    await cache.add(pathname).catch(() => undefined)
  }
}

/**
 * Fetches the chunks that installation left out, one after the other, so that what a person asks for meanwhile goes
 * first, and none of another language; then drops those of older builds. A failure waits for the next start, and a shopper who begins to save data
 * in the middle for the end of that.
 */
async function warmUp(language: Language): Promise<void> {
  const cache = await caches.open(cacheNames.chunks)
  try {
    const files = ((await (await matchPrecache('/warm-up.json'))?.json()) ?? []) as string[]
    for (const file of files) {
      if ((languageOfFile(file) ?? language) !== language || (await cache.match(file))) continue
      if (await settings.read('savesData')) return
      await cache.add(file)
    }
    const current = new Set(files.map((file) => new URL(file, realm.location.origin).href))
    for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
  } catch {
    // Offline in the middle: what is there is used, the rest comes at the next start.
  }
}
