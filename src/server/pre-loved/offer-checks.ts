import type { BodyOf } from '#contract/endpoint.ts'
import type { submitOffer } from '#contract/pre-loved/own-offers.ts'
import { priceFault } from '#contract/pre-loved/price-range.ts'
import { textFault } from '#contract/pre-loved/text-checks.ts'

type Offer = Pick<BodyOf<typeof submitOffer>, 'title' | 'description' | 'defects' | 'price'>

/**
 * The automatic checks of an offer (docs/product.md#pre-loved-checks): the code of each field that fails. A price must be
 * in units of the region's currency, so that no amount of an order has other decimals; no currency has more than two.
 */
export function faultsOfOffer(offer: Offer, regionId: number): Record<string, string> {
  const hasTwoDecimals = Math.abs(Math.round(offer.price * 100) - offer.price * 100) < 0.001
  const faults = {
    title: textFault(offer.title),
    description: textFault(offer.description),
    defects: textFault(offer.defects),
    price: priceFault(offer.price, regionId) ?? (hasTwoDecimals ? undefined : 'INVALID'),
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, code]) => (code ? [[field, code]] : [])))
}
