import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { shellEntries } from './build-files.ts'
import { scope } from './scope.ts'

/** Static routes, which TypeScript's types lack. */
type RoutedInstall = {
  readonly addRoutes?: (rule: {
    readonly condition: { readonly requestMode: RequestMode }
    readonly source: 'fetch-event'
  }) => Promise<void>
}

/**
 * Precaches the files of the home page (build/worker-files.ts) and answers every navigation with the shell. Paths of
 * the server and paths of files are left to the network; a path that looks like a file behind SearchResults is a
 * search.
 */
export function serveShell(): void {
  cleanupOutdatedCaches()
  precacheAndRoute(shellEntries, { cleanURLs: false, directoryIndex: '' })
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), {
      denylist: [/^\/(api|media|uploads|inbox|sandbox|healthz|readyz)(\/|$)/, /^\/(?!SearchResults\/).*\.\w+$/],
    }),
  )
  // Without a static route Chromium fetches the document while the worker starts, and discards it: 19 kB a visit on a
  // fast connection.
  scope.addEventListener(
    'install',
    (event) =>
      void (event as RoutedInstall).addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' }),
  )
}
