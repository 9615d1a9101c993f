import { type Fees, insuranceShare, inUnits } from './fee-rules.ts'

/** One line to buy at its fixed price. Money in minor units. */
export type PricedLine = {
  readonly price: number
  readonly count: number
  readonly isOverseas: boolean
  readonly isFreeDelivery: boolean
}
/** The delivery options. */
type DeliveryOptions = { readonly hasInsurance: boolean; readonly isSunday: boolean }

/**
 * The costs of one shop's order: actualTotal is total, delivery and fees less the three reductions (by the shop, by
 * vouchers, by coins).
 */
export type Cost = {
  readonly total: number
  readonly shopReduce: number
  readonly voucherReduce: number
  readonly coinReduce: number
  readonly transfee: number
  readonly handlingFee: number
  readonly smallCartFee: number
  readonly deliveryInsurance: number
  readonly actualTotal: number
}

/** The price of all lines together. */
export const goodsOf = (lines: readonly Pick<PricedLine, 'price' | 'count'>[]): number =>
  lines.reduce((sum, { price, count }) => sum + price * count, 0)

const payingOf = (lines: readonly PricedLine[]) => lines.filter(({ isFreeDelivery }) => !isFreeDelivery)

/**
 * The value of one shop's goods from which their delivery is free; null where the value does not matter, because every
 * product's delivery is free or a paying product comes from abroad.
 */
export function freeFromOf(lines: readonly PricedLine[], fees: Fees): number | null {
  const paying = payingOf(lines)
  return paying.length === 0 || paying.some(({ isOverseas }) => isOverseas) ? null : fees.freeFrom
}

/**
 * The delivery fee of one shop's parcel. Delivery is free where every product's delivery is free, or where the parcel
 * comes from within the region and its goods reach the free-delivery limit.
 */
export function deliveryOf(lines: readonly PricedLine[], fees: Fees, isSunday: boolean): number {
  const sunday = isSunday ? fees.sunday : 0
  const paying = payingOf(lines)
  if (paying.length === 0) return sunday
  const freeFrom = freeFromOf(lines, fees)
  if (freeFrom === null) return fees.deliveryOverseas + sunday
  return (goodsOf(lines) >= freeFrom ? 0 : fees.delivery) + sunday
}

/**
 * The discount on one shop's goods where they reach the limit, in whole units of the currency, rounded down: never more
 * than the set share of the goods.
 */
export const discountOf = (
  goods: number,
  { discountFrom, discount }: Pick<Fees, 'discountFrom' | 'discount'>,
  unit: number,
): number =>
  // The product of amount and share exceeds a safe number; a percentage has at most two decimals.
  goods >= discountFrom
    ? Number((BigInt(goods) * BigInt(Math.round(discount * 100))) / BigInt(10_000 * unit)) * unit
    : 0

/** The price of insuring goods, in whole units of the currency. */
export const insuranceOf = (goods: number, fees: Fees, unit: number): number =>
  Math.max(fees.insurance, inUnits(goods * insuranceShare, unit))

/**
 * The costs of each shop's order. Handling fee, small cart fee and insurance are charged once per checkout and divided
 * by the value of the goods in whole units of the currency, so that the orders add up exactly to the checkout. A shop's
 * discount is its own; fees and free delivery depend on the price of the goods before the discount. Vouchers and coins
 * are subtracted afterwards (`reduced`).
 */
export function costsOf(
  shops: readonly (readonly PricedLine[])[],
  fees: Fees,
  { hasInsurance, isSunday }: DeliveryOptions,
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
    return {
      total,
      shopReduce,
      voucherReduce: 0,
      coinReduce: 0,
      transfee,
      handlingFee,
      smallCartFee,
      deliveryInsurance,
      actualTotal,
    }
  })
}

/** The costs of each shop's order after a further reduction, one amount per shop. */
export const reduced = (costs: readonly Cost[], part: 'voucherReduce' | 'coinReduce', by: readonly number[]): Cost[] =>
  costs.map((cost, at) => {
    const less = by[at] ?? 0
    return { ...cost, [part]: cost[part] + less, actualTotal: cost.actualTotal - less }
  })

/**
 * Divides an amount by weights into whole units; the parts add up to the amount. The remainder goes to the largest
 * fractions, the first of equals first.
 */
export function shareOut(amount: number, weights: readonly number[], unit: number): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0)
  if (all === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const units = Math.floor(amount / unit)
  // The product of two amounts exceeds a safe number.
  const exact = weights.map((weight) => BigInt(units) * BigInt(weight))
  const parts = exact.map((one) => Number(one / BigInt(all)))
  const remainders = exact
    .map((one, at) => ({ at, rest: Number(one % BigInt(all)) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  const remaining = units - parts.reduce((sum, one) => sum + one, 0)
  for (const { at } of remainders.slice(0, remaining)) parts[at] = (parts[at] ?? 0) + 1
  return parts.map((part, at) => part * unit + (at === 0 ? amount - units * unit : 0))
}
