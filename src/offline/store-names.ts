/** Names of what is kept on the phone beyond storage-keys.ts, which alone is in a first load: change one only with a migration. */

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
  untold: 'nelu-untold',
  favourites: 'nelu-favourites',
  removedLooks: 'nelu-removed-looks',
  endings: 'nelu-endings',
  outbox: 'nelu-outbox',
} as const

/** Web Locks, held by one tab at a time. */
export const lockNames = {
  taking: 'nelu-taking',
  renewing: 'nelu-renewing',
  favourites: 'nelu-favourites',
  footprint: 'nelu-footprint',
  endings: 'nelu-endings',
  outbox: 'nelu-outbox',
} as const

/** What tabs tell each other. */
export const channelNames = { session: 'nelu-session', outbox: 'nelu-outbox' } as const

/** Caches of the worker beside Workbox's own precache. */
export const cacheNames = { chunks: 'chunks', catalogue: 'catalogue', pictures: 'pictures' } as const
