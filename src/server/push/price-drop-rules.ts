import type { Kept, KeptPrice } from './push-price-store.ts'

/** The smallest part of a price that counts as a drop: smaller changes are no news. */
const smallestDrop = 0.05

export type PriceDrop = KeptPrice & { readonly was: number }

/**
 * Compares current prices with those last seen. The drops are sorted with the greatest first; `seen` are the prices to
 * compare with the next time: the current price of a new or dropped product, otherwise the lowest price so far, so that
 * a price that rises and falls again is no drop. A product of `kept` that is not on sale now has no current price, and
 * keeps the price last seen until the product is on sale again.
 */
export function priceDrops(
  now: readonly KeptPrice[],
  before: readonly KeptPrice[],
  kept: Kept,
): { drops: PriceDrop[]; seen: KeptPrice[] } {
  const last = new Map(before.map((one) => [keyOf(one), one.price]))
  const current = [...new Map(now.map((one) => [keyOf(one), one])).values()]
  const drops = current.flatMap((one): PriceDrop[] => {
    const was = last.get(keyOf(one))
    return was !== undefined && one.price <= was * (1 - smallestDrop) ? [{ ...one, was }] : []
  })
  const isDrop = new Set(drops.map(keyOf))
  const seen = current.map((one) => {
    const was = last.get(keyOf(one))
    return was === undefined || isDrop.has(keyOf(one)) ? one : { ...one, price: was }
  })
  const onSale = new Set(current.map(keyOf))
  const isKept = { product: new Set(kept.prodIds), variant: new Set(kept.skuIds) }
  const notOnSale = before.filter(
    (one) => !onSale.has(keyOf(one)) && (one.skuId ? isKept.variant.has(one.skuId) : isKept.product.has(one.prodId)),
  )
  return { drops: drops.sort((a, b) => a.price / a.was - b.price / b.was), seen: [...seen, ...notOnSale] }
}

const keyOf = ({ prodId, skuId }: KeptPrice): string => `${prodId} ${skuId}`
