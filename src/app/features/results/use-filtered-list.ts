import { useMemo, useState } from 'react'
import { usePriceSymbol } from '#cache/catalogue/first/use-price-symbol.ts'
import type { ListBase } from '#contract/product-lists/list-params.ts'
import { useConnection } from '#sync/connection.ts'
import { createFacetOrder } from './facet-order.ts'
import { useAppliedFilters } from './use-applied-filters.ts'
import { useListAddress } from './use-list-address.ts'
import { useResults, useSavedList } from './use-results.ts'

/**
 * A list with filters and sort order, and all data of its parts; `base` must be a stable object. Offline, where this
 * list was never fetched, `saved` holds the matching stored products. `inOrder` puts the facets of any answer of this
 * list into the order in which they were first shown.
 */
export function useFilteredList(base: ListBase) {
  const { query, params, go } = useListAddress(base)
  const results = useResults(base, query)
  const connection = useConnection()
  const isDown = connection === 'offline' || connection === 'unreachable'
  const isOffline =
    results.state === 'ready'
      ? results.list.isOld && isDown
      : results.state === 'not-saved' || results.state === 'unreachable'
  const found = useSavedList(base, params, isOffline)
  const symbol = usePriceSymbol()
  // Nothing stored and no list params: the list was never opened, and its screen has its own message for that.
  const saved = found && (found.total > 0 || Object.keys(params).length > 0) ? found : undefined
  const first = saved ?? (results.state === 'ready' ? results.list.first : undefined)
  const [inOrder] = useState(createFacetOrder)
  const facets = useMemo(() => first && inOrder(first.facets), [first, inOrder])
  const applied = useAppliedFilters(params, facets, symbol)
  return { base, query, params, go, results, saved, symbol, first, facets, inOrder, applied, total: first?.total }
}
export type FilteredListState = ReturnType<typeof useFilteredList>
