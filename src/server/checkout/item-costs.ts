import type { ItemCosts } from '#contract/delivery.ts'
import { type SalesRegion, toMajor } from '../region/region-rules.ts'
import type { Settings } from '../settings.ts'
import { type Cost, costsOf, freeFromOf, type PricedLine } from './checkout-rules.ts'
import { feesOf, inUnits, unitOf } from './fee-rules.ts'

/** Costs are estimated without the options that a shopper chooses at checkout. */
export const noOptions = { hasInsurance: false, isSunday: false }

/** The sum of one part of the costs of all shops, in major units. */
export const totalOfCosts = (costs: readonly Cost[], part: keyof Cost): number =>
  toMajor(costs.reduce((sum, cost) => sum + cost[part], 0))

/** An amount in major units; undefined without an amount. */
export const majorOf = (minor: number | null): number | undefined => (minor === null ? undefined : toMajor(minor))

/** The costs that confirm would ask for some pieces of a variant, bought alone. The price is in minor units. */
export function costsOfItem(
  { skuId, count, price, ...delivery }: PricedLine & { readonly skuId: number },
  region: SalesRegion,
  { FEES }: Pick<Settings, 'FEES'>,
): ItemCosts {
  const [fees, unit] = [feesOf(region, FEES), unitOf(region)]
  const lines = [{ ...delivery, count, price: inUnits(price, unit) }]
  const costs = costsOf([lines], fees, noOptions, unit)
  return {
    skuId,
    count,
    fee: totalOfCosts(costs, 'transfee'),
    freeFrom: majorOf(freeFromOf(lines, fees)),
    handlingFee: totalOfCosts(costs, 'handlingFee'),
    smallCartFee: totalOfCosts(costs, 'smallCartFee'),
    smallCartBelow: toMajor(fees.smallCartBelow),
    estimatedTotal: totalOfCosts(costs, 'actualTotal'),
  }
}
