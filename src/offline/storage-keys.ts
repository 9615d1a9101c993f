/** Every name under which something is kept on the phone: change one only with a migration. */

/** localStorage: what the first paint needs. `theme`, `dataSaver` and `language` are read by index.html, too. */
export const localKeys = {
  theme: 'nelu.theme',
  dataSaver: 'nelu.data-saver',
  language: 'nelu.language',
  region: 'nelu.region',
  installClosed: 'nelu.install-closed',
  pagesSeen: 'nelu.pages-seen',
  boot: 'nelu.boot',
  listLook: 'nelu.list-look',
  storageAskedAt: 'nelu.storage-asked-at',
  taking: 'nelu.taking',
} as const

/** sessionStorage. */
export const sessionKeys = { scroll: 'nelu.scroll', updatedAt: 'nelu.updated-at' } as const

/** Cookies: mirrors for the server's first document. */
export const cookieNames = { region: 'region', language: 'language', timeZone: 'timeZone', dataSaver: 'dataSaver' } as const

/** IndexedDB databases, one store each. */
export const storeNames = { queries: 'nelu-queries', queryTimes: 'nelu-query-times', pictures: 'nelu-pictures', footprint: 'nelu-footprint', searches: 'nelu-searches', settings: 'nelu-settings', meter: 'nelu-meter', prices: 'nelu-prices', takenSets: 'nelu-taken-sets', takenThings: 'nelu-taken-things' } as const

/** Web Locks, held by one tab at a time. */
export const lockNames = { taking: 'nelu-taking' } as const

/** Caches of the worker beside Workbox's own precache. */
export const cacheNames = { chunks: 'chunks', catalogue: 'catalogue', pictures: 'pictures' } as const
