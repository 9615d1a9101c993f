import { type RawBuilder, sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
import type { SearchFilters } from './search-filters.ts'
import { entryConditions, offerConditions } from './search-filters-store.ts'

/** Whether a search finds a product. `offset 0` makes the database begin with the words, which are the rarer condition. */
const finds = (filters: SearchFilters): RawBuilder<unknown> => sql`exists (
  select from (select s.prod_id from search_entry s where ${sql.join(entryConditions(filters), sql` and `)} offset 0) found
  cross join lateral (
    select from offer o where o.prod_id = found.prod_id and ${sql.join(offerConditions(filters), sql` and `)} limit 1
  ) sold)`

/** The index of the first of these searches that finds a product, null for none. Later searches are not made. */
export async function readFirstFinding(db: Database, searches: readonly SearchFilters[]): Promise<number | null> {
  if (searches.length === 0) return null
  const cases = searches.map((filters, at) => sql`when ${finds(filters)} then ${at}::int`)
  const [row] = await query<{ first: number | null }>(db, sql`select case ${sql.join(cases, sql` `)} end as first`)
  return row?.first ?? null
}

/** For each of these searches whether it finds a product. */
export async function readFinding(db: Database, searches: readonly SearchFilters[]): Promise<boolean[]> {
  if (searches.length === 0) return []
  const found = searches.map((filters) => sql`${finds(filters)}::int`)
  const [row] = await query<{ found: number[] }>(db, sql`select array[${sql.join(found)}]::int[] as found`)
  return (row?.found ?? []).map((one) => one === 1)
}
