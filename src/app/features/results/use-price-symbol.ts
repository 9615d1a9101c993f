import { useQuery } from '@tanstack/react-query'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { usePlace } from '#device/place.ts'

/** The symbol of this region's money; every document brings the regions. */
export function usePriceSymbol(): string {
  const { regionId } = usePlace()
  const { data } = useQuery(mallQueries.regions())
  return data?.value.find((region) => region.regionId === regionId)?.priceSymbol ?? ''
}
