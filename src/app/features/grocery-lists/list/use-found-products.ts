import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { ProductCard } from '#contract/product.ts'
import { search } from '#contract/search.ts'
import { type Market, useMarket } from '#device/market.ts'
import { useIsOffline } from '#sync/connection.ts'

/** The pause in typing after which products are searched, in ms. */
const typingPause = 250
/** The shortest text that is searched. */
const shortestSearch = 2

const savedQuery = (key: string, market: Market) =>
  queryOptions({
    queryKey: ['saved products', key, market] as const,
    queryFn: async () => (await import('#cache/saved-search.ts')).searchSaved({ key }, market),
    // Computed on the device from stored data, so not stored again.
    persister: undefined,
    networkMode: 'always',
    gcTime: 0,
  })

/** The products that a typed text finds, at most `most`: in the shop, or offline among the products on this device. */
export function useFoundProducts(
  typed: string,
  most: number,
): { readonly products: readonly ProductCard[]; readonly isSaved: boolean } {
  const market = useMarket()
  const isOffline = useIsOffline()
  const key = usePaused(typed)
  const isSearched = key.length >= shortestSearch
  const found = useQuery({
    ...catalogueQuery(search, { key, pageSize: 10, ...market }),
    enabled: isSearched && !isOffline,
    retry: false,
    persister: undefined,
    placeholderData: keepPreviousData,
  })
  const saved = useQuery({
    ...savedQuery(key, market),
    enabled: isSearched && isOffline,
    placeholderData: keepPreviousData,
  })
  if (!isSearched) return { products: [], isSaved: isOffline }
  const products = isOffline ? saved.data?.products : found.data?.value.records
  return { products: (products ?? []).slice(0, most), isSaved: isOffline }
}

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(setPaused, typingPause, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : paused
}
