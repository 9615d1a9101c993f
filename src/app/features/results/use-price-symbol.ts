import { useQuery } from '@tanstack/react-query'
import { allRegions } from '../../../contract/region.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'

/** The symbol of this region's money; every document brings the regions. */
export function usePriceSymbol(): string {
  const { regionId } = usePlace()
  const { data } = useQuery(catalogueQuery(allRegions, {}))
  return data?.value.find((region) => region.regionId === regionId)?.priceSymbol ?? ''
}
