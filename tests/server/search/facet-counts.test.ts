import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { query, runScript } from '#server/database/database.ts'
import { countFacets } from '#server/search/facet-counts.ts'
import { type FacetRow, readFacets } from '#server/search/facet-store.ts'
import type { SearchFilters } from '#server/search/search-filters.ts'
import { type Mall, openMall } from '../support/mall.ts'

const large = 1_000_000
const copies = 20_000
const filtersOf = (word?: string): SearchFilters => ({
  regionId: defaultRegionId,
  attributes: [],
  ...(word ? { words: [[word]] } : {}),
})
const total = (rows: readonly FacetRow[]) => rows.find(({ facet }) => facet === 'all')?.count ?? 0

let mall: Mall
beforeAll(async () => {
  mall = await openMall(720)
  // Enough finds for a sample: copies of one product with new ids.
  const one = sql`select prod_id from offer where region_id = ${defaultRegionId} and is_available and stocks > 0 and prod_id < 5000000 order by prod_id limit 1`
  const copied = sql`from (${one}) one cross join generate_series(1, ${copies}::int) as step`
  await query(
    mall.db,
    sql`insert into product select (jsonb_populate_record(p, jsonb_build_object('prod_id', 5000000 + step))).* ${copied} join product p using (prod_id)`,
  )
  await query(
    mall.db,
    sql`insert into offer select (jsonb_populate_record(o, jsonb_build_object('prod_id', 5000000 + step))).* ${copied} join offer o using (prod_id) where o.region_id = ${defaultRegionId}`,
  )
  await query(
    mall.db,
    sql`insert into search_entry (prod_id, rank, is_first, value_ids, words) select 5000000 + step, rank, is_first, value_ids, words || 'plenty:1A'::tsvector ${copied} join search_entry using (prod_id)`,
  )
})
afterAll(() => mall?.close())

test('product#search: in a large mall many results are counted on a sample: two digits, within a few per cent, in every group', async () => {
  const exact = await readFacets(mall.db, filtersOf('plenty'))
  expect(total(exact)).toBe(copies)
  const counted = await countFacets(mall.db, filtersOf('plenty'), large)
  expect(counted.map(({ facet, id }) => [facet, id])).toEqual(exact.map(({ facet, id }) => [facet, id]))
  for (const [at, row] of counted.entries()) {
    expect(row.count).toBe(Number(row.count.toPrecision(2)))
    expect(Math.abs(row.count / (exact[at]?.count ?? 0) - 1)).toBeLessThan(0.15)
    expect([row.low, row.high]).toEqual([exact[at]?.low, exact[at]?.high])
  }
  const all = counted.find(({ facet }) => facet === 'all')
  expect(all?.stocked).toBe(all?.count)
})

test('product#search: few results are counted exactly, and in a mall of the usual size all are', async () => {
  expect(await countFacets(mall.db, filtersOf('kitchen'), large)).toEqual(
    await readFacets(mall.db, filtersOf('kitchen')),
  )
  expect(total(await readFacets(mall.db, filtersOf('kitchen')))).toBeGreaterThan(0)
  expect(await countFacets(mall.db, filtersOf('plenty'), copies)).toEqual(
    await readFacets(mall.db, filtersOf('plenty')),
  )
})

test('product#search: of some thousand results one in 8 is counted; those of one brand all, while they are few', async () => {
  const some = sql`words || 'some:1A'::tsvector`
  await query(mall.db, sql`update search_entry set words = ${some} where prod_id between 5000001 and 5006000`)
  const counted = await countFacets(mall.db, filtersOf('some'), large)
  const eighth = await readFacets(mall.db, filtersOf('some'), { sampleOf: 8 })
  expect(total(counted)).toBe(Number((8 * total(eighth)).toPrecision(2)))
  expect(Math.abs(total(counted) / 6000 - 1)).toBeLessThan(0.1)
  const [brand] = (await readFacets(mall.db, filtersOf('kitchen'))).filter(({ facet }) => facet === 'brand')
  const narrow = { ...filtersOf('kitchen'), brandIds: [brand?.id ?? 0] }
  expect(total(await countFacets(mall.db, narrow, large))).toBe(brand?.count)
  expect(await countFacets(mall.db, filtersOf('some'), large, 2_000)).toEqual(
    await readFacets(mall.db, filtersOf('some')),
  )
})

test.each([
  [
    'samples of one product in 32',
    sql`words @@ 'plenty:*'::tsquery and (hashint8(prod_id) & 31) = 0`,
    /search_entry_sample/,
  ],
  [
    'samples of one product in 8',
    sql`words @@ 'plenty:*'::tsquery and (hashint8(prod_id) & 7) = 0`,
    /search_entry_eighth/,
  ],
  ['searches in titles', sql`ts_filter(words, '{a}') @@ 'kitchen:*'::tsquery`, /search_entry_titles/],
  ['searches in the first part of the mall', sql`words @@ 'kitchen:*'::tsquery and is_first`, /search_entry_first/],
  [
    'searches in titles of the first part of the mall',
    sql`ts_filter(words, '{a}') @@ 'kitchen:*'::tsquery and is_first`,
    /search_entry_first_titles/,
  ],
])('product#search: %s use an index of their own', async (_name, condition, index) => {
  const plan = await mall.db.transaction().execute(async (inside) => {
    await runScript(inside, 'set local enable_seqscan = off')
    return query<{ 'QUERY PLAN': string }>(inside, sql`explain select from search_entry where ${condition}`)
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(index)
})

test('product#search: the results of a search are counted once a minute, whatever the number of callers', async () => {
  const find = () => mall.read<SearchResult>(`/search?${queryString({ key: 'shoes', regionId: regionIds.TR })}`)
  const before = await find()
  const [withdrawn, ...others] = before.records.map(({ prodId }) => prodId)
  const change = (isAvailable: boolean) =>
    query(
      mall.db,
      sql`update offer set is_available = ${isAvailable} where region_id = ${regionIds.TR} and prod_id = ${withdrawn}`,
    )
  await change(false)
  const repeated = await find()
  expect([repeated.total, repeated.facets]).toEqual([before.total, before.facets])
  expect(repeated.records.map(({ prodId }) => prodId).slice(0, others.length)).toEqual(others)
  mall.time.now += 60_000
  expect((await find()).total).toBe(before.total - 1)
  await change(true)
})
