import type { StoredCheckout } from '../checkout/stored-checkout.ts'
import { amountOf, applyVoucher, goodsFor, type Terms } from './apply-rules.ts'

/** A voucher beside a cart: the value of goods that is missing, and the amount that it takes off. In minor units. */
export type Hint<Voucher extends Terms> = {
  readonly voucher: Voucher
  readonly missing: number
  readonly reduce: number
}
/** The best voucher that the goods of a shop, or of the mall (null), reach, and the nearest one that takes off more. */
type ScopeHints<Voucher extends Terms> = {
  readonly shopId: number | null
  readonly reached: Hint<Voucher> | undefined
  readonly next: Hint<Voucher> | undefined
}

/** The hints of a cart, given as an estimate of its checkout: each shop in order, then the mall. */
export function hintsOf<Voucher extends Terms>(
  held: StoredCheckout,
  vouchers: readonly Voucher[],
  unit: number,
): ScopeHints<Voucher>[] {
  const scopes = [...held.shops.map(({ shopId }) => shopId), null]
  return scopes.flatMap((shopId) => {
    const hints = vouchers
      .filter((voucher) => voucher.shopId === shopId && goodsFor(voucher, held) > 0)
      .map((voucher) => hintOf(held, voucher, unit))
      .filter(({ reduce }) => reduce > 0)
    const [reached] = hints.filter(({ missing }) => missing === 0).sort((a, b) => b.reduce - a.reduce)
    const [next] = hints
      .filter(({ missing, reduce }) => missing > 0 && reduce > (reached?.reduce ?? 0))
      .sort((a, b) => a.missing - b.missing || b.reduce - a.reduce)
    return reached || next ? [{ shopId, reached, next }] : []
  })
}

function hintOf<Voucher extends Terms>(held: StoredCheckout, voucher: Voucher, unit: number): Hint<Voucher> {
  const goods = goodsFor(voucher, held)
  if (goods >= voucher.minSpend) return { voucher, missing: 0, reduce: applyVoucher(held, voucher, unit).amount }
  const fees = held.shops.reduce(
    (sum, shop) => sum + (voucher.shopId === null || shop.shopId === voucher.shopId ? shop.transfee : 0),
    0,
  )
  const base = voucher.isFreeShipping ? fees : voucher.minSpend
  return { voucher, missing: voucher.minSpend - goods, reduce: amountOf(voucher, base, unit) }
}
