import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSavedCatalogue, type SavedCatalogue } from '#cache/saved-catalogue/saved-catalogue.ts'
import { searchCatalogue, suggestFromCatalogue } from '#cache/saved-catalogue/search-catalogue.ts'
import type { SavedQuery } from '#cache/saved-search.ts'
import { queryString } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/languages.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { foldText } from '#contract/search/search-words.ts'
import type { ShopDetail } from '#contract/shop.ts'
import { judgedCategories } from '#tests/contract/judged-categories.ts'
import { judgedQueries } from '#tests/contract/judged-queries.ts'
import { searchCases } from '#tests/contract/search-cases.ts'
import { type Mall, openMall } from '../support/mall.ts'

/** The server's finds and those of a phone that has saved the whole mall must agree. */
let mall: Mall
const saved = new Map<Language, SavedCatalogue>()

const searchShop = (query: Record<string, unknown>, lang: Language) =>
  mall.read<SearchResult>(`/search?${queryString({ regionId: defaultRegionId, lang, ...query })}`)
const withoutYield = () => undefined

beforeAll(async () => {
  mall = await openMall()
  const pages = new Map<Language, SearchResult[]>()
  for (const lang of languages) {
    const first = await searchShop({ pageSize: 100 }, lang)
    const rest = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_, at) => searchShop({ pageSize: 100, pageNumber: at + 2 }, lang)),
    )
    pages.set(lang, [first, ...rest])
  }
  for (const lang of languages) {
    const catalogue = createSavedCatalogue(lang)
    const tree = await mall.read(`/category/tree?${queryString({ regionId: defaultRegionId, lang })}`)
    const brands = await mall.read(`/brand/list?${queryString({ regionId: defaultRegionId, lang })}`)
    await catalogue.setRecord('tree', [{ value: tree, at: 1 }], lang, withoutYield)
    await catalogue.setRecord('brands', [{ value: brands, at: 1 }], lang, withoutYield)
    for (const [other, answers] of pages)
      await catalogue.setRecord(
        other,
        answers.map((value) => ({ value, at: 1 })),
        other,
        withoutYield,
      )
    saved.set(lang, catalogue)
  }
})
afterAll(() => mall?.close())

const search = (query: SavedQuery, lang: Language = 'en') =>
  searchCatalogue(saved.get(lang) as SavedCatalogue, query, lang)

/** All ids that the server finds, in order. */
async function served(query: SavedQuery, lang: Language = 'en'): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const result = await searchShop({ ...query, pageSize: 100, pageNumber: page }, lang)
    ids.push(...result.records.map(({ prodId }) => prodId))
    if (page >= result.pages) return ids
  }
}

