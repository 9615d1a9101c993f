import { apiBase } from '../api-base.ts'

/** Calls that the worker leaves to the network, by the beginning of their paths below the API's base. */
const uncached = [
  'p',
  'geo',
  'notifications/page',
  'search/take',
  'search/weight',
  'search/suggest',
  'shopDetail/byShopName',
  'groceryList',
  'groupBuy',
  'push',
  'delivery/cart',
  'voucher/cart',
  'installment/plans',
  'pay/settings',
  'mall/signIn',
]

/** The path of a call below the API's base, such as `/category/tree`; null for any other address. */
export function apiPathOf({ href }: URL, apiAddress = apiBase): string | null {
  const base = new URL(apiAddress, self.location.origin).href
  return href.startsWith(`${base}/`) ? href.slice(base.length) : null
}

/**
 * Whether the worker caches the answer to a GET of this address. The worker leaves to the network, and the page counts
 * the bytes of: anything below `/p/`; order notices; what depends on the caller's place; what is live (a list shared by a
 * link, the teams of group buys, the key of push messages, the ways to pay and to sign in); and what has an address of
 * its own for each cart, list, amount or typed text, which would displace the catalogue. None of these is read offline
 * from the worker: the query cache stores what a screen shows without a network, and offline downloads consist of single
 * answers.
 */
export function isCachedCall(address: URL, apiAddress = apiBase): boolean {
  const [path] = apiPathOf(address, apiAddress)?.split('?') ?? []
  return path !== undefined && !uncached.some((one) => `${path}/`.startsWith(`/${one}/`))
}
