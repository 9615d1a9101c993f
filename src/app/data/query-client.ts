import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { CallFailed } from './answer.ts'
import { checkPersisted, savedQueries } from './saved-queries.ts'

/** Saved answers of another generation than this are not read. */
const generation = '1'

/** One record a query in IndexedDB, raw; a record that does not read is thrown away (architecture.md, choice 3). */
const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: savedQueries,
  serialize: (query) => query,
  deserialize: checkPersisted,
  buster: generation,
  maxAge: Number.MAX_SAFE_INTEGER,
  prefix: 'q',
})

/** Gives up at once where the shop refused; tries an unanswered call again twice, 1 s and 2 s later. */
const retry = (times: number, error: Error) =>
  times < 2 && error instanceof CallFailed && error.failure.kind !== 'refused' && error.failure.kind !== 'timeout'

/** The query cache: what is saved first, then the network; an answer stays until a newer one comes. */
export function createQueryClient(): QueryClient {
  const isPage = typeof window !== 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        gcTime: isPage ? 30 * 60_000 : Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: isPage ? retry : false,
        ...(isPage ? { persister: persister.persisterFn } : {}),
      },
    },
  })
}

/** Keeps answers that came with the document: they are put into the cache, which by itself saves only what it fetched. */
export async function keepAnswers(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  for (const key of keys) await persister.persistQueryByKey(key, client)
}
