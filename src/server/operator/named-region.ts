import { regionIds } from '#contract/region/region.ts'
import { regions, type SalesRegion } from '../region/region-rules.ts'

/** The region of a country code or of an id. */
export const regionNamed = (name: string): SalesRegion | undefined => {
  const regionId = regionIds[name.toUpperCase() as keyof typeof regionIds] ?? Number(name)
  return regions.find((one) => one.regionId === regionId)
}

/** Says which regions there are. */
export const noRegion = (name: string): string =>
  `There is no region ${name}. There are ${regions.map(({ countryCode, regionId }) => `${countryCode} (${regionId})`).join(', ')}.`
