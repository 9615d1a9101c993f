import type { FacetRow } from './facet-store.ts'
import type { SearchFilters } from './search-filters.ts'

/**
 * Counts up to this age, in ms, are fresh. The pages of one search, and searches that differ in one filter, share them.
 */
const fresh = 60_000
/** From this many products on, counting is expensive and a small deviation is invisible … */
const many = 5000
/** … so counts up to this age, in ms, are served while new ones are computed. */
const stale = 900_000
const maxEntries = 500

type Entry = { readonly at: number; readonly rows: Promise<FacetRow[]>; isLarge: boolean }

/**
 * Caches the counted rows of a search with at most `max` finds, for all languages; the region is part of the key.
 * Concurrent requests share one count; failures are not cached. The least recently used search is evicted.
 */
export function facetCache(
  clock: () => number,
  count: (filters: SearchFilters, max?: number) => Promise<FacetRow[]>,
): (filters: SearchFilters, max?: number) => Promise<FacetRow[]> {
  const known = new Map<string, Entry>()
  const counting = new Set<string>()

  const store = (key: string, entry: Entry) => {
    known.delete(key)
    known.set(key, entry)
    const oldest = known.size > maxEntries ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
  }

  function countNow(key: string, filters: SearchFilters, max?: number): Entry {
    const entry: Entry = { at: clock(), rows: count(filters, max), isLarge: false }
    entry.rows.then(
      (rows) => (entry.isLarge = (rows.find(({ facet }) => facet === 'all')?.count ?? 0) >= many),
      () => known.get(key) === entry && known.delete(key),
    )
    return entry
  }

  /** Replaces a cached count once the new one is ready; after a failure the old count stays. */
  const renew = (key: string, filters: SearchFilters, max?: number) => {
    if (counting.has(key)) return
    counting.add(key)
    const entry = countNow(key, filters, max)
    entry.rows
      .then(
        () => store(key, entry),
        () => {},
      )
      .finally(() => counting.delete(key))
  }

  return (filters, max) => {
    const key = JSON.stringify(filters)
    const one = known.get(key)
    const age = one ? clock() - one.at : Number.POSITIVE_INFINITY
    if (one && (age < fresh || (one.isLarge && age < stale))) {
      if (age >= fresh) renew(key, filters, max)
      store(key, one)
      return one.rows
    }
    const entry = countNow(key, filters, max)
    store(key, entry)
    return entry.rows
  }
}
