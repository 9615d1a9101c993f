import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { search } from '#contract/search/search.ts'
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

type FoundProducts = {
  /** `short`: the text is too short for a search. */
  readonly state: 'short' | 'searching' | 'failed' | 'ready'
  readonly products: readonly ProductCard[]
  /** Whether the products on this device were searched. */
  readonly isSaved: boolean
  readonly retry: () => void
}

/**
 * The products that a typed text finds, at most `most`: on the server, or offline among the products on this device.
 */
export function useFoundProducts(typed: string, most: number): FoundProducts {
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
  const query = isOffline ? saved : found
  const rest = { isSaved: isOffline, retry: () => void query.refetch() }
  if (typed.length < shortestSearch) return { ...rest, state: 'short', products: [] }
  const products = isOffline ? saved.data?.products : found.data?.value.records
  const isAnswered = isSearched && key === typed && !query.isFetching && !query.isPlaceholderData
  return {
    ...rest,
    state: !isAnswered ? 'searching' : query.isError ? 'failed' : 'ready',
    products: isSearched ? (products ?? []).slice(0, most) : [],
  }
}

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(setPaused, typingPause, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : paused
}
