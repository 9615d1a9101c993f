import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { createApp } from '#server/app.ts'
import { query } from '#server/database/database.ts'
import { indexDeletions } from '#server/search/near-words.ts'
import type { SearchFilters } from '#server/search/search-filters.ts'
import { orderOf } from '#server/search/search-order.ts'
import { readFound } from '#server/search/search-store.ts'
import { readUses } from '#server/search/spelling-store.ts'
import { answeringDatabase } from '../support/answering-database.ts'
import { silentLog } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { testDependencies } from '../support/test-dependencies.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(2000)
})
afterAll(() => mall?.close())

const searches: readonly (readonly [name: string, filters: Partial<SearchFilters>])[] = [
  ['one letter', { words: [['s']] }],
  ['two letters', { words: [['s'], ['c']] }],
  ['one of two words', { words: [['kitchen', 'fashion']] }],
  ['one letter in a department', { words: [['s']], categoryId: 200 }],
  ['one letter with filters', { words: [['s']], hasStock: true, minScore: 3, minPrice: 100_000 }],
  ['a rare word', { words: [['violin']] }],
  ['a type', { words: [['tea']], types: ['=en:tea'] }],
  ['a word of categories', { words: [['tea']], types: ['=en:tea'], categoryTypes: ['~en:tea'] }],
  ['a word of departments', { words: [['groceries']] }],
  ['an unknown word', { words: [['qqqq']] }],
]
// Along an index, and within the first part of the mall.
const broad = { uses: 1000, titleUses: 1000, typeUses: 1000, categoryUses: 1000, products: 10_000 }
const common = { ...broad, products: Infinity }
const orders = [
  orderOf({}, true),
  orderOf({ sortName: 'soldNum' }, true),
  orderOf({ sortName: 'createTime' }, true),
  orderOf({ sortName: 'score' }, true),
  orderOf({ sortName: 'score', sort: 'asc' }, true),
  orderOf({ sortName: 'price' }, true),
]

test.each(searches.flatMap(([name, filters]) => orders.map((order) => [name, order.label, filters, order] as const)))(
  'product#search: by index or sorted, %s by %s gives the same pages',
  async (_name, _label, filters, order) => {
    const searchFilters: SearchFilters = { regionId: defaultRegionId, attributes: [], ...filters }
    let after: readonly string[] | undefined
    let popularFrom: Parameters<typeof readFound>[3] | undefined
    for (let page = 0; page < 4; page += 1) {
      const from = after ? { after, skip: 0 } : { skip: 0 }
      const [walked, first] = await Promise.all(
        [broad, common].map((known) => readFound(mall.db, searchFilters, order, from, 21, known)),
      )
      // A page by number is sorted in any case.
      const sorted = await readFound(mall.db, searchFilters, order, { skip: page * 20 }, 21, common)
      expect(walked).toEqual(sorted)
      expect(first).toEqual(sorted)
      const popular = await readFound(mall.db, searchFilters, order, { skip: page * 20 }, 21)
      expect(await readFound(mall.db, searchFilters, order, popularFrom ?? { skip: 0 }, 21)).toEqual(popular)
      popularFrom = { after: popular[19]?.position, skip: 0 }
      if ((sorted?.length ?? 0) < 21) return
      after = sorted?.[19]?.position
    }
  },
)

test('wire#search: by time: newest first sorts by creation of each product, oldest first is its reverse, as the card shows', async () => {
  const pageOf = (query: object) =>
    mall.read<SearchResult>(
      `/search?${queryString({ regionId: defaultRegionId, sortName: 'createTime', pageSize: 100, ...query })}`,
    )
  for (const key of [undefined, 'shoes']) {
    const [newest, oldest] = await Promise.all(
      ['desc', 'asc'].map(async (sort) => {
        const first = await pageOf({ key, sort })
        const others = await Promise.all(
          Array.from({ length: first.pages - 1 }, (_, at) => pageOf({ key, sort, pageNumber: at + 2 })),
        )
        return [first, ...others].flatMap(({ records }) => records)
      }),
    )
    const order = (newest ?? []).map(({ prodId }) => prodId)
    const rows = await query<{ prod_id: number; created_at: Date }>(
      mall.db,
      sql`select prod_id, created_at from product where prod_id = any(${order}::bigint[])`,
    )
    const createdAt = new Map(rows.map((row) => [row.prod_id, row.created_at.getTime()]))
    const times = order.map((prodId) => createdAt.get(prodId) ?? 0)
    expect(new Set(times).size).toBeGreaterThan(order.length / 2)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(newest?.map(({ createDay }) => createDay)).toEqual(times.map((time) => Math.floor(time / 86_400_000)))
    expect(oldest?.map(({ prodId }) => prodId)).toEqual(order.toReversed())
  }
})

