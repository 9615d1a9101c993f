/** Every name under which something is kept on the phone: change one only with a migration. */

/** localStorage: what the first paint needs. `theme` and `language` are read by index.html, too. */
export const localKeys = {
  theme: 'nelu.theme',
  language: 'nelu.language',
  region: 'nelu.region',
  installClosed: 'nelu.install-closed',
  pagesSeen: 'nelu.pages-seen',
  boot: 'nelu.boot',
  storageAskedAt: 'nelu.storage-asked-at',
} as const

/** sessionStorage. */
export const sessionKeys = { scroll: 'nelu.scroll', updatedAt: 'nelu.updated-at' } as const

/** Cookies: mirrors for the server's first document. */
export const cookieNames = { region: 'region', language: 'language', timeZone: 'timeZone' } as const

/** IndexedDB databases, one store each. */
export const storeNames = { queries: 'nelu-queries', queryTimes: 'nelu-query-times', pictures: 'nelu-pictures' } as const

/** Caches of the worker beside Workbox's own precache. */
export const cacheNames = { chunks: 'chunks', catalogue: 'catalogue', pictures: 'pictures' } as const