describe('offline search', () => {
  test.each(searchCases)(
    'product#offline-search: $language "$typed" finds "$expectedName": $because',
    async ({ language, typed, expectedName, within }) => {
      const { products } = await search({ key: typed }, language)
      const names = products.slice(0, within).map(({ prodName }) => foldText(prodName))
      expect(
        names.some((name) => name.includes(foldText(expectedName))),
        names.join('\n'),
      ).toBe(true)
    },
  )

  test('product#offline-search: a search on the phone finds the results of the shop in the same order', async () => {
    for (const { typed, language } of searchCases) {
      const { products, total } = await search({ key: typed }, language)
      expect(
        products.map(({ prodId }) => prodId),
        `${language} ${typed}`,
      ).toEqual(await served({ key: typed }, language))
      expect(total).toBe(products.length)
    }
    expect((await search({ key: '!!! ???' })).total).toBe(0)
    expect((await search({ key: 'zzzzqqq qqqqzzz' })).total).toBe(0)
    expect((await search({ key: '  ' })).total).toBe((await search({})).total)
  })

  test('product#left-out: the phone corrects and leaves out the same words as the shop', async () => {
    for (const [key, language] of [
      ['sop Rose Garden', 'en'],
      ['sop Rose Garden zzzzqqq', 'en'],
      ['running shoes zzzzqqq', 'en'],
      ['violin headphones running shoes', 'en'],
      ['violin kite', 'en'],
      ['sneekers zzzzqqq', 'en'],
      ['zzzzqqq ayakkabısı koşu', 'tr'],
      ['скрыпка zzzzqqq', 'ru'],
      ['小提琴跑鞋', 'zh'],
      ['violino para zzzzqqq', 'pt'],
    ] as const) {
      const { mended, leftOut, total } = await searchShop({ key, pageSize: 20 }, language)
      const found = await search({ key }, language)
      expect({ mended: found.mended, leftOut: found.leftOut, total: found.total }, key).toEqual({
        mended,
        leftOut,
        total,
      })
      expect(total, key).toBeGreaterThan(0)
      expect(mended, key).toBeDefined()
      expect(
        found.products.map(({ prodId }) => prodId),
        key,
      ).toEqual(await served({ key }, language))
    }
  })

  test('product#offline-search: the first finds of everyday queries are those of the shop', async () => {
    for (const language of languages)
      for (const [key] of judgedQueries[language].filter((_, at) => at % 5 === 0)) {
        const { records } = await searchShop({ key, pageSize: 4 }, language)
        const { products } = await search({ key }, language)
        expect(
          products.slice(0, 4).map(({ prodId }) => prodId),
          `${language} ${key}`,
        ).toEqual(records.map(({ prodId }) => prodId))
      }
  })

  test('product#offline-search: a search for a category finds the results of the shop in the same order', async () => {
    for (const language of languages)
      for (const [key] of judgedCategories(language)) {
        const { products } = await search({ key }, language)
        expect(
          products.map(({ prodId }) => prodId),
          `${language} ${key}`,
        ).toEqual(await served({ key }, language))
      }
  })

  test('product#offline-search: every filter and sort order gives the same results on the phone as in the shop', async () => {
    const { facets } = await searchShop({ key: 'shoes' }, 'en')
    const categoryId = facets.categories[0]?.categoryId
    const queries: SavedQuery[] = [
      {},
      { categoryId },
      { categoryId: Math.floor((categoryId ?? 0) / 100) * 100 },
      { brandId: facets.brands.slice(0, 1).map(({ brandId }) => brandId) },
      { brandId: facets.brands.slice(0, 3).map(({ brandId }) => brandId), isFreeDelivery: true },
      { shopId: 1 },
      { minPrice: facets.price.min, maxPrice: (facets.price.min + facets.price.max) / 2 },
      { minScore: 4 },
      { hasStock: true },
      { isFreeDelivery: true },
      { placeOfOrigin: 'CN' },
      { key: 'shoes', placeOfOrigin: 'LK', hasStock: true, minScore: 3 },
      { sortName: 'price' },
      { sortName: 'price', sort: 'desc' },
      { sortName: 'soldNum' },
      { sortName: 'score' },
      { sortName: 'createTime' },
      { sortName: 'createTime', sort: 'asc' },
      { key: 'shoes', sortName: 'createTime' },
      { key: 'shoes', sortName: 'price' },
      { key: 'shoes', sortName: 'score', sort: 'asc' },
      { categoryId: 999_999_999 },
      { brandId: [999_999_999] },
      { categoryTypeAttrIds: [999_999_999] },
    ]
    for (const query of queries)
      expect(
        (await search(query)).products.map(({ prodId }) => prodId),
        JSON.stringify(query),
      ).toEqual(await served(query))
  })

  test('product#offline-search: the phone counts each group without its own filter, as the server does', async () => {
    for (const query of [
      {},
      { key: 'shoes' },
      { key: 'shoes', isFreeDelivery: true },
      { key: 'violin', placeOfOrigin: 'CN' as const },
    ]) {
      const { facets, total } = await searchShop(query, 'en')
      const counted = await search(query)
      // A list's card lacks attributes, so these cannot be counted.
      expect({ ...counted.facets, attrs: [] }, JSON.stringify(query)).toEqual({ ...facets, attrs: [] })
      expect(counted.total).toBe(total)
      const categoryId = facets.categories[0]?.categoryId
      expect((await search({ ...query, categoryId })).facets.categories).toEqual(facets.categories)
      const brandId = facets.brands.slice(0, 2).map((brand) => brand.brandId)
      expect((await search({ ...query, brandId })).facets.brands).toEqual(facets.brands)
      expect((await search({ ...query, maxPrice: facets.price.min })).facets.price).toEqual(facets.price)
    }
  })

  test('product#offline-search: attributes filter only products whose page is saved', async () => {
    const { facets } = await searchShop({ key: 'running shoes' }, 'en')
    const size = facets.attrs.find(({ attrName }) => /colour/i.test(attrName)) ?? facets.attrs[0]
    const value = size?.values[0]
    const ids = await served({ key: 'running shoes', categoryTypeAttrIds: [value?.categoryTypeAttrId ?? 0] })
    expect(ids.length).toBeGreaterThan(0)
    const catalogue = createSavedCatalogue('en')
    await catalogue.setRecord(
      'list',
      [{ value: await searchShop({ key: 'running shoes', pageSize: 100 }, 'en'), at: 1 }],
      'en',
      withoutYield,
    )
    for (const { prodId } of (await searchShop({ key: 'running shoes', pageSize: 100 }, 'en')).records) {
      const detail = await mall.read(`/prod/prodInfo?${queryString({ regionId: defaultRegionId, lang: 'en', prodId })}`)
      await catalogue.setRecord(`detail ${prodId}`, [{ value: detail, at: 1 }], 'en', withoutYield)
    }
    const query = { key: 'running shoes', categoryTypeAttrIds: [value?.categoryTypeAttrId ?? 0] }
    const found = await searchCatalogue(catalogue, query, 'en')
    expect(found.products.map(({ prodId }) => prodId)).toEqual(ids)
    expect(
      found.facets.attrs.find(({ attrId }) => attrId === size?.attrId)?.values.find(({ name }) => name === value?.name)
        ?.count,
    ).toBe(value?.count)
  })

  test('product#offline-search: at most 10 suggestions from the saved items, completions of the typed text first', async () => {
    const suggest = async (keyword: string, lang: Language) =>
      (await suggestFromCatalogue(saved.get(lang) as SavedCatalogue, keyword, lang)).words
    const shoes = await suggest('sh', 'en')
    expect(shoes).toHaveLength(10)
    expect(foldText(shoes[0] ?? '')).toMatch(/^sh/)
    expect(new Set(shoes.map(foldText)).size).toBe(10)
    expect((await suggest('кросс', 'ru')).some((phrase) => /кроссовки/i.test(phrase))).toBe(true)
    expect((await suggest('hedphones', 'en')).some((phrase) => phrase.includes('headphones'))).toBe(true)
    expect((await suggest('跑', 'zh')).length).toBeGreaterThan(0)
    expect(await suggest('%_', 'en')).toEqual([])
  })

  test('product#suggestions: the phone suggests the first saved products, with their departments', async () => {
    for (const [keyword, lang] of [
      ['running', 'en'],
      ['kulak', 'tr'],
    ] as const) {
      const { products } = await mall.read<{ products: unknown[] }>(
        `/search/suggest/items?${queryString({ keyword, regionId: defaultRegionId, lang })}`,
      )
      expect(products.length).toBeGreaterThan(0)
      expect((await suggestFromCatalogue(saved.get(lang) as SavedCatalogue, keyword, lang)).products).toEqual(products)
    }
  })

  test('product#offline-search: shops whose page is saved are found by name as in the shop', async () => {
    const catalogue = createSavedCatalogue('en')
    const all = await Promise.all(
      Array.from({ length: 48 }, (_, at) =>
        mall.read<ShopDetail>(
          `/shopDetail/info?${queryString({ shopId: at + 1, regionId: defaultRegionId, lang: 'en' })}`,
        ),
      ),
    )
    for (const shop of all.filter(({ prodCount }) => prodCount > 0))
      await catalogue.setRecord(`shop ${shop.shopId}`, [{ value: shop, at: 1 }], 'en', withoutYield)
    const named = async (key: string) =>
      (await searchCatalogue(catalogue, { key }, 'en')).shops.map(({ shopName }) => shopName).toSorted()
    for (const key of ['runners', 'hub runn', 'RUNNERS', 's', 'zzzzqqq'])
      expect(await named(key), key).toEqual(
        (await searchShop({ key }, 'en')).shops.map(({ shopName }) => shopName).toSorted(),
      )
    expect(await named('runners')).toContain('Runners Hub')
  })

  test('product#offline-search: a deleted record is no longer found; a product that another record holds is', async () => {
    const catalogue = createSavedCatalogue('en')
    const first = await searchShop({ key: 'violin', pageSize: 5 }, 'en')
    await catalogue.setRecord('a', [{ value: first, at: 1 }], 'en', withoutYield)
    await catalogue.setRecord(
      'b',
      [{ value: { ...first, records: first.records.slice(0, 2) }, at: 2 }],
      'en',
      withoutYield,
    )
    const total = async () => (await searchCatalogue(catalogue, { key: 'violin' }, 'en')).total
    expect(await total()).toBe(first.records.length)
    catalogue.drop('a')
    expect(await total()).toBe(2)
    catalogue.drop('b')
    expect(await total()).toBe(0)
    await catalogue.setRecord('a', [{ value: first, at: 3 }], 'en', withoutYield)
    expect(await total()).toBe(first.records.length)
  })
})
