/**
 * Storage names of the first paint and of single tabs. All other names are in store-names.ts, outside the first load. A
 * name may only change with a migration.
 */

/** localStorage: values for the first paint. index.html reads `theme`, `dataSaver`, `language` and `region`, too. */
export const localKeys = {
  theme: 'nelu.theme',
  dataSaver: 'nelu.data-saver',
  language: 'nelu.language',
  region: 'nelu.region',
  installClosed: 'nelu.install-closed',
  boot: 'nelu.boot',
  clockAhead: 'nelu.clock-ahead',
  listLayout: 'nelu.list-look',
  storageAskedAt: 'nelu.storage-asked-at',
  downloading: 'nelu.taking',
  shopper: 'nelu.shopper',
  codeSent: 'nelu.code-sent',
  phoneCode: 'nelu.phone-code',
  outboxChanged: 'nelu.outbox-changed',
  cartCount: 'nelu.cart-count',
  unread: 'nelu.unread',
  unreadChat: 'nelu.unread-chat',
} as const

/** sessionStorage. */
export const sessionKeys = {
  scroll: 'nelu.scroll',
  updatedAt: 'nelu.updated-at',
  returnPath: 'nelu.way-back',
  wanted: 'nelu.wanted',
  flash: 'nelu.said',
  outside: 'nelu.outside',
  checkout: 'nelu.checkout',
} as const

/**
 * Cookies: copies for the server's first document. Only the page reads `shopper`, which is set while a shopper is signed
 * in (docs/product.md#local-state).
 */
export const cookieNames = {
  region: 'region',
  language: 'language',
  timeZone: 'timeZone',
  dataSaver: 'dataSaver',
  shopper: 'accessToken',
} as const
