import { cartInfo, cartVersionHeader } from '#contract/cart.ts'
import type { Language } from '#contract/wire.ts'
import { type CallOptions, call, type Outcome } from '../../call.ts'
import { type KeptCart, keepCart } from './kept-cart.ts'

/** Fetches a shopper's cart as the shop has it now, and keeps the answer where it may be kept (`keepCart`). */
export async function fetchCart(
  shopper: string,
  regionId: number,
  lang: Language,
  options: Pick<CallOptions, 'base' | 'signal'>,
): Promise<Outcome<KeptCart>> {
  let version = 0
  const onHeaders = (headers: Headers) => void (version = Number(headers.get(cartVersionHeader) ?? 0))
  const outcome = await call(cartInfo, { lang }, { ...options, regionId, userId: shopper, body: {}, onHeaders })
  if (!outcome.ok) return outcome
  const value: KeptCart = { cart: outcome.value, version, at: outcome.at, lang }
  await keepCart(shopper, regionId, value)
  return { ...outcome, value }
}
