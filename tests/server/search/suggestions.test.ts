import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { queryString } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/languages.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import type { SearchResult, suggestedItems } from '#contract/search/search.ts'
import { foldText } from '#contract/search/search-words.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

const read = <Reply>(path: string, params: Record<string, string | number>) =>
  mall.read<Reply>(`${path}?${queryString({ regionId: defaultRegionId, lang: 'en', ...params })}`)
const itemsOf = (keyword: string, market: { regionId?: number; lang?: Language } = {}) =>
  read<ReplyOf<typeof suggestedItems>>('/search/suggest/items', { keyword, ...market })
const departments = async (market: { regionId?: number; lang?: Language }) =>
  (await read<Category[]>('/category/tree', { depth: 1, ...market })).map(({ categoryName }) => categoryName)

test('product#suggestions: words are suggested in the language of the interface only', async () => {
  for (const [keyword, lang] of [
    ['run', 'tr'],
    ['run', 'en'],
    ['so', 'pt'],
    ['an', 'zh'],
    ['ка', 'ru'],
  ] as const) {
    const own = await query<{ phrase: string }>(mall.db, sql`select phrase from search_phrase where lang = ${lang}`)
    const suggested = await read<string[]>('/search/suggest/keyword', { keyword, lang })
    expect(own.map(({ phrase }) => phrase)).toEqual(expect.arrayContaining(suggested))
    expect(suggested.every((phrase) => foldText(phrase).includes(keyword))).toBe(true)
  }
  expect(await read<string[]>('/search/suggest/keyword', { keyword: 'running', lang: 'en' })).toContain('running shoes')
  expect(await read<string[]>('/search/suggest/keyword', { keyword: 'running', lang: 'tr' })).toEqual([])
})

test('product#suggestions: the products are the first finds of the same search in the region, with their departments', async () => {
  for (const [keyword, lang] of [
    ['running', 'en'],
    ['sho', 'en'],
    ['hedphones', 'en'],
    ['kulak', 'tr'],
    ['shoes zzzzqqq', 'ru'],
    ['手表', 'zh'],
  ] as const)
    for (const regionId of Object.values(regionIds)) {
      const { records } = await read<SearchResult>('/search', { key: keyword, lang, regionId })
      const { products } = await itemsOf(keyword, { lang, regionId })
      expect(products.map(({ prodId, prodName, slug, pic }) => ({ prodId, prodName, slug, pic }))).toEqual(
        records.slice(0, 3).map(({ prodId, prodName, slug, pic }) => ({ prodId, prodName, slug, pic })),
      )
      const names = products.map(({ categoryName }) => categoryName)
      expect(await departments({ lang, regionId })).toEqual(expect.arrayContaining(names))
    }
  expect((await itemsOf('sho')).products).toHaveLength(3)
  expect(await itemsOf('zzzzqqq')).toEqual({ products: [] })
  expect(await itemsOf('?!')).toEqual({ products: [] })
})

test('product#suggestions: the shop is the first that the text names in the region', async () => {
  const { shops } = await read<SearchResult>('/search', { key: 'runners' })
  expect(shops[0]?.shopName).toBe('Runners Hub')
  expect((await itemsOf('runners')).shop).toEqual(shops[0])
  expect((await itemsOf('running')).shop).toBeUndefined()
})

test('product#popular-searches: a new mall offers everyday searches that find products, never the name of a department', async () => {
  for (const lang of languages)
    for (const regionId of [defaultRegionId, regionIds.LA]) {
      const popular = (await read<{ content: string }[]>('/search/hotSearch', { lang, regionId })).map(
        ({ content }) => content,
      )
      expect(popular, lang).toHaveLength(10)
      const names = (await departments({ lang, regionId })).map(foldText)
      expect(popular.filter((one) => names.includes(foldText(one)))).toEqual([])
      for (const key of popular) {
        const { total, mended } = await read<SearchResult>('/search', { key, lang, regionId, pageSize: 1 })
        expect({ isFound: total > 0, mended }, key).toEqual({ isFound: true, mended: undefined })
      }
    }
  const inEnglish = await read<{ content: string }[]>('/search/hotSearch', { lang: 'en' })
  expect(inEnglish.map(({ content }) => content)).toContain('running shoes')
})