test('product#search: near words are looked up in the distinct words by an index, not by reading titles', async () => {
  const [{ words, products } = { words: 0, products: 0 }] = await query<{ words: number; products: number }>(
    mall.db,
    sql`select (select count(*) from search_word) as words, (select count(*) from product) as products`,
  )
  expect(words).toBeGreaterThan(products)
  expect((await readUses(mall.db, ['violin', 'viol', 'vilin'])).get('vilin')).toEqual({
    word: 'vilin',
    uses: 0,
    titleUses: 0,
    begun: null,
  })
  await query(mall.db, sql`analyze search_word, search_deletion`)

  // Every statement of a search; a typing error adds those of the fallback.
  const sent: CompiledQuery[] = []
  const listening = answeringDatabase(async (text, values) => {
    const statement = CompiledQuery.raw(text, [...values])
    sent.push(statement)
    return (await mall.db.executeQuery(statement)).rows
  })
  const app = createApp({
    db: listening,
    ...testDependencies({ clock: () => mall.time.now, log: silentLog }),
    pageFolder: null,
  })
  const search = async (key: string) => {
    sent.length = 0
    const response = await app.request(`/api/search?${queryString({ regionId: defaultRegionId, key, pageSize: 5 })}`)
    expect(((await response.json()) as SearchResult).total, key).toBeGreaterThan(0)
    return [...sent]
  }
  // The first search also fills the caches.
  await search('guitar')
  const usual = new Set((await search('violin')).map((statement) => statement.sql))
  const added = (await search('vilin')).filter((statement) => !usual.has(statement.sql))
  expect(added.some((statement) => statement.sql.includes('search_deletion'))).toBe(true)
  for (const statement of added) {
    const explained = CompiledQuery.raw(`explain ${statement.sql}`, [...statement.parameters])
    const rows = (await mall.db.executeQuery(explained)).rows as { 'QUERY PLAN': string }[]
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Scan using search_word_(pkey|prefix)/)
    expect(plan).not.toMatch(/Seq Scan|product|offer|search_entry/)
  }
})

test('product#search: an exact word elsewhere and a longer word in a title are both found', async () => {
  const [inTitle, outsideTitle] = await query<{ prod_id: number }>(
    mall.db,
    sql`select prod_id from offer where region_id = ${defaultRegionId} and is_available order by rank limit 2`,
  )
  await query(
    mall.db,
    sql`update search_entry set words = words || ${"'zanzibars':1A"}::tsvector where prod_id = ${inTitle?.prod_id}`,
  )
  await query(
    mall.db,
    sql`update search_entry set words = words || ${"'zanzibar':1"}::tsvector where prod_id = ${outsideTitle?.prod_id}`,
  )
  await query(
    mall.db,
    sql`insert into search_word (word, uses, title_uses) values ('zanzibars', 1, 1), ('zanzibar', 1, 0)`,
  )
  await query(
    mall.db,
    sql`insert into search_deletion (deletion, word) select deletion, 'zanzibar' from unnest(${indexDeletions('zanzibar')}::int[]) as deletion`,
  )
  for (const key of ['zanzibar', 'zanzibr']) {
    const { records, total } = await mall.read<SearchResult>(
      `/search?${queryString({ regionId: defaultRegionId, key })}`,
    )
    expect(
      records.map(({ prodId }) => prodId),
      key,
    ).toEqual([inTitle?.prod_id, outsideTitle?.prod_id])
    expect(total, key).toBe(2)
  }
})
