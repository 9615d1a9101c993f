/**
 * Storage names that the first load does not need; the others are in storage-keys.ts. A name may only change with a
 * migration.
 */

/** IndexedDB databases, with one store each. */
export const storeNames = {
  queries: 'nelu-queries',
  queryTimes: 'nelu-query-times',
  pictures: 'nelu-pictures',
  footprint: 'nelu-footprint',
  searches: 'nelu-searches',
  settings: 'nelu-settings',
  meter: 'nelu-meter',
  prices: 'nelu-prices',
  offlineDownloads: 'nelu-taken-sets',
  offlineItems: 'nelu-taken-things',
  session: 'nelu-session',
  drafts: 'nelu-drafts',
  reviews: 'nelu-reviews',
  messages: 'nelu-messages',
  offers: 'nelu-offers',
  favourites: 'nelu-favourites',
  vouchers: 'nelu-vouchers',
  removedViews: 'nelu-removed-views',
  outbox: 'nelu-outbox',
} as const

/** sessionStorage outside the first load. */
export const laterSessionKeys = {
  wantedVote: 'nelu.wanted-vote',
  wantedVoucher: 'nelu.wanted-voucher',
  wantedVoucherCode: 'nelu.wanted-voucher-code',
} as const

/**
 * localStorage outside the first load. `guestSends`: commands of a guest or of the device wait to be sent without a
 * login. `ending`: a session is being deleted. `lostBy`: the shopper whose session was lost last. `device` and `invite`
 * stay after a logout: the random id of this browser, and the code of an opened invitation link.
 */
export const laterLocalKeys = {
  guestSends: 'nelu.guest-sends',
  ending: 'nelu.ending',
  lostBy: 'nelu.lost-by',
  device: 'nelu.device',
  invite: 'nelu.invite',
} as const

/** Queues of older builds, whose records `migrate-stores.ts` moves into the outbox. */
export const oldStoreNames = {
  unsynced: 'nelu-untold',
  removedViews: 'nelu-removed-looks',
  logouts: 'nelu-endings',
} as const

/** Web Locks, each held by one tab or the worker at a time. */
export const lockNames = {
  download: 'nelu-taking',
  renewing: 'nelu-renewing',
  migration: 'nelu-migration',
  sharedDrafts: 'nelu-shared-drafts',
  outbox: 'nelu-outbox',
  ending: 'nelu-ending',
} as const

/** Broadcast channels between tabs and the worker. */
export const channelNames = { session: 'nelu-session', outbox: 'nelu-outbox' } as const

/** Caches of the worker, besides Workbox's precache. */
export const cacheNames = { chunks: 'chunks', catalogue: 'catalogue', pictures: 'pictures' } as const
