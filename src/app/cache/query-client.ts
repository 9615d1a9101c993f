import { type Query, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { type ApiCall, CallFailed } from './answer.ts'

/** Fails at once where the server refused; retries a call without response twice, after 1 s and 2 s. */
const retry = (times: number, error: Error) =>
  times < 2 && error instanceof CallFailed && error.failure.kind !== 'refused' && error.failure.kind !== 'timeout'

/** Loads the code that reads and writes the stored answers. */
export const fetchPersister = () => import('./later/persister.ts')

type QueryFn = (context: QueryFunctionContext) => unknown

/**
 * Answers from the stored records first, then from the server; if the persister cannot be loaded, from the server
 * alone.
 */
async function savedFirst(queryFn: QueryFn, context: QueryFunctionContext, query: Query): Promise<unknown> {
  const loaded = await fetchPersister().catch(() => null)
  return loaded ? loaded.fetchSavedFirst(queryFn, context, query) : queryFn(context)
}

/**
 * Creates the query cache; an answer stays in the cache until a newer one replaces it. The server gives `callApi`, which
 * calls the API in its own process.
 */
export function createQueryClient(callApi?: ApiCall): QueryClient {
  const isPage = !import.meta.env.SSR
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        gcTime: isPage ? 30 * 60_000 : Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: isPage ? retry : false,
        ...(isPage ? { persister: savedFirst } : {}),
        ...(import.meta.env.SSR && callApi ? { meta: { callApi } } : {}),
      },
    },
  })
}
