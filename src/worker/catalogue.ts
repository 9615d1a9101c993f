import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { savedHeader } from '#offline/read-answer.ts'
import { cacheNames } from '#offline/store-names.ts'
import { tellPages } from './realm.ts'

/** Answers kept here; the query cache in IndexedDB holds the rest. */
const mostAnswers = 300

/**
 * Catalogue GETs: the saved answer at once, a new one in the background; the page is told when it differs.
 * Nothing below `/p/`, no shopper's news and nothing that depends on the caller's place is ever kept (architecture.md, choice 6); what is
 * taken along is kept as the answers that it is made of, and of what is asked at every few letters the query cache keeps the
 * last (app/cache/saved-queries.ts).
 */
export function serveCatalogue(): void {
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin &&
      request.method === 'GET' &&
      url.pathname.startsWith('/api/') &&
      !/^\/api\/(p|geo|notifications\/page|search\/(take|weight|suggest)|shopDetail\/byShopName)(\/|$)/.test(
        url.pathname,
      ),
    new StaleWhileRevalidate({
      cacheName: cacheNames.catalogue,
      plugins: [new CacheableResponsePlugin({ statuses: [200] }), tellOfAnswers, markSaved, boundAnswers],
    }),
  )
}

/** An answer that is not there by then makes the pages ask whether the shop is, in ms. */
const patience = 1_000

const tellOfAnswers: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    if (state) state['waiting'] = setTimeout(() => void tellPages({ kind: 'no-answer' }), patience)
    return request
  },
  fetchDidFail: async ({ state }) => {
    clearTimeout(state?.['waiting'])
    await tellPages({ kind: 'no-answer' })
  },
  fetchDidSucceed: async ({ response, state }) => {
    clearTimeout(state?.['waiting'])
    void tellPages({ kind: 'answered' })
    return response
  },
  cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
    if (!oldResponse || oldResponse.headers.get('ETag') === newResponse.headers.get('ETag')) return
    const { pathname, search } = new URL(request.url)
    await tellPages({ kind: 'catalogue-updated', path: pathname.slice('/api'.length) + search })
  },
}

/** The page must not read the clock from an old answer, and it shows its age. */
const markSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null
    const headers = new Headers(cachedResponse.headers)
    headers.set(savedHeader, '1')
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers })
  },
}

/** The oldest go first: a cache lists its keys in the order in which they were put. */
const boundAnswers: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    for (const request of requests.slice(0, Math.max(0, requests.length - mostAnswers))) await cache.delete(request)
  },
}
