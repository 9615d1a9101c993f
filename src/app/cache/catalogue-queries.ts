import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Asked, Endpoint, QueryOf } from '#contract/endpoint.ts'
import { homeCalls, type PageCall } from '#contract/home-calls.ts'
import type { Place } from '#device/place.ts'
import { answerOf, nextPage } from './answer.ts'
import { rememberShape } from './known-endpoints.ts'

/**
 * The query options of one catalogue call. The key is the path and the query, including region and language, so that
 * data of another region is never shown and the worker's messages can name the query.
 */
export function catalogueQuery<E extends Endpoint>(endpoint: Asked<E>, query: QueryOf<E>) {
  rememberShape(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, query] as const,
    queryFn: ({ signal }) => answerOf(endpoint, query, signal),
    staleTime: (endpoint.cacheSeconds ?? 0) * 1000,
  })
}

/** The query options of an endless list; `current` (for `/search` alone `pageNumber`) is the page parameter. */
export function endlessQuery<E extends Endpoint>(endpoint: Asked<E>, query: QueryOf<E>) {
  rememberShape(endpoint)
  const counter = endpoint.path === '/search' ? 'pageNumber' : 'current'
  return infiniteQueryOptions({
    queryKey: [endpoint.path, query] as const,
    queryFn: ({ signal, pageParam }) => answerOf(endpoint, { ...query, [counter]: pageParam }, signal),
    staleTime: (endpoint.cacheSeconds ?? 0) * 1000,
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/**
 * Starts all calls that a page's first view needs; resolves when each has succeeded or failed. The list of calls is a
 * file of its own for every screen but home, so that the first load does not include their shapes.
 */
export async function startPage(
  client: QueryClient,
  path: string,
  search: URLSearchParams,
  place: Place,
): Promise<void> {
  // On the server all answers are in the cache already; a missing one does not exist.
  if (typeof window === 'undefined') return
  const start = ({ endpoint, query, isEndless }: PageCall) =>
    isEndless
      ? client.prefetchInfiniteQuery(endlessQuery(endpoint, query as QueryOf<Endpoint>))
      : client.prefetchQuery(catalogueQuery(endpoint, query as QueryOf<Endpoint>))
  // If this file cannot be loaded, the screen makes its calls by itself.
  const calls =
    path === '/'
      ? homeCalls(place)
      : await import('#contract/page-calls.ts').then(
          ({ callsOfPage }) => callsOfPage(path, search, place),
          () => null,
        )
  await Promise.all((calls ?? []).map(start))
}
