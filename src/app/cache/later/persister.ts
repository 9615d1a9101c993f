import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query'
import { connectionNow } from '#sync/connection.ts'
import { isMissing } from '../is-missing.ts'
import { checkPersisted, recordKey, savedQueries, withSavedNextPage } from './saved-queries.ts'

/** Version of the stored answers; records with another version are ignored. */
export const savedGeneration = '1'

/**
 * Stores one raw record per query in IndexedDB and deletes unreadable records (decision 0003). A separate chunk: a
 * first visit has nothing stored, and every later visit finds the chunk in the worker's precache.
 */
export const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: savedQueries,
  serialize: (query) => query,
  deserialize: checkPersisted,
  buster: savedGeneration,
  maxAge: Number.MAX_SAFE_INTEGER,
  prefix: 'q',
  // A failure of this automatic refetch would be unhandled.
  refetchOnRestore: false,
})

export { restoreStartupCache } from './startup-cache.ts'

type QueryFn = (context: QueryFunctionContext) => unknown

/**
 * Answers from the stored records, and then from the server where a record is stale. A record is deleted once the
 * server states that its item no longer exists. The next page of an offline download also comes from its record where
 * the server does not respond.
 */
export async function fetchSavedFirst(queryFn: QueryFn, context: QueryFunctionContext, query: Query): Promise<unknown> {
  const connection = connectionNow()
  const known = connection === 'offline' || connection === 'unreachable' ? await withSavedNextPage(query) : null
  if (known) return known
  try {
    let isSaved = true
    const answer = await persister.persisterFn(
      (request: QueryFunctionContext) => {
        isSaved = false
        return queryFn(request)
      },
      context,
      query,
    )
    if (isSaved) notifyManager.schedule(() => void (query.isStale() && query.fetch().catch(() => undefined)))
    return answer
  } catch (error) {
    if (isMissing(error)) await savedQueries.removeItem(recordKey(query.queryHash))
    const saved = await withSavedNextPage(query)
    if (saved) return saved
    throw error
  }
}
