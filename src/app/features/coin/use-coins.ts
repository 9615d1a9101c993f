import { useMemo } from 'react'
import { type Loaded, useAnswer } from '#cache/use-answer.ts'
import { type CoinRecord, type CoinTerms, coinBalance } from '#contract/coin/coin.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { coinQueries } from './coin-queries.ts'

/** The worth of a coin of the region, and the rates. */
export const useTerms = (): Loaded<CoinTerms> => useAnswer(coinQueries.terms(useMarket()))

/** The shopper's balance and records of the region, both stored for reading offline. */
export function useCoins() {
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  const balance = useShopperAnswer(coinBalance, { regionId: market.regionId })
  const records = useEndlessList<CoinRecord>(
    useMemo(() => ({ ...coinQueries.records(market, userId), enabled: userId !== '' }), [market, userId]),
    ({ recordId }) => recordId,
  )
  return { balance, records }
}
