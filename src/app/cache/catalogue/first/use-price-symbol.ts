import { useQuery } from '@tanstack/react-query'
import { useMarket } from '#device/market.ts'
import { mallQueries } from '../mall-queries.ts'

/**
 * The currency symbol of a region, by default the page's; empty until the regions are known, which every document
 * contains.
 */
export function usePriceSymbol(ofRegion?: number): string {
  const market = useMarket()
  const regionId = ofRegion ?? market.regionId
  const { data } = useQuery(mallQueries.regions())
  return data?.value.find((region) => region.regionId === regionId)?.priceSymbol ?? ''
}
