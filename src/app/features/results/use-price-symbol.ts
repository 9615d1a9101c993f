import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { allRegions } from '#contract/region.ts'
import { usePlace } from '#device/place.ts'

/** The symbol of this region's money; every document brings the regions. */
export function usePriceSymbol(): string {
  const { regionId } = usePlace()
  const { data } = useQuery(catalogueQuery(allRegions, {}))
  return data?.value.find((region) => region.regionId === regionId)?.priceSymbol ?? ''
}
