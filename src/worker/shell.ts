import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { realm } from './realm.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** Static routes, which TypeScript does not know yet. */
type RoutedInstall = {
  readonly addRoutes?: (rule: {
    readonly condition: { readonly requestMode: RequestMode }
    readonly source: 'fetch-event'
  }) => Promise<void>
}

/**
 * Precaches what home needs (build/worker-files.ts) and answers every navigation of the page with the shell; paths
 * that the server owns and files are left alone; what looks like a file behind SearchResults is words that were searched.
 */
export function serveShell(): void {
  cleanupOutdatedCaches()
  precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), {
      denylist: [/^\/(api|media|uploads|inbox|sandbox|healthz|readyz)(\/|$)/, /^\/(?!SearchResults\/).*\.\w+$/],
    }),
  )
  // Else Chromium fetches the document beside the start of the worker, to throw it away: 19 kB a visit, where the line is quick.
  realm.addEventListener(
    'install',
    (event) =>
      void (event as RoutedInstall).addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' }),
  )
}
