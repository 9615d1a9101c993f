/** Names of what the phone stores beyond storage-keys.ts, which alone is in a first load: change one only with a migration. */

/** IndexedDB databases, one store each. */
export const storeNames = {
  queries: 'nelu-queries',
  queryTimes: 'nelu-query-times',
  pictures: 'nelu-pictures',
  footprint: 'nelu-footprint',
  searches: 'nelu-searches',
  settings: 'nelu-settings',
  meter: 'nelu-meter',
  prices: 'nelu-prices',
  takenSets: 'nelu-taken-sets',
  takenThings: 'nelu-taken-things',
  session: 'nelu-session',
  drafts: 'nelu-drafts',
  favourites: 'nelu-favourites',
  removedViews: 'nelu-removed-views',
  outbox: 'nelu-outbox',
} as const

/** Queues of older builds: `migrate-stores.ts` moves their records into the outbox. */
export const oldStoreNames = {
  unsynced: 'nelu-untold',
  removedViews: 'nelu-removed-looks',
  logouts: 'nelu-endings',
} as const

/** Web Locks, each held by one tab or the worker at a time. */
export const lockNames = {
  taking: 'nelu-taking',
  renewing: 'nelu-renewing',
  migration: 'nelu-migration',
  outbox: 'nelu-outbox',
} as const

/** Channels between tabs and the worker. */
export const channelNames = { session: 'nelu-session', outbox: 'nelu-outbox' } as const

/** Caches of the worker beside Workbox's own precache. */
export const cacheNames = { chunks: 'chunks', catalogue: 'catalogue', pictures: 'pictures' } as const
