import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { checkPersisted, savedQueries } from './saved-queries.ts'

/** Saved answers of another generation than this are not read. */
const generation = '1'

/**
 * One record a query in IndexedDB, raw; a record that does not read is thrown away (architecture.md, choice 3). A chunk
 * of its own: a first visit has nothing saved, every later one finds it in the worker's precache.
 */
export const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: savedQueries,
  serialize: (query) => query,
  deserialize: checkPersisted,
  buster: generation,
  maxAge: Number.MAX_SAFE_INTEGER,
  prefix: 'q',
})
