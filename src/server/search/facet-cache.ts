import type { FacetRow } from './facet-store.ts'
import type { SearchWish } from './search-wish.ts'

/**
 * Counts up to this age, in ms, are fresh. The pages of one search, and searches that differ in one filter, share them.
 */
const fresh = 60_000
/** From this many products on, counting is expensive and a small deviation is invisible … */
const many = 5000
/** … so counts up to this age, in ms, are served while new ones are computed. */
const stale = 900_000
const mostWishes = 500

type Entry = { readonly at: number; readonly rows: Promise<FacetRow[]>; isLarge: boolean }

/**
 * Caches the counted rows of a search with at most `most` finds, for all languages; the region is part of the key.
 * Concurrent requests share one count; failures are not cached. The least recently used search is evicted.
 */
export function facetCache(
  clock: () => number,
  count: (wish: SearchWish, most?: number) => Promise<FacetRow[]>,
): (wish: SearchWish, most?: number) => Promise<FacetRow[]> {
  const known = new Map<string, Entry>()
  const counting = new Set<string>()

  const keep = (key: string, entry: Entry) => {
    known.delete(key)
    known.set(key, entry)
    const oldest = known.size > mostWishes ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
  }

  function countNow(key: string, wish: SearchWish, most?: number): Entry {
    const entry: Entry = { at: clock(), rows: count(wish, most), isLarge: false }
    entry.rows.then(
      (rows) => (entry.isLarge = (rows.find(({ facet }) => facet === 'all')?.count ?? 0) >= many),
      () => known.get(key) === entry && known.delete(key),
    )
    return entry
  }

  /** Replaces a cached count once the new one is ready; after a failure the old count stays. */
  const renew = (key: string, wish: SearchWish, most?: number) => {
    if (counting.has(key)) return
    counting.add(key)
    const entry = countNow(key, wish, most)
    entry.rows
      .then(
        () => keep(key, entry),
        () => {},
      )
      .finally(() => counting.delete(key))
  }

  return (wish, most) => {
    const key = JSON.stringify(wish)
    const one = known.get(key)
    const age = one ? clock() - one.at : Number.POSITIVE_INFINITY
    if (one && (age < fresh || (one.isLarge && age < stale))) {
      if (age >= fresh) renew(key, wish, most)
      keep(key, one)
      return one.rows
    }
    const entry = countNow(key, wish, most)
    keep(key, entry)
    return entry.rows
  }
}
