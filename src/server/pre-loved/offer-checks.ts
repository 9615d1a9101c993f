import type { BodyOf } from '#contract/endpoint.ts'
import type { submitOffer } from '#contract/pre-loved/own-offers.ts'
import { priceFault } from '#contract/pre-loved/price-range.ts'
import { textFault } from '#contract/pre-loved/text-checks.ts'
import { unitOf } from '../checkout/fee-rules.ts'
import { regionById } from '../region/region-rules.ts'

type Offer = Pick<BodyOf<typeof submitOffer>, 'title' | 'description' | 'defects' | 'price'>

/**
 * The automatic checks of an offer (docs/product.md#pre-loved-checks): the code of each field that fails. A price must be
 * in units of the region's currency, so that no amount of an order has other decimals.
 */
export function faultsOfOffer(offer: Offer, regionId: number): Record<string, string> {
  const minor = Math.round(offer.price * 100)
  const price =
    minor % unitOf(regionById(regionId)) === 0 && Math.abs(minor - offer.price * 100) < 0.001
      ? priceFault(offer.price, regionId)
      : 'INVALID'
  const faults = {
    title: textFault(offer.title),
    description: textFault(offer.description),
    defects: textFault(offer.defects),
    price,
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, code]) => (code ? [[field, code]] : [])))
}
