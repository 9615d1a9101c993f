import type { Database } from '../database/database.ts'
import { readFacets, type FacetRow } from './facet-store.ts'
import type { SearchWish } from './search-wish.ts'
import { sampleOf } from './search-wish-store.ts'

/** A mall of fewer products counts every one of them. */
const largeMall = 50_000
/** From so many finds on nobody sees that they were not counted one by one. */
const many = 10_000

/**
 * The counted rows of a wish. In a large mall (`products`) a sample is counted first; where it tells of many finds, its
 * counts stand for all, rounded to two figures as a count of a sample is: counting a hundred thousand finds one by one
 * takes longer than a shopper waits. The lowest and highest price are then the sample's.
 */
export async function countFacets(db: Database, wish: SearchWish, products: number): Promise<FacetRow[]> {
  if (products < largeMall) return readFacets(db, wish)
  const sample = await readFacets(db, wish, true)
  const found = sample.find(({ facet }) => facet === 'all')?.count ?? 0
  return found * sampleOf >= many ? sample.map(grown) : readFacets(db, wish)
}

const grown = (row: FacetRow): FacetRow => ({
  ...row,
  count: grow(row.count),
  scored: row.scored?.map(grow) ?? null,
  stocked: row.stocked === null ? null : grow(row.stocked),
  delivered: row.delivered === null ? null : grow(row.delivered),
})

const grow = (count: number): number => Number((count * sampleOf).toPrecision(2))
