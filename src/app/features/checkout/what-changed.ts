import type { Checkout, CheckoutChange } from '#contract/order/checkout.ts'
import { linesOf, type Seen, type SeenThing } from './seen-things.ts'

/** A change with the name of the thing; null where nobody on this phone knows it. */
export type ShownChange = CheckoutChange & { readonly name: string | null }

/**
 * What is otherwise than the shopper saw it: prices against those that were seen, else against what the shop says of the cart; and
 * what is short or left out, as the shop says it.
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
 * Whether a checkout needs consent (docs/product.md#checkout: what costs more since it was seen). A thing that costs
 * more does; so does a higher total where the shopper chose nothing else meanwhile, or where they had been asked
 * already.
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
