import type { FacetRow } from './facet-store.ts'
import type { SearchWish } from './search-wish.ts'

/** Counts are as old as this at most, in ms; pages of one search, and searches that differ in one filter, share them. */
const fresh = 60_000
/** Counts of so many products are dear, and a few more or less change nothing that a person sees … */
const many = 5000
/** … so they are given out to this age, in ms, while they are counted anew. */
const stale = 900_000
const mostWishes = 500

type Entry = { readonly at: number; readonly rows: Promise<FacetRow[]>; isLarge: boolean }

/**
 * Remembers the counted rows of a wish, of which no more than `most` are found, for all languages at once: the region is part of the wish. Asked twice at once
 * it counts once; what fails is not remembered. The wish that was longest not asked goes when there are too many.
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

  /** Puts a newer count in the old one's place when it is there; an old one that cannot be renewed stays. */
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
