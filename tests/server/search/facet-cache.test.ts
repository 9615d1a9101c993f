import { expect, test } from 'vitest'
import { facetCache } from '#server/search/facet-cache.ts'
import type { FacetRow } from '#server/search/facet-store.ts'
import type { SearchFilters } from '#server/search/search-filters.ts'

const minute = 60_000
const rowsOf = (count: number): FacetRow[] => [
  {
    facet: 'all',
    id: null,
    names: null,
    attr_id: null,
    attr_names: null,
    count,
    low: 1,
    high: 2,
    scored: [],
    stocked: 0,
    delivered: 0,
  },
]
const filters = (regionId: number, brandId?: number): SearchFilters => ({
  regionId,
  attributes: [],
  ...(brandId ? { brandIds: [brandId] } : {}),
})

function open(count: () => number) {
  const time = { now: 0 }
  const counted: SearchFilters[] = []
  const cache = facetCache(
    () => time.now,
    async (one) => {
      counted.push(one)
      return rowsOf(count())
    },
  )
  return { time, counted, total: async (one: SearchFilters) => (await cache(one))[0]?.count }
}

test('product#search: facets are counted once a minute per search and region, whatever the number of callers', async () => {
  let products = 100
  const { time, counted, total } = open(() => products)
  expect(
    await Promise.all([
      total(filters(1)),
      total(filters(1)),
      total(filters(1)),
      total(filters(2)),
      total(filters(1, 7)),
    ]),
  ).toEqual([100, 100, 100, 100, 100])
  expect(counted).toEqual([filters(1), filters(2), filters(1, 7)])
  products = 99
  time.now = minute - 1
  expect(await total(filters(1))).toBe(100)
  time.now = minute
  expect(await total(filters(1))).toBe(99)
  expect(counted).toHaveLength(4)
})

test('product#search: facets of many products are served stale while they are counted again, for 15 minutes at most', async () => {
  let products = 800_000
  const { time, counted, total } = open(() => products)
  await total(filters(1))
  products = 800_001
  time.now = 5 * minute
  expect(await total(filters(1))).toBe(800_000)
  await expect.poll(() => total(filters(1))).toBe(800_001)
  expect(counted).toHaveLength(2)
  products = 800_002
  time.now += 15 * minute
  expect(await total(filters(1))).toBe(800_002)
})

test('product#search: a failed count is not cached, and the previous count stays', async () => {
  const time = { now: 0 }
  let outcome: number | null = null
  const cache = facetCache(
    () => time.now,
    async () => {
      if (outcome === null) throw new Error('no database')
      return rowsOf(outcome)
    },
  )
  await expect(cache(filters(1))).rejects.toThrow('no database')
  outcome = 9000
  expect((await cache(filters(1)))[0]?.count).toBe(9000)
  outcome = null
  time.now = 2 * minute
  for (let time = 0; time < 3; time += 1) expect((await cache(filters(1)))[0]?.count).toBe(9000)
})

test('product#search: five hundred searches are cached; the least recently used one is evicted', async () => {
  const { counted, total } = open(() => 1)
  for (let brand = 1; brand <= 500; brand += 1) await total(filters(1, brand))
  await total(filters(1, 1))
  await total(filters(1, 501))
  expect(counted).toHaveLength(501)
  await total(filters(1, 1))
  expect(counted).toHaveLength(501)
  await total(filters(1, 2))
  expect(counted).toHaveLength(502)
})
