import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import { connectionNow } from './connection.ts'
import { withSavedNextPage } from './saved-next-page.ts'
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
})

type Ask = (context: QueryFunctionContext) => unknown

/** What is saved, then the shop; the next page of a list that was taken along also where no answer comes. */
export async function askSavedFirst(ask: Ask, context: QueryFunctionContext, query: Query): Promise<unknown> {
  const connection = connectionNow()
  const known = connection === 'offline' || connection === 'unreachable' ? await withSavedNextPage(query) : null
  if (known) return known
  try {
    return await persister.persisterFn(ask, context, query)
  } catch (error) {
    const saved = await withSavedNextPage(query)
    if (saved) return saved
    throw error
  }
}
