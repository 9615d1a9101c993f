import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallableEndpoint, Endpoint, QueryOf } from '#contract/endpoint.ts'
import { fetchAnswer, nextPage } from './answer.ts'
import { registerEndpoint } from './known-endpoints.ts'

/**
 * The query options of one catalogue call. The key is the path and the query, including region and language, so that
 * data of another region is never shown and the worker's messages can name the query.
 */
export function catalogueQuery<E extends Endpoint>(endpoint: CallableEndpoint<E>, query: QueryOf<E>) {
  registerEndpoint(endpoint)
  return queryOptions({
    queryKey: [endpoint.path, query] as const,
    queryFn: (context) => fetchAnswer(endpoint, query, context),
    staleTime: (endpoint.cacheSeconds ?? 0) * 1000,
  })
}

/** The query options of an endless list; `current` (for `/search` alone `pageNumber`) is the page parameter. */
export function endlessQuery<E extends Endpoint>(endpoint: CallableEndpoint<E>, query: QueryOf<E>) {
  registerEndpoint(endpoint)
  const counter = endpoint.path === '/search' ? 'pageNumber' : 'current'
  return infiniteQueryOptions({
    queryKey: [endpoint.path, query] as const,
    queryFn: ({ pageParam, ...context }) => fetchAnswer(endpoint, { ...query, [counter]: pageParam }, context),
    staleTime: (endpoint.cacheSeconds ?? 0) * 1000,
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
