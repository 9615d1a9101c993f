import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import type { ItemCosts } from '#contract/delivery.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { useMarket } from '#device/market.ts'

/**
 * The expected costs of some pieces of a variant: the product's answer has those of one piece of its first variant, and
 * a call answers all others. `skuId` is null until the shopper has chosen a variant. `isExact` is false until then, and
 * while the last known costs stand in for an answer; without an answer there are no costs.
 */
export function useItemCosts(
  { prodId, isAvailable, deliveryEstimate }: ProductDetail,
  skuId: number | null,
  count: number,
): { readonly costs: ItemCosts | undefined; readonly isExact: boolean } {
  const first = deliveryEstimate.costs
  const isFirst = skuId === null || (first?.skuId === skuId && count === 1)
  const query = useQuery({
    ...productQueries.costs(prodId, skuId ?? 0, count, useMarket()),
    enabled: isAvailable && !isFirst,
    placeholderData: keepPreviousData,
  })
  if (isFirst) return { costs: first, isExact: skuId !== null }
  const costs = query.data?.value ?? (query.isFetching ? first : undefined)
  return { costs, isExact: query.data !== undefined && !query.isPlaceholderData }
}
