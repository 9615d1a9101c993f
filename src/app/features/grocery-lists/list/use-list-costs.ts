import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import { groceryListCosts, wantedText } from '#contract/grocery/list-costs.ts'
import { maxGroceryItems } from '#contract/grocery/list-limits.ts'
import { useMarket } from '#device/market.ts'
import { useIsOffline } from '#sync/connection.ts'
import type { ListedItem } from '../listed-item.ts'

/** The costs of the items that are still to buy; without `costs`, the sums of the last known prices are shown. */
export type ListCostsState = {
  readonly costs: CartEstimate | null
  /** When the server computed `costs`, in ms. */
  readonly at: number
  readonly isLoading: boolean
  readonly isOffline: boolean
}

/**
 * The costs of the products that are still to buy, by the rules of the checkout (docs/product.md#grocery-costs), for
 * guests as well. A product without a chosen variant counts, too. Without a network: the last answer for exactly these
 * products, which this device stores.
 */
export function useListCosts(items: readonly ListedItem[]): ListCostsState {
  const { regionId } = useMarket()
  const isOffline = useIsOffline()
  const wanted = items.filter(({ prodId, isTicked }) => prodId !== undefined && !isTicked)
  const isRequested = wanted.length > 0 && wanted.length <= maxGroceryItems
  const { data, isPending, isPlaceholderData } = useQuery({
    ...catalogueQuery(groceryListCosts, { items: wantedText(wanted), regionId }),
    enabled: isRequested,
    placeholderData: keepPreviousData,
  })
  const isAnswered = isRequested && !(isOffline && isPlaceholderData)
  return {
    costs: isAnswered ? (data?.value ?? null) : null,
    at: data?.at ?? 0,
    isLoading: isRequested && isPending && !isOffline,
    isOffline,
  }
}
