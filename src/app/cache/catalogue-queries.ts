import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Asked, Endpoint, QueryOf } from '#contract/endpoint.ts'
import { homeCalls, type PageCall } from '#contract/home-calls.ts'
import type { Place } from '#device/place.ts'
import { answerOf, nextPage } from './answer.ts'
import { rememberShape } from './known-endpoints.ts'

/**
 * The query of one catalogue call. Its key is the path and the query itself, region and language included, so that
 * nothing of another region can ever be shown, and the worker's messages name it.
 */
export function catalogueQuery<E extends Endpoint>(endpoint: Asked<E>, query: QueryOf<E>) {
  rememberShape(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, query] as const,
    queryFn: ({ signal }) => answerOf(endpoint, query, signal),
    staleTime: (endpoint.cacheSeconds ?? 0) * 1000,
  })
}

/** The query of an endless list; `current` (for `/search` alone `pageNumber`) counts its pages. */
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
 * Starts everything that a page's first view needs (architecture.md, choice 4); resolves when all of it is there or was
 * refused. Which calls those are is a file of its own for every screen but home, so that the first load does not hold
 * their shapes.
 */
export async function startPage(
  client: QueryClient,
  path: string,
  search: URLSearchParams,
  place: Place,
): Promise<void> {
  // The server has the answers already, and what it lacks does not exist.
  if (typeof window === 'undefined') return
  const start = ({ endpoint, query, isEndless }: PageCall) =>
    isEndless
      ? client.prefetchInfiniteQuery(endlessQuery(endpoint, query as QueryOf<Endpoint>))
      : client.prefetchQuery(catalogueQuery(endpoint, query as QueryOf<Endpoint>))
  // Where that file cannot be had, the screen asks by itself.
  const calls =
    path === '/'
      ? homeCalls(place)
      : await import('#contract/page-calls.ts').then(
          ({ callsOfPage }) => callsOfPage(path, search, place),
          () => null,
        )
  await Promise.all((calls ?? []).map(start))
}
