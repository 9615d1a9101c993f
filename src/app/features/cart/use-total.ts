import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import { useMarket } from '#device/market.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { cartQueries } from './cart-queries.ts'
import { estimate, goodsOf } from './cart-rules.ts'

export type Total = {
  /** The value of the chosen lines. */
  readonly goods: number
  /** The sum to pay: with all fees where `costs` are known. */
  readonly total: number
  readonly saved: number
  readonly count: number
  readonly symbol: string
  /**
   * The costs at checkout, of the last answer while the next is awaited; null where the server has not computed them.
   */
  readonly costs: CartEstimate | null
  /** Computed on this device from stored prices. */
  readonly isEstimate: boolean
  /** The server's sum is being requested. */
  readonly isLoading: boolean
}

/**
 * The cost of the chosen lines as computed by the server; an estimate without an answer, or while the server does not
 * know all the lines. A guest's lines are known to this device only, and are sent with the request.
 */
export function useTotal(lines: readonly FoldedLine[], userId: string): Total {
  const market = useMarket()
  const isOffline = useIsOffline()
  const isGuest = userId === ''
  const isKnown =
    lines.length > 0 && (isGuest || lines.every(({ pending, basketId }) => pending === null && basketId > 0))
  const ids = lines.map(({ basketId }) => basketId).sort((a, b) => a - b)
  const state = lines
    .map(({ skuId, quantity, price }) => `${skuId} ${quantity} ${price}`)
    .sort()
    .join()
  const isEnabled = isKnown && !isOffline
  const ofShopper = useQuery({
    ...cartQueries.total(market, userId, ids, state),
    enabled: isEnabled && !isGuest,
    placeholderData: keepPreviousData,
  })
  const ofGuest = useQuery({
    ...cartQueries.guestEstimate(market, lines),
    enabled: isEnabled && isGuest,
    placeholderData: keepPreviousData,
  })
  const { data, isError, isPlaceholderData } = isGuest ? ofGuest : ofShopper
  const own = { ...estimate(lines), symbol: lines[0]?.priceSymbol ?? '' }
  const answer = lines.length > 0 ? data : undefined
  if (isKnown && answer && !isPlaceholderData) {
    const { saved, count } = ofShopper.data && !isGuest ? withAnswer(own, ofShopper.data) : own
    const { estimatedTotal: total } = answer
    return { ...own, goods: goodsOf(answer), total, saved, count, costs: answer, isEstimate: false, isLoading: false }
  }
  const isLoading = !isOffline && !isError && lines.length > 0
  const costs = isLoading && answer ? answer : null
  return {
    ...own,
    // The fees rarely change with one line, so that the last fees are shown until the answer arrives.
    total: costs ? hundredths(own.goods + costs.estimatedTotal - goodsOf(costs)) : own.goods,
    costs,
    isEstimate: isOffline || isError || !isKnown,
    isLoading,
  }
}

const hundredths = (amount: number) => Math.round(amount * 100) / 100

const withAnswer = (
  { saved }: { saved: number },
  { subtractMoney, count }: { subtractMoney: number; count: number },
): { saved: number; count: number } => ({ saved: saved + subtractMoney, count })
