import type { QueryClient } from '@tanstack/react-query'

/** Resolves when no query is being fetched. */
export function whenFetched(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(check)
    queueMicrotask(check)
  })
}
