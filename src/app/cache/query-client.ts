import { type Query, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { CallFailed } from './answer.ts'

/** Gives up at once where the shop refused; tries an unanswered call again twice, 1 s and 2 s later. */
const retry = (times: number, error: Error) =>
  times < 2 && error instanceof CallFailed && error.failure.kind !== 'refused' && error.failure.kind !== 'timeout'

/** Fetches the code that reads and writes what is saved. */
export const fetchPersister = () => import('./later/persister.ts')

type Ask = (context: QueryFunctionContext) => unknown

/** What is saved first, then the shop; where even this code cannot be had, the shop alone. */
async function savedFirst(ask: Ask, context: QueryFunctionContext, query: Query): Promise<unknown> {
  const loaded = await fetchPersister().catch(() => null)
  return loaded ? loaded.askSavedFirst(ask, context, query) : ask(context)
}

/** The query cache: an answer stays until a newer one comes (architecture.md, choice 4). */
export function createQueryClient(): QueryClient {
  const isPage = typeof window !== 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        gcTime: isPage ? 30 * 60_000 : Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: isPage ? retry : false,
        ...(isPage ? { persister: savedFirst } : {}),
      },
    },
  })
}
