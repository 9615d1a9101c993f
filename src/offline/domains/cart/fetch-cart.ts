import { cartInfo, cartVersionHeader } from '#contract/cart/cart.ts'
import type { Language } from '#contract/wire.ts'
import { type CallOptions, call, type Outcome } from '#offline/call.ts'
import { type CachedCart, cacheCart } from './cached-cart.ts'

/** Fetches the current cart of a shopper from the server, and caches the answer if `cacheCart` accepts it. */
export async function fetchCart(
  shopper: string,
  regionId: number,
  lang: Language,
  options: Pick<CallOptions, 'base' | 'signal'>,
): Promise<Outcome<CachedCart>> {
  let version = 0
  const onHeaders = (headers: Headers) => void (version = Number(headers.get(cartVersionHeader) ?? 0))
  const outcome = await call(cartInfo, { lang }, { ...options, regionId, userId: shopper, body: {}, onHeaders })
  if (!outcome.ok) return outcome
  const value: CachedCart = { cart: outcome.value, version, at: outcome.at, lang }
  await cacheCart(shopper, regionId, value)
  return { ...outcome, value }
}
