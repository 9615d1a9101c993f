import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/**
 * Precaches what home needs (build/worker-files.ts) and answers every navigation of the page with the shell; paths
 * that the server owns and files are left alone; what looks like a file behind SearchResults is words that were searched.
 */
export function serveShell(): void {
  cleanupOutdatedCaches()
  precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/(api|media|uploads|inbox|sandbox|healthz|readyz)(\/|$)/, /^\/(?!SearchResults\/).*\.\w+$/] }))
}
