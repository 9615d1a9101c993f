import { useQuery } from '@tanstack/react-query'
import { useMarket } from '#device/market.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { cartQueries } from './cart-queries.ts'
import { estimate } from './cart-rules.ts'

export type Total = {
  readonly total: number
  readonly saved: number
  readonly count: number
  readonly symbol: string
  /** Computed on this phone from stored prices. */
  readonly isEstimate: boolean
  /** The shop's sum is being requested. */
  readonly isLoading: boolean
}

/**
 * The cost of the chosen lines as computed by the shop; an estimate without an answer, or while the shop does not know
 * all the lines.
 */
export function useTotal(lines: readonly FoldedLine[], userId: string): Total {
  const market = useMarket()
  const isOffline = useIsOffline()
  const isKnown =
    userId !== '' && lines.length > 0 && lines.every(({ pending, basketId }) => pending === null && basketId > 0)
  const ids = lines.map(({ basketId }) => basketId).sort((a, b) => a - b)
  const state = lines
    .map(({ skuId, quantity, price }) => `${skuId} ${quantity} ${price}`)
    .sort()
    .join()
  const { data, isError } = useQuery({
    ...cartQueries.total(market, userId, ids, state),
    enabled: isKnown && !isOffline,
  })
  const own = { ...estimate(lines), symbol: lines[0]?.priceSymbol ?? '' }
  if (isKnown && data)
    return {
      ...own,
      total: data.finalMoney,
      saved: own.saved + data.subtractMoney,
      count: data.count,
      isEstimate: false,
      isLoading: false,
    }
  return { ...own, isEstimate: isOffline || isError || !isKnown, isLoading: isKnown && !isOffline && !isError }
}
