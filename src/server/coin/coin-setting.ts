import * as v from 'valibot'
import type { SalesRegion } from '../region/region-rules.ts'

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const terms = v.object({
  /** The coins that an order earns, in per cent of the money paid for its goods. */
  earn: percent,
  /** The coins for a review. */
  review: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  /** The share of the goods that coins may pay, in per cent. */
  share: percent,
})
/** The rates of coins in a region. */
export type CoinRates = v.InferOutput<typeof terms>

/** The mall's own rates, by the country of the region (docs/product.md#coins). */
const ratesByCountry: Readonly<Record<string, CoinRates>> = {
  LK: { earn: 1, review: 10, share: 10 },
  CN: { earn: 1, review: 10, share: 10 },
  LA: { earn: 1, review: 10, share: 10 },
  TR: { earn: 1, review: 10, share: 10 },
}

/** The setting COINS: overrides some rates of some countries, e.g. `{"LK":{"earn":2}}`. */
export const coinSetting = v.record(v.picklist(['LK', 'CN', 'LA', 'TR']), v.strictObject(v.partial(terms).entries))
export type CoinSetting = v.InferOutput<typeof coinSetting>

/** The rates of a region: the mall's own, overridden by the setting. */
export function coinRatesOf({ countryCode }: Pick<SalesRegion, 'countryCode'>, setting: CoinSetting): CoinRates {
  const country = countryCode as keyof CoinSetting
  return { ...(ratesByCountry[country] as CoinRates), ...setting[country] }
}
