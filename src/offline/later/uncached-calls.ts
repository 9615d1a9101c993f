/** Calls that the worker leaves to the network, by the beginning of their paths below `/api`. */
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

/**
 * Whether the worker leaves a GET of this path to the network, so that the page counts its bytes. These are: anything
 * below `/p/`; order notices; what depends on the caller's place; what is live (a list shared by a link, the teams of
 * group buys, the key of push messages, the ways to pay and to sign in); and what has an address of its own for each
 * cart, list, amount or typed text, which would displace the catalogue. None of these is read offline from the worker:
 * the query cache stores what a screen shows without a network, and offline downloads consist of single answers.
 */
export const isUncached = (pathname: string): boolean =>
  uncached.some((path) => `${pathname}/`.startsWith(`/api/${path}/`))
