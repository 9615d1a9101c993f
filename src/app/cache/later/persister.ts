import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query'
import { connectionNow } from '#sync/connection.ts'
import { withSavedNextPage } from '../saved-next-page.ts'
import { checkPersisted, savedQueries } from './saved-queries.ts'

/** Saved answers of another generation than this are not read. */
export const savedGeneration = '1'

/**
 * One record a query in IndexedDB, raw; a record that does not read is thrown away (architecture.md, choice 3). A chunk
 * of its own: a first visit has nothing saved, every later one finds it in the worker's precache.
 */
export const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: savedQueries,
  serialize: (query) => query,
  deserialize: checkPersisted,
  buster: savedGeneration,
  maxAge: Number.MAX_SAFE_INTEGER,
  prefix: 'q',
  // It would leave a failure of asking again to nobody.
  refetchOnRestore: false,
})

export { restoreBootTier } from './boot-tier.ts'

type Ask = (context: QueryFunctionContext) => unknown

/** What is saved, and then the shop where that is old; the next page of a list that was taken along also where no answer comes. */
export async function askSavedFirst(ask: Ask, context: QueryFunctionContext, query: Query): Promise<unknown> {
  const connection = connectionNow()
  const known = connection === 'offline' || connection === 'unreachable' ? await withSavedNextPage(query) : null
  if (known) return known
  try {
    let isSaved = true
    const answer = await persister.persisterFn(
      (asked: QueryFunctionContext) => {
        isSaved = false
        return ask(asked)
      },
      context,
      query,
    )
    if (isSaved) notifyManager.schedule(() => void (query.isStale() && query.fetch().catch(() => undefined)))
    return answer
  } catch (error) {
    const saved = await withSavedNextPage(query)
    if (saved) return saved
    throw error
  }
}
