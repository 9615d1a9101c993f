import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import type { Tables } from '../database/database.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import type { Settings } from '../settings.ts'
import { costsOf, freeFromOf } from './checkout-rules.ts'
import { feesOf, unitOf } from './fee-rules.ts'
import { majorOf, noOptions, totalOfCosts } from './item-costs.ts'
import { arrivalOf, linesByShop, pricedOf } from './make-checkout.ts'
import { readBuyable, type WantedLine } from './wanted-lines.ts'

type FeeSettings = Pick<Settings, 'FEES'>

/** The costs that confirm would ask for these lines in the viewer's region, by shop (docs/product.md#estimates). */
export async function estimateLines(
  tables: Tables,
  viewer: Viewer,
  wanted: readonly WantedLine[],
  { FEES }: FeeSettings,
): Promise<CartEstimate> {
  const { buyable } = await readBuyable(tables, viewer, wanted)
  const fees = feesOf(viewer.region, FEES)
  const shops = linesByShop(buyable).map((lines) => ({ lines, priced: lines.map(pricedOf) }))
  const costs = costsOf(
    shops.map(({ priced }) => priced),
    fees,
    noOptions,
    unitOf(viewer.region),
  )
  return {
    shops: shops.flatMap(({ lines, priced }, at) => {
      const [first, cost] = [lines[0], costs[at]]
      if (!first || !cost) return []
      const freeFrom = freeFromOf(priced, fees)
      const { from, to } = arrivalOf(
        lines.map(({ product }) => product),
        viewer,
      )
      return {
        shopId: first.sku.shop_id,
        goods: toMajor(cost.total),
        shopReduce: toMajor(cost.shopReduce),
        fee: toMajor(cost.transfee),
        freeFrom: majorOf(freeFrom),
        missing: majorOf(freeFrom !== null && cost.total < freeFrom ? freeFrom - cost.total : null),
        arriveFrom: from,
        arriveTo: to,
      }
    }),
    handlingFee: totalOfCosts(costs, 'handlingFee'),
    smallCartFee: totalOfCosts(costs, 'smallCartFee'),
    smallCartBelow: toMajor(fees.smallCartBelow),
    estimatedTotal: totalOfCosts(costs, 'actualTotal'),
  }
}
