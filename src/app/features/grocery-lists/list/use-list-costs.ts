import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { type CartEstimate, guestCartEstimate, guestLinesText } from '#contract/cart-estimate.ts'
import { maxCartLines } from '#contract/cart-limits.ts'
import { useMarket } from '#device/market.ts'
import { useIsOffline } from '#sync/connection.ts'
import type { ListedItem } from '../listed-item.ts'

/** The costs of the items that are still to buy; without `costs`, the sums of the last known prices are shown. */
export type ListCostsState = { readonly costs: CartEstimate | null; readonly isOffline: boolean }

/**
 * The costs of the products that are still to buy, by the rules of the checkout (docs/product.md#estimates), for guests
 * as well. A list with more products than a cart can have is not estimated.
 */
export function useListCosts(items: readonly ListedItem[]): ListCostsState {
  const { regionId } = useMarket()
  const isOffline = useIsOffline()
  const lines = items.flatMap(({ skuId, count, isTicked }) =>
    skuId === undefined || isTicked ? [] : [{ skuId, quantity: count }],
  )
  const isAsked = lines.length > 0 && lines.length <= maxCartLines && !isOffline
  const { data } = useQuery({
    ...catalogueQuery(guestCartEstimate, { lines: guestLinesText(lines), regionId }),
    enabled: isAsked,
    persister: undefined,
    placeholderData: keepPreviousData,
  })
  return { costs: isAsked ? (data?.value ?? null) : null, isOffline }
}
