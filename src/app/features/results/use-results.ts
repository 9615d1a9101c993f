import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListBase } from '../../../contract/list-wish.ts'
import { listQuery } from '../../../contract/page-calls.ts'
import type { ProductCard } from '../../../contract/product.ts'
import { search, type SearchResult } from '../../../contract/search.ts'
import { endlessQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { useEndlessList } from '../endless/door.ts'

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
