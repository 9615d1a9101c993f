import { regionIds } from '#contract/region/region-ids.ts'

/** The lowest and the highest price of a pre-loved item by region, in major units. */
const ranges: Readonly<Record<number, readonly [least: number, most: number]>> = {
  [regionIds.CN]: [5, 50_000],
  [regionIds.LK]: [200, 2_000_000],
  [regionIds.LA]: [20_000, 150_000_000],
  [regionIds.TR]: [50, 300_000],
}

/** The regions whose prices have no decimals (docs/wire.md#money). */
const wholePrices: ReadonlySet<number> = new Set([regionIds.LK, regionIds.LA])

/** The code of a price that is not in units of the region's currency, or out of the range, at the field `price`. */
export const priceFault = (
  price: number,
  regionId: number,
): 'PRICE_NOT_WHOLE' | 'PRICE_TOO_LOW' | 'PRICE_TOO_HIGH' | undefined => {
  const [least, most] = ranges[regionId] ?? [0, 0]
  if (wholePrices.has(regionId) && !Number.isInteger(price)) return 'PRICE_NOT_WHOLE'
  if (price < least) return 'PRICE_TOO_LOW'
  return price > most ? 'PRICE_TOO_HIGH' : undefined
}
