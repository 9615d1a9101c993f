/** Names under which the page keeps what its first paint needs, and a tab what it remembers; what is larger: store-names.ts. Change one only with a migration. */

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
  outboxChanged: 'nelu.outbox-changed',
  cartCount: 'nelu.cart-count',
  unread: 'nelu.unread',
} as const

/** sessionStorage. */
export const sessionKeys = {
  scroll: 'nelu.scroll',
  updatedAt: 'nelu.updated-at',
  wayBack: 'nelu.way-back',
  wanted: 'nelu.wanted',
  said: 'nelu.said',
  outside: 'nelu.outside',
  checkout: 'nelu.checkout',
} as const

/**
 * Cookies: mirrors for the server's first document; `shopper` says that somebody is signed in
 * (docs/product.md#storage).
 */
export const cookieNames = {
  region: 'region',
  language: 'language',
  timeZone: 'timeZone',
  dataSaver: 'dataSaver',
  shopper: 'accessToken',
} as const
