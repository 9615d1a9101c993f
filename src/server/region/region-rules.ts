import { defaultRegionId, type Region, regionIds } from '#contract/region/region.ts'

/** A region with the mall's own data: its currency's decimals and its time zone. */
export type SalesRegion = Region & {
  /** Decimals of the currency's prices; LKR and LAK amounts are whole (docs/wire.md#money). */
  readonly decimals: 0 | 2
  readonly timeZone: string
}

const flag = (countryCode: string) => `/flags/${countryCode.toLowerCase()}.svg`

/** The four regions, the default first. */
export const regions: readonly SalesRegion[] = [
  {
    regionId: regionIds.LK,
    regionName: 'Sri Lanka',
    countryCode: 'LK',
    phoneCode: '94',
    currency: 'LKR',
    priceSymbol: 'Rs.',
    flag: flag('LK'),
    decimals: 0,
    timeZone: 'Asia/Colombo',
  },
  {
    regionId: regionIds.CN,
    regionName: 'China',
    countryCode: 'CN',
    phoneCode: '86',
    currency: 'CNY',
    priceSymbol: '¥',
    flag: flag('CN'),
    decimals: 2,
    timeZone: 'Asia/Shanghai',
  },
  {
    regionId: regionIds.LA,
    regionName: 'Laos',
    countryCode: 'LA',
    phoneCode: '856',
    currency: 'LAK',
    priceSymbol: '₭',
    flag: flag('LA'),
    decimals: 0,
    timeZone: 'Asia/Vientiane',
  },
  {
    regionId: regionIds.TR,
    regionName: 'Türkiye',
    countryCode: 'TR',
    phoneCode: '90',
    currency: 'TRY',
    priceSymbol: '₺',
    flag: flag('TR'),
    decimals: 2,
    timeZone: 'Europe/Istanbul',
  },
]

/** The region with an id, or the default region. */
export const regionById = (regionId: number): SalesRegion =>
  regions.find((region) => region.regionId === regionId) ?? regionByCountry(undefined)

/** The region of a country code, or the default region (docs/product.md#regions). */
export const regionByCountry = (countryCode: string | undefined): SalesRegion =>
  regions.find((region) => region.countryCode === countryCode?.toUpperCase()) ??
  (regions.find((region) => region.regionId === defaultRegionId) as SalesRegion)

/** Converts minor units (hundredths in every currency) to the wire's major units. */
export const toMajor = (minor: number): number => minor / 100
