import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import type { ListBase } from '#contract/list-wish.ts'
import { listQuery } from '#contract/list-wish.ts'
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
