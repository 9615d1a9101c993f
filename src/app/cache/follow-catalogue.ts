import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches again what the worker reports as changed. The page has to listen before its first call, because the browser
 * drops a message without a listener.
 */
export function followCatalogue(client: QueryClient): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.kind !== 'catalogue-updated') return
    void import('./later/refresh-query.ts').then(
      ({ refreshQuery }) => refreshQuery(client, data.path),
      () => undefined,
    )
  })
}
