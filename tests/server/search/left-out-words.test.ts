import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

const find = (key: string, more: Record<string, string | number | undefined> = {}) =>
  mall.read<SearchResult>(`/search?${queryString({ regionId: defaultRegionId, lang: 'en', key, ...more })}`)
const ids = ({ records }: SearchResult) => records.map(({ prodId }) => prodId)
const changes = ({ mended, leftOut }: SearchResult) => ({ mended, leftOut })

test('product#left-out: one wrong letter in a short word is corrected if the other words fit', async () => {
  for (const [typed, mended, meant] of [
    ['sop Rose Garden', 'soap Rose Garden', 'soap rose garden'],
    ['pik hair Volume', 'pick hair Volume', 'hair pick volume'],
    ['sosp Rose Garden', 'soap Rose Garden', 'soap rose garden'],
    ['soqp Rose Garden', 'soap Rose Garden', 'soap rose garden'],
    ['soap Rsoe Garden', 'soap rose Garden', 'soap rose garden'],
  ] as const) {
    const found = await find(typed)
    expect(found.total, typed).toBeGreaterThan(0)
    expect(changes(found), typed).toEqual({ mended, leftOut: undefined })
    expect(ids(found), typed).toEqual(ids(await find(meant)))
  }
})

test('product#left-out: a short word alone is not corrected, and a word that fits as typed stays', async () => {
  expect(await find('pik')).toMatchObject({ total: 0, records: [] })
  expect(changes(await find('pick hair'))).toEqual({ mended: undefined, leftOut: undefined })
})

test('product#left-out: words that find nothing together leave out as few words as possible', async () => {
  for (const [typed, mended, leftOut, lang] of [
    ['running shoes zzzzqqq', 'running shoes', ['zzzzqqq'], 'en'],
    ['Zzzzqqq, Running shoes', 'Running shoes', ['Zzzzqqq'], 'en'],
    ['shoes for zzzzqqq', 'shoes', ['zzzzqqq'], 'en'],
    ['violin headphones running shoes', 'running shoes', ['violin', 'headphones'], 'en'],
    // The last word of English names the type.
    ['violin kite', 'kite', ['violin'], 'en'],
    ['kite violin', 'violin', ['kite'], 'en'],
    ['sneekers zzzzqqq', 'sneakers', ['zzzzqqq'], 'en'],
    ['sop Rose Garden zzzzqqq', 'soap Rose Garden', ['zzzzqqq'], 'en'],
    ['小提琴跑鞋', '跑鞋', ['小提琴'], 'zh'],
  ] as const) {
    const found = await find(typed, { lang, pageSize: 100 })
    expect(changes(found), typed).toEqual({ mended, leftOut })
    expect(ids(found), typed).toEqual(ids(await find(mended, { lang, pageSize: 100 })))
    expect(found.total, typed).toBeGreaterThan(0)
  }
  expect(await find('zzzzqqq qqqqzzz')).toMatchObject({ total: 0, nearest: [] })
})

test('product#left-out: facets and pages are those of the remaining words', async () => {
  const [found, expected] = await Promise.all([find('shoes zzzzqqq'), find('shoes')])
  expect(found.facets).toEqual(expected.facets)
  expect(found.pages).toBe(expected.pages)
  const [second, expectedSecond] = await Promise.all([
    find('shoes zzzzqqq', { scrollId: found.scrollId ?? '' }),
    find('shoes', { scrollId: expected.scrollId ?? '' }),
  ])
  expect(second.current).toBe(2)
  expect(ids(second)).toEqual(ids(expectedSecond))
  expect(changes(second)).toEqual({ mended: 'shoes', leftOut: ['zzzzqqq'] })
  expect(ids(await find('shoes zzzzqqq', { pageNumber: 2 }))).toEqual(ids(expectedSecond))
})

test('product#left-out: filters do not change which words are left out', async () => {
  const { facets } = await find('violin kite')
  const { records } = await find('violin')
  // Violins alone pass this filter, but the search is for kites.
  expect(await find('violin kite', { categoryId: records[0]?.categoryId })).toMatchObject({ total: 0, records: [] })
  const brandId = facets.brands[0]?.brandId
  expect(ids(await find('violin kite', { brandId }))).toEqual(ids(await find('kite', { brandId })))
  // All words together find products without the filter.
  const filtered = await find('running shoes', { minPrice: 999_999_999 })
  expect({ ...changes(filtered), total: filtered.total }).toEqual({ mended: undefined, leftOut: undefined, total: 0 })
})
