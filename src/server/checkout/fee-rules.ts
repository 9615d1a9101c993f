import * as v from 'valibot'
import type { SalesRegion } from '../region/region-rules.ts'

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const fees = v.object({
  /** The fee of a parcel from within the region, and of one from abroad. */
  delivery: amount,
  deliveryOverseas: amount,
  /** The value of one shop's goods from which a parcel within the region is free. */
  freeFrom: amount,
  /** The surcharge of a Sunday delivery. */
  sunday: amount,
  /** Charged once per checkout. */
  handling: amount,
  /** Charged once per checkout whose goods cost less than `smallCartBelow`. */
  smallCart: amount,
  smallCartBelow: amount,
  /** The smallest price of an insurance; above it, insurance costs `insuranceShare` of the goods. */
  insurance: amount,
  /** The smallest total of a checkout. */
  minimum: amount,
  /** The value of one shop's goods from which `discount` per cent are taken off; 0 is no discount. */
  discountFrom: amount,
  discount: percent,
})
/** The fees and discounts of a region. */
export type Fees = v.InferOutput<typeof fees>

/** The price of insurance as a share of the goods' value. */
export const insuranceShare = 0.003

/**
 * The mall's own fees in major units, by the country of the region; without a discount unless a setting adds one
 * (docs/product.md#checkout, decision 0024).
 */
const feesByCountry: Readonly<Record<string, Fees>> = {
  LK: {
    delivery: 350,
    deliveryOverseas: 950,
    freeFrom: 7500,
    sunday: 250,
    handling: 100,
    smallCart: 150,
    smallCartBelow: 1000,
    insurance: 90,
    minimum: 200,
    discountFrom: 7500,
    discount: 0,
  },
  CN: {
    delivery: 8,
    deliveryOverseas: 25,
    freeFrom: 99,
    sunday: 6,
    handling: 2,
    smallCart: 4,
    smallCartBelow: 29,
    insurance: 2,
    minimum: 5,
    discountFrom: 99,
    discount: 0,
  },
  LA: {
    delivery: 25_000,
    deliveryOverseas: 65_000,
    freeFrom: 500_000,
    sunday: 17_000,
    handling: 7000,
    smallCart: 10_000,
    smallCartBelow: 70_000,
    insurance: 6000,
    minimum: 14_000,
    discountFrom: 500_000,
    discount: 0,
  },
  TR: {
    delivery: 49.9,
    deliveryOverseas: 129.9,
    freeFrom: 900,
    sunday: 30,
    handling: 12.5,
    smallCart: 19.9,
    smallCartBelow: 120,
    insurance: 10,
    minimum: 25,
    discountFrom: 900,
    discount: 0,
  },
}

/** The setting FEES: overrides some fees of some countries, in major units, e.g. `{"LK":{"delivery":400}}`. */
export const feeSetting = v.record(v.picklist(['LK', 'CN', 'LA', 'TR']), v.strictObject(v.partial(fees).entries))
type FeeSetting = v.InferOutput<typeof feeSetting>

/** The smallest unit of the region's currency, in minor units: LKR and LAK amounts are whole (docs/wire.md#money). */
export const unitOf = ({ decimals }: Pick<SalesRegion, 'decimals'>): number => (decimals === 0 ? 100 : 1)

/** Rounds an amount of minor units to the smallest unit of the currency. */
export const inUnits = (minor: number, unit: number): number => Math.round(minor / unit) * unit

/** A region's fees in minor units and its discount in per cent: the mall's own, overridden by the setting. */
export function feesOf(region: SalesRegion, setting: FeeSetting): Fees {
  const country = region.countryCode as keyof FeeSetting
  const { discount, ...major } = { ...feesByCountry[country], ...setting[country] } as Fees
  return {
    ...Object.fromEntries(Object.entries(major).map(([name, value]) => [name, inUnits(value * 100, unitOf(region))])),
    discount,
  } as Fees
}
