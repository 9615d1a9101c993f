import type { Checkout, CheckoutChange } from '#contract/order/checkout.ts'
import { linesOf, type Seen, type SeenThing } from './seen-things.ts'

/** A change with the product name; null if this phone does not know the name. */
export type ShownChange = CheckoutChange & { readonly name: string | null }

/**
 * The differences between a checkout and what the shopper saw last. Prices are compared with the seen prices, otherwise
 * with the cart's prices as the shop reports them; missing stock and excluded items are taken from the shop's answer.
 */
export function changesSince(checkout: Checkout, things: readonly SeenThing[]): ShownChange[] {
  const lines = linesOf(checkout)
  const nameOf = (skuId: number) =>
    lines.find((line) => line.skuId === skuId)?.prodName ?? things.find((one) => one.skuId === skuId)?.name ?? null
  const isPrice = ({ why }: CheckoutChange) => why === 'PRICE_CHANGED'
  const saidPrices = checkout.changed.filter(isPrice)
  const prices = lines.flatMap(({ skuId, price }): CheckoutChange[] => {
    const was =
      things.find((one) => one.skuId === skuId)?.price ?? saidPrices.find((one) => one.skuId === skuId)?.was ?? price
    return was === price ? [] : [{ skuId, was, now: price, why: 'PRICE_CHANGED' }]
  })
  return [...prices, ...checkout.changed.filter((one) => !isPrice(one))].map((change) => ({
    ...change,
    name: nameOf(change.skuId),
  }))
}

/**
 * Whether a checkout needs the shopper's consent (decision 0028): if a product costs more than the shopper last saw, or
 * if the total is higher and comparable. The total is comparable if the shopper changed no choice meanwhile, or if
 * consent was already requested.
 */
export function needsConsent(
  checkout: Checkout,
  changes: readonly ShownChange[],
  seen: Seen,
  isTotalComparable: boolean,
): boolean {
  const isDearer = changes.some(({ why, was, now }) => why === 'PRICE_CHANGED' && now > was)
  return isDearer || (isTotalComparable && seen.total !== null && checkout.actualTotal > seen.total)
}
