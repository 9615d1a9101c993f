import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { savedHeader } from '#offline/later/read-answer.ts'
import { apiPathOf, isCachedCall } from '#offline/later/uncached-calls.ts'
import { cacheNames } from '#offline/store-names.ts'
import { notifyPages } from './scope.ts'

/** Answers in this cache; the query cache in IndexedDB holds the rest. */
const maxAnswers = 300

/**
 * Serves catalogue GETs stale-while-revalidate; the page gets a message when the new answer differs, or when the mall
 * answers that the item does not exist (any more). Personal, live and one-off answers are left to the network
 * (offline/later/uncached-calls.ts).
 */
export function serveCatalogue(): void {
  registerRoute(
    ({ url, request }) => request.method === 'GET' && isCachedCall(url),
    new StaleWhileRevalidate({
      cacheName: cacheNames.catalogue,
      plugins: [new CacheableResponsePlugin({ statuses: [200] }), notifyOfAnswers, markSaved, boundAnswers],
    }),
  )
}

/** The time in ms after which a missing answer makes the pages check the connection. */
const slowAfter = 1_000

const notifyOfAnswers: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    if (state) state['waiting'] = setTimeout(() => void notifyPages({ kind: 'no-answer' }), slowAfter)
    return request
  },
  fetchDidFail: async ({ state }) => {
    clearTimeout(state?.['waiting'])
    await notifyPages({ kind: 'no-answer' })
  },
  fetchDidSucceed: async ({ request, response, state }) => {
    clearTimeout(state?.['waiting'])
    void notifyPages({ kind: 'answered' })
    // The answer about an item that the mall has withdrawn is not shown again from the cache.
    if (response.status === 404 && (await dropAnswer(request))) await notifyOfChange(request)
    return response
  },
  cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
    if (oldResponse && oldResponse.headers.get('ETag') !== newResponse.headers.get('ETag'))
      await notifyOfChange(request)
  },
}

/** Deletes the cached answers of a request, of every time zone; returns false where there is none. */
const dropAnswer = async (request: Request): Promise<boolean> =>
  (await caches.open(cacheNames.catalogue)).delete(request, { ignoreVary: true })

/** Makes the pages ask again: the cached answer that they got is not the mall's. */
async function notifyOfChange({ url }: Request): Promise<void> {
  await notifyPages({ kind: 'catalogue-updated', path: apiPathOf(new URL(url)) ?? '' })
}

/** Marks a cached answer, so that the page shows its age and does not read the server's clock from it. */
const markSaved: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null
    const headers = new Headers(cachedResponse.headers)
    headers.set(savedHeader, '1')
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers })
  },
}

/** The oldest answers are deleted first: a cache lists its keys in insertion order. */
const boundAnswers: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    for (const request of requests.slice(0, Math.max(0, requests.length - maxAnswers))) await cache.delete(request)
  },
}
