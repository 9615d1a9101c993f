import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRegionId } from '../../src/contract/region.ts'
import { readUses } from '../../src/server/search/spelling-store.ts'
import { orderOf } from '../../src/server/search/search-order.ts'
import { readFound } from '../../src/server/search/search-store.ts'
import type { SearchWish } from '../../src/server/search/search-wish.ts'
import { openMall, type Mall } from './mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall(2000)
})
afterAll(() => mall?.close())

const wishes: readonly (readonly [name: string, wish: Partial<SearchWish>])[] = [
  ['a letter', { words: [['s']] }],
  ['two beginnings', { words: [['s'], ['c']] }],
  ['one of two', { words: [['kitchen', 'fashion']] }],
  ['a letter in a department', { words: [['s']], categoryId: 200 }],
  ['a letter with filters', { words: [['s']], hasStock: true, minScore: 3, minPrice: 100_000 }],
  ['a word that is rare', { words: [['violin']] }],
  ['a word that is none', { words: [['qqqq']] }],
]
const orders = [orderOf({}, true), orderOf({ sortName: 'soldNum' }, true), orderOf({ sortName: 'createTime' }, true), orderOf({ sortName: 'score' }, true), orderOf({ sortName: 'score', sort: 'asc' }, true), orderOf({ sortName: 'price' }, true)]

test.each(wishes.flatMap(([name, wish]) => orders.map((order) => [name, order.label, wish, order] as const)))(
  'issue 3 along an index or sorted, %s by %s finds the same page after page',
  async (_name, _label, wish, order) => {
    const whole: SearchWish = { regionId: defaultRegionId, attributes: [], ...wish }
    let after: readonly string[] | undefined
    for (let page = 0; page < 4; page += 1) {
      const from = after ? { after, skip: 0 } : { skip: 0 }
      const [walked, sorted] = await Promise.all([true, false].map((isBroad) => readFound(mall.db, whole, order, from, 21, isBroad)))
      expect(walked).toEqual(sorted)
      expect(await readFound(mall.db, whole, order, { skip: page * 20 }, 21, true)).toEqual(await readFound(mall.db, whole, order, { skip: page * 20 }, 21, false))
      if ((sorted?.length ?? 0) < 21) return
      after = sorted?.[19]?.position
    }
  },
)

test('issue 3 near words are looked for among the distinct words, by an index and not by reading titles', async () => {
  const [{ words, products } = { words: 0, products: 0 }] = await mall.db.query<{ words: number; products: number }>(sql`select (select count(*) from search_word) as words, (select count(*) from product) as products`)
  expect(words).toBeGreaterThan(products)
  expect((await readUses(mall.db, ['violin', 'viol', 'vilin'])).get('vilin')).toBe(0)
  await mall.db.query(sql`analyze search_word, search_deletion`)
  const plan = async (statement: ReturnType<typeof sql>) => (await mall.db.query<{ 'QUERY PLAN': string }>(statement)).map((row) => row['QUERY PLAN']).join('\n')
  const found = await plan(sql`explain select word, uses from search_word where word in (select word from search_deletion where deletion = any(array[1, 2, 3, 4, 5, 6, 7]))`)
  expect(found).toMatch(/search_deletion_deletion/)
  expect(found).toMatch(/Index Scan using search_word_(pkey|prefix)/)
  expect(found).not.toMatch(/Seq Scan|product|search_entry/)
})
