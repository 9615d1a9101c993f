import type { ListBase } from '#contract/list-wish.ts'
import { useConnection } from '#sync/connection.ts'
import { usePriceSymbol } from './price-filter.tsx'
import { useAppliedFilters } from './use-applied-filters.ts'
import { useListAddress } from './use-list-address.ts'
import { useResults, useSavedList } from './use-results.ts'

/**
 * A list that can be filtered and sorted, with all that its parts show; `base` must stay the same object. Where the shop
 * does not answer and this very list was never seen, `saved` is what the phone holds of it.
 */
export function useFilteredList(base: ListBase) {
  const { query, wish, go } = useListAddress(base)
  const results = useResults(base, query)
  const connection = useConnection()
  const isDown = connection === 'offline' || connection === 'unreachable'
  const isOffline =
    results.state === 'ready'
      ? results.list.isOld && isDown
      : results.state === 'not-saved' || results.state === 'unreachable'
  const found = useSavedList(base, wish, isOffline)
  const symbol = usePriceSymbol()
  // Nothing saved and nothing wished: that is a place never seen, and its own screen says so.
  const saved = found && (found.total > 0 || Object.keys(wish).length > 0) ? found : undefined
  const first = saved ?? (results.state === 'ready' ? results.list.first : undefined)
  const applied = useAppliedFilters(wish, first?.facets, symbol)
  return { base, query, wish, go, results, saved, symbol, first, applied, total: first?.total }
}
export type FilteredListState = ReturnType<typeof useFilteredList>
