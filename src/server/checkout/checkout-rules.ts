import { type Fees, insuranceShare, inUnits } from './fee-rules.ts'

/** One thing to buy, at the price that will hold. Money in minor units. */
export type PricedLine = {
  readonly price: number
  readonly count: number
  readonly isOverseas: boolean
  readonly isFreeDelivery: boolean
}
/** How it is to be delivered. */
export type Wishes = { readonly hasInsurance: boolean; readonly isSunday: boolean }

/** What one shop's order costs: actualTotal is the sum of the others, less shopReduce. */
export type Cost = {
  readonly total: number
  readonly shopReduce: number
  readonly transfee: number
  readonly handlingFee: number
  readonly smallCartFee: number
  readonly deliveryInsurance: number
  readonly actualTotal: number
}

/** What lines cost together. */
export const goodsOf = (lines: readonly Pick<PricedLine, 'price' | 'count'>[]): number =>
  lines.reduce((sum, { price, count }) => sum + price * count, 0)

/** What one shop's parcel costs to bring: free where everything in it is, or where it is from here and worth enough. */
export function deliveryOf(lines: readonly PricedLine[], fees: Fees, isSunday: boolean): number {
  const paying = lines.filter(({ isFreeDelivery }) => !isFreeDelivery)
  const sunday = isSunday ? fees.sunday : 0
  if (paying.some(({ isOverseas }) => isOverseas)) return fees.deliveryOverseas + sunday
  return (paying.length === 0 || goodsOf(lines) >= fees.freeFrom ? 0 : fees.delivery) + sunday
}

/** What is off one shop's goods where they come to enough, in the units of the region's money; never more than the setting's share of them. */
export const discountOf = (
  goods: number,
  { discountFrom, discount }: Pick<Fees, 'discountFrom' | 'discount'>,
  unit: number,
): number =>
  // Their product does not fit into a number; a percentage has two decimals at the most.
  goods >= discountFrom
    ? Number((BigInt(goods) * BigInt(Math.round(discount * 100))) / BigInt(10_000 * unit)) * unit
    : 0

/** What the insurance of goods costs, in the units of the region's money. */
export const insuranceOf = (goods: number, fees: Fees, unit: number): number =>
  Math.max(fees.insurance, inUnits(goods * insuranceShare, unit))

/**
 * What each shop's order costs. Handling, small cart fee and insurance are those of the whole checkout, shared out by the worth of the
 * goods in whole units of the region's money, so that the orders add up to the checkout to the last unit. A shop's discount is its own;
 * what fees and free delivery depend on is what the goods cost before it.
 */
export function costsOf(
  shops: readonly (readonly PricedLine[])[],
  fees: Fees,
  { hasInsurance, isSunday }: Wishes,
  unit: number,
): Cost[] {
  const goods = shops.map(goodsOf)
  const all = goods.reduce((sum, one) => sum + one, 0)
  const handling = shareOut(fees.handling, goods, unit)
  const small = shareOut(all < fees.smallCartBelow ? fees.smallCart : 0, goods, unit)
  const insurance = shareOut(hasInsurance ? insuranceOf(all, fees, unit) : 0, goods, unit)
  return shops.map((lines, at) => {
    const [total, transfee] = [goods[at] ?? 0, deliveryOf(lines, fees, isSunday)]
    const [handlingFee, smallCartFee, deliveryInsurance] = [handling[at] ?? 0, small[at] ?? 0, insurance[at] ?? 0]
    const shopReduce = discountOf(total, fees, unit)
    const actualTotal = total - shopReduce + transfee + handlingFee + smallCartFee + deliveryInsurance
    return { total, shopReduce, transfee, handlingFee, smallCartFee, deliveryInsurance, actualTotal }
  })
}

/** An amount shared out by weights in whole units; the parts add up to it. What is left over goes to the largest remainders, the first of equals. */
export function shareOut(amount: number, weights: readonly number[], unit: number): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0)
  if (all === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const units = Math.floor(amount / unit)
  // Products of two amounts do not fit into a number.
  const exact = weights.map((weight) => BigInt(units) * BigInt(weight))
  const parts = exact.map((one) => Number(one / BigInt(all)))
  const remainders = exact
    .map((one, at) => ({ at, rest: Number(one % BigInt(all)) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  const left = units - parts.reduce((sum, one) => sum + one, 0)
  for (const { at } of remainders.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts.map((part, at) => part * unit + (at === 0 ? amount - units * unit : 0))
}
