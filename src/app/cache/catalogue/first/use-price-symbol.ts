import { useQuery } from '@tanstack/react-query'
import { useMarket } from '#device/market.ts'
import { mallQueries } from '../mall-queries.ts'

/** The currency symbol of this region; empty until the regions are known, which every document contains. */
export function usePriceSymbol(): string {
  const { regionId } = useMarket()
  const { data } = useQuery(mallQueries.regions())
  return data?.value.find((region) => region.regionId === regionId)?.priceSymbol ?? ''
}
