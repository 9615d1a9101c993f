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
  shopper: 'nelu.shopper',
  codeSent: 'nelu.code-sent',
  phoneCode: 'nelu.phone-code',
} as const

/** sessionStorage. */
export const sessionKeys = { scroll: 'nelu.scroll', updatedAt: 'nelu.updated-at', wayBack: 'nelu.way-back', said: 'nelu.said', outside: 'nelu.outside' } as const

/** Cookies: mirrors for the server's first document; `shopper` says that somebody is signed in (spec §3). */
export const cookieNames = { region: 'region', language: 'language', timeZone: 'timeZone', dataSaver: 'dataSaver', shopper: 'accessToken' } as const

/** IndexedDB databases, one store each. */
export const storeNames = { queries: 'nelu-queries', queryTimes: 'nelu-query-times', pictures: 'nelu-pictures', footprint: 'nelu-footprint', searches: 'nelu-searches', settings: 'nelu-settings', meter: 'nelu-meter', prices: 'nelu-prices', takenSets: 'nelu-taken-sets', takenThings: 'nelu-taken-things', session: 'nelu-session', drafts: 'nelu-drafts', untold: 'nelu-untold', favourites: 'nelu-favourites' } as const

/** Web Locks, held by one tab at a time. */
export const lockNames = { taking: 'nelu-taking', renewing: 'nelu-renewing', favourites: 'nelu-favourites' } as const

/** What tabs tell each other. */
export const channelNames = { session: 'nelu-session' } as const

/** Caches of the worker beside Workbox's own precache. */
export const cacheNames = { chunks: 'chunks', catalogue: 'catalogue', pictures: 'pictures' } as const
