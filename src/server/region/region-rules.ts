import { defaultRegionId, type Region, regionIds } from '#contract/region.ts'

/** What the mall knows of a region beyond the wire: how its money is written, and the zone of its clock. */
export type SalesRegion = Region & {
  /** Decimals of the currency's prices: LKR and LAK are whole (api.md, conventions). */
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

/** The region of an id, the default region where there is none. */
export const regionById = (regionId: number): SalesRegion =>
  regions.find((region) => region.regionId === regionId) ?? regionByCountry(undefined)

/** The region of a country code, the default region where there is none (spec §4). */
export const regionByCountry = (countryCode: string | undefined): SalesRegion =>
  regions.find((region) => region.countryCode === countryCode?.toUpperCase()) ??
  (regions.find((region) => region.regionId === defaultRegionId) as SalesRegion)

/** Money of the database (minor units, hundredths everywhere) as the wire writes it. */
export const toMajor = (minor: number): number => minor / 100
