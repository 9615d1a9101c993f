import { coinWorthOf } from '#contract/coin/coin-amounts.ts'
import { inUnits, unitOf } from '../checkout/fee-rules.ts'
import type { SalesRegion } from '../region/region-rules.ts'

/** The number of coins that pay a price in minor units in full; undefined where nothing is to pay. */
export const coinPriceOf = (price: number, region: SalesRegion): number | undefined =>
  Math.ceil(inUnits(price, unitOf(region)) / coinWorthOf(region.regionId)) || undefined
