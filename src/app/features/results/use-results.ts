import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { type SavedSearch, searchSaved } from '#cache/saved-search.ts'
import type { ListBase, ListWish } from '#contract/list-wish.ts'
import { listQuery } from '#contract/page-calls.ts'
import type { ProductCard } from '#contract/product.ts'
import { type SearchResult, search } from '#contract/search.ts'
import { usePlace } from '#device/place.ts'
import { useEndlessList } from '#features/endless/index.ts'

const idOf = (card: ProductCard) => card.prodId

/** The products of a list as its address wishes them; while another wish is answered, the old answer stays. */
export function useResults(base: ListBase, query: URLSearchParams) {
  const place = usePlace()
  const options = useMemo(
    () => ({ ...endlessQuery(search, listQuery(base, query, place)), placeholderData: keepPreviousData }),
    [base, query, place],
  )
  return useEndlessList<ProductCard, SearchResult>(options, idOf)
}

/** What is saved on this phone of a list, filtered and sorted like the shop does it; undefined until it is read. */
export function useSavedList(base: ListBase, wish: ListWish, isAsked: boolean): SavedSearch | undefined {
  const place = usePlace()
  const question = { ...wish, ...base }
  const { data } = useQuery({
    queryKey: ['saved on this phone', question, place],
    queryFn: () => searchSaved(question, place),
    enabled: isAsked,
    // What is saved grows with every page that is seen, and is no answer of the shop to be saved itself.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    persister: undefined,
  })
  return isAsked ? data : undefined
}

/** A value once it has not changed for so many milliseconds. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, value)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
