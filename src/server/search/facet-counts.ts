import type { Database } from '../database/database.ts'
import { type FacetRow, readFacets } from './facet-store.ts'
import { isNarrowed, type SearchFilters } from './search-filters.ts'

/** A mall with fewer products counts all of them. */
const largeMall = 50_000
/** From this many finds on, counting one in 8, or one in 32, is accurate enough. */
const [many, plenty] = [3_000, 10_000]

/**
 * The counted rows of a search with at most `max` finds. In a large mall, narrow searches are counted in full. For
 * others a sample is counted first. Where the sample shows many finds, its counts (or those of a denser sample) are
 * scaled and rounded to two digits, because counting ten thousand finds takes longer than a shopper waits. The lowest
 * and highest price are then the sample's.
 */
export async function countFacets(
  db: Database,
  filters: SearchFilters,
  products: number,
  max = products,
): Promise<FacetRow[]> {
  if (products < largeMall || max < many) return readFacets(db, filters)
  if (isNarrowed(filters)) {
    const few = await readFacets(db, filters, { max: many })
    if (totalOf(few) < many) return few
  }
  const sample = await readFacets(db, filters, { sampleOf: 32 })
  const found = 32 * totalOf(sample)
  if (found >= plenty) return sample.map(grownBy(32))
  if (found >= many) return (await readFacets(db, filters, { sampleOf: 8 })).map(grownBy(8))
  return readFacets(db, filters)
}

const totalOf = (rows: readonly FacetRow[]): number => rows.find(({ facet }) => facet === 'all')?.count ?? 0

const grownBy =
  (times: number) =>
  (row: FacetRow): FacetRow => {
    const grow = (count: number) => Number((count * times).toPrecision(2))
    return {
      ...row,
      count: grow(row.count),
      scored: row.scored?.map(grow) ?? null,
      stocked: row.stocked === null ? null : grow(row.stocked),
      delivered: row.delivered === null ? null : grow(row.delivered),
    }
  }
