import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { type SavedSearch, searchSaved } from '#cache/saved-search.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { type ListBase, type ListParams, listQuery } from '#contract/product-lists/list-params.ts'
import { type SearchResult, search } from '#contract/search/search.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'

const idOf = (card: ProductCard) => card.prodId

/** The products for the list params in the address; the previous answer stays while the next one loads. */
export function useResults(base: ListBase, query: URLSearchParams) {
  const market = useMarket()
  const options = useMemo(
    () => ({ ...endlessQuery(search, listQuery(base, query, market)), placeholderData: keepPreviousData }),
    [base, query, market],
  )
  return useEndlessList<ProductCard, SearchResult>(options, idOf)
}

/** The stored products of a list, filtered and sorted as the server does; undefined until read. */
export function useSavedList(base: ListBase, params: ListParams, isEnabled: boolean): SavedSearch | undefined {
  const market = useMarket()
  const query = { ...params, ...base }
  const { data } = useQuery({
    queryKey: ['saved on this phone', query, market],
    queryFn: () => searchSaved(query, market),
    enabled: isEnabled,
    // Stored products grow with every page seen, and this result is not a server answer, so it is not stored itself.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    persister: undefined,
  })
  return isEnabled ? data : undefined
}

/** The value once unchanged for the given number of milliseconds. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, value)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
