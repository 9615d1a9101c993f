import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import { queryString } from '#contract/endpoint.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { type SearchResult, searchResult } from '#contract/search/search.ts'
import { foldText } from '#contract/search/search-words.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

type SearchParams = Record<string, string | number | boolean | undefined>
const find = async (params: SearchParams): Promise<SearchResult> => {
  const response = await mall.get(`/search?${queryString({ regionId: defaultRegionId, ...params })}`)
  expect(response.status).toBe(200)
  return v.parse(searchResult, await response.json())
}
const ids = (result: SearchResult) => result.records.map(({ prodId }) => prodId)
const names = (result: SearchResult) => result.records.map(({ prodName }) => foldText(prodName))

/** All pages by cursor. */
async function walk(params: SearchParams, between?: (page: number) => Promise<void>): Promise<SearchResult['records']> {
  const records: SearchResult['records'] = []
  let scrollId: string | undefined
  for (let page = 1; ; page += 1) {
    const result = await find({ ...params, scrollId, oldSort: scrollId && (params.sortName as string | undefined) })
    expect(result.current).toBe(page)
    records.push(...result.records)
    if (!result.scrollId) return records
    scrollId = result.scrollId
    await between?.(page)
  }
}

describe('wire#search: search words', () => {
  test('wire#search: every word must match, as a whole or a prefix, in any order, in any of the five languages', async () => {
    for (const [key, lang] of [
      ['running shoes', 'en'],
      ['shoes runn', 'en'],
      ['koşu ayakkabısı', 'tr'],
      ['KOSU AYAKKABISI', 'en'],
      ['кроссовки', 'ru'],
      ['跑鞋', 'zh'],
      ['鞋', 'zh'],
      ['tênis de corrida', 'pt'],
      ['tenis corrida', 'en'],
    ] as const) {
      expect((await find({ key, lang })).total, key).toBeGreaterThan(0)
    }
    const shoes = await find({ key: 'running shoes', pageSize: 100 })
    expect(names(shoes).some((name) => name.includes('running shoes'))).toBe(true)
    expect(new Set(ids(await find({ key: 'koşu ayakkabısı', pageSize: 100 })))).toEqual(
      new Set(ids(await find({ key: 'kosu ayakkabisi', pageSize: 100 }))),
    )
    expect((await find({ key: 'zzzzqqq qqqqzzz' })).total).toBe(0)
    expect(await find({ key: '!!! ???' })).toMatchObject({ total: 0, records: [], scrollId: null, pages: 0 })
    expect((await find({ key: '   ' })).total).toBeGreaterThan(100)
  })

  test('wire#search: titles that hold every word rank before other results', async () => {
    const result = await find({ key: 'shoes', pageSize: 100 })
    const inTitle = names(result).map((name) => /\bshoes/.test(name))
    expect(inTitle).toContain(true)
    const rows = await query<{ prod_id: number; is_title: boolean }>(
      mall.db,
      sql`
      select prod_id, words @@ ${"'shoes':*A"}::tsquery as is_title from search_entry where prod_id = any(${ids(result)}::bigint[])`,
    )
    const isTitle = new Map(rows.map((row) => [row.prod_id, row.is_title]))
    const order = ids(result).map((prodId) => isTitle.get(prodId))
    expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('product#search: products of the type that a word names rank first, then titles with the word, each in stock first', async () => {
    const { records } = await find({ key: 'milk', pageSize: 100 })
    const titles = records.map(({ prodName }) => foldText(prodName.split(',')[0] ?? ''))
    const fits = titles.map((title) => (title.endsWith(' milk') ? 0 : 1))
    expect(fits).toContain(0)
    expect(fits).toContain(1)
    expect(fits).toEqual(fits.toSorted())
    const soldOut = records.map(({ totalStocks }) => (totalStocks === 0 ? 1 : 0))
    const [first] = records
    await query(mall.db, sql`update offer set stocks = 0 where prod_id = ${first?.prodId}`)
    const after = await find({ key: 'milk', pageSize: 100 })
    const last = fits.filter((fit) => fit === 0).length - 1
    expect(soldOut[0]).toBe(0)
    expect(ids(after).indexOf(first?.prodId ?? 0)).toBe(last)
  })

  test('product#search: products of a category that a word names rank before other titles with the word', async () => {
    const tree = await mall.read<Category[]>(`/category/tree?${queryString({ regionId: defaultRegionId })}`)
    const ofFruit = tree
      .flatMap(({ children }) => children)
      .filter(({ categoryName }) => /fruit|citrus/.test(categoryName))
      .map(({ categoryId }) => categoryId)
    const { records } = await find({ key: 'fruit', pageSize: 100 })
    const fits = records.map(({ prodName, categoryId }) => {
      if (foldText(prodName.split(',')[0] ?? '').endsWith(' fruit')) return 0
      return ofFruit.includes(categoryId) ? 1 : 2
    })
    expect(fits).toEqual(fits.toSorted())
    expect([...new Set(fits)]).toEqual([0, 1, 2])
  })

  test('product#search: of products of equal fit in stock the more popular comes first, from page to page', async () => {
    const read = () => find({ key: 'shoes', pageSize: 100 })
    const [one, other] = (await read()).records as [ProductCard, ProductCard]
    expect([one.totalStocks, other.totalStocks]).not.toContain(0)
    await query(mall.db, sql`update offer set sold_num = 1000000, score = 2 where prod_id = ${other.prodId}`)
    const after = await read()
    expect(ids(after)[0]).toBe(other.prodId)
    await query(mall.db, sql`update offer set sold_num = 900000, score = 5 where prod_id = ${one.prodId}`)
    const again = await read()
    expect(ids(again).slice(0, 2)).toEqual([one.prodId, other.prodId])
    const first = await find({ key: 'shoes', pageSize: 2 })
    const next = await find({ key: 'shoes', pageSize: 2, scrollId: first.scrollId ?? '' })
    expect([...ids(first), ...ids(next)]).toEqual(ids(again).slice(0, 4))
  })

  test('wire#search: typing errors are corrected if a word is unknown', async () => {
    for (const [typed, intended, lang] of [
      ['sneekers', 'sneakers', 'en'],
      ['hedphones', 'headphones', 'en'],
      ['kosu ayakabisi', 'koşu ayakkabısı', 'tr'],
      ['кросовки', 'кроссовки', 'ru'],
    ] as const) {
      const found = await find({ key: typed, lang, pageSize: 100 })
      expect(found.total, typed).toBeGreaterThan(0)
      const expected = ids(await find({ key: intended, lang, pageSize: 100 }))
      expect(expected.length).toBeGreaterThan(0)
      expect(ids(found)).toEqual(expect.arrayContaining(expected))
    }
  })

  test('wire#search: a corrected search names its correction, as the mall spells it; a right one does not', async () => {
    for (const [typed, lang, correction] of [
      ['Sneekers', 'en', 'sneakers'],
      ['running sneekers', 'en', 'running sneakers'],
      ['kosu ayakabisi', 'tr', 'kosu ayakkabısı'],
      ['кросовки', 'ru', 'кроссовки'],
    ] as const) {
      expect((await find({ key: typed, lang })).mended, typed).toBe(correction)
    }
    for (const key of [undefined, 'running shoes', '跑鞋', 'zzzzqqq'])
      expect((await find({ key })).mended, key).toBeUndefined()
  })

  test('wire#search: a search without results names the nearest one, which has results', async () => {
    for (const [key, lang, part] of [
      ['running zzzzqqq', 'en', 'running'],
      ['violin hedphones zzzzqqq', 'en', 'headphones'],
      ['跑鞋 zzzzqqq', 'zh', '鞋'],
      ['кросовки', 'ru', 'кроссовки'],
    ] as const) {
      const { total, nearest = [] } = await find({ key, lang, minPrice: 999_999_999 })
      expect(total).toBe(0)
      expect(nearest.length, key).toBeGreaterThan(0)
      expect(nearest.length).toBeLessThanOrEqual(6)
      expect(
        nearest.some((phrase) => foldText(phrase).includes(part)),
        nearest.join(),
      ).toBe(true)
      expect((await find({ key: nearest[0], lang })).total, nearest[0]).toBeGreaterThan(0)
    }
    expect((await find({ key: 'zzzzqqq' })).nearest).toEqual([])
    expect((await find({ key: 'shoes' })).nearest).toBeUndefined()
    expect((await find({ minPrice: 999_999_999 })).nearest).toBeUndefined()
  })

  test('wire#search: all shops with a matching name come with the first page', async () => {
    const [most] = await query<{ letter: string; number: number }>(
      mall.db,
      sql`
      select lower(left(word, 1)) as letter, count(distinct shop_id) as number from shop, unnest(string_to_array(name, ' ')) as word
      where shop_id in (select shop_id from offer where is_available and region_id = ${defaultRegionId}) group by 1 order by 2 desc limit 1`,
    )
    expect(most?.number).toBeGreaterThan(10)
    expect((await find({ key: most?.letter, pageSize: 1 })).shops).toHaveLength(most?.number ?? 0)
    const [shop] = (await find({ key: 'runners' })).shops
    expect(shop?.shopName).toBe('Runners Hub')
    expect((await find({})).shops).toEqual([])
    const fashion = await find({ key: 's', pageSize: 1 })
    expect((await find({ key: 's', pageSize: 1, scrollId: fashion.scrollId ?? '' })).shops).toEqual([])
  })
})

describe('wire#search: filters', () => {
  test('wire#search: every filter leaves exactly the matching products', async () => {
    const all = await walk({ pageSize: 100 })
    const some = all[0] as SearchResult['records'][number]
    const department = Math.floor(some.categoryId / 100) * 100
    const ofDepartment = all.filter((card) => Math.floor(card.categoryId / 100) * 100 === department)
    const brands = [...new Set(ofDepartment.map((card) => card.brandId ?? 0))].slice(0, 3).reverse()
    expect(brands).toHaveLength(3)
    const price = all.map((card) => card.price).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    const cases: readonly (readonly [SearchParams, (card: SearchResult['records'][number]) => boolean])[] = [
      [{ categoryId: some.categoryId }, (card) => card.categoryId === some.categoryId],
      [{ categoryId: department }, (card) => Math.floor(card.categoryId / 100) * 100 === department],
      [{ brandId: some.brandId }, (card) => card.brandId === some.brandId],
      [{ brandId: brands.join() }, (card) => brands.includes(card.brandId ?? 0)],
      [
        { brandId: brands.join(), categoryId: department },
        (card) => brands.includes(card.brandId ?? 0) && Math.floor(card.categoryId / 100) * 100 === department,
      ],
      [{ shopId: some.shopId }, (card) => card.shopId === some.shopId],
      [{ minPrice: price }, (card) => card.price >= price],
      [{ maxPrice: price }, (card) => card.price <= price],
      [{ minPrice: price, maxPrice: price }, (card) => card.price === price],
      [{ minScore: 4 }, (card) => card.score >= 4],
      [{ hasStock: 1 }, (card) => card.totalStocks > 0],
      [{ isFreeDelivery: 'true' }, (card) => card.isFreeDelivery === 1],
      [{ placeOfOrigin: 'CN' }, (card) => card.shipFrom === 'China'],
      [
        { placeOfOrigin: 'LK', isFreeDelivery: 1, hasStock: 1 },
        (card) => card.shipFrom === 'Sri Lanka' && card.isFreeDelivery === 1 && card.totalStocks > 0,
      ],
    ]
    for (const [params, fits] of cases) {
      const found = await walk({ ...params, pageSize: 100 })
      const expected = all.filter(fits).map(({ prodId }) => prodId)
      expect(expected.length, JSON.stringify(params)).toBeGreaterThan(0)
      expect(
        found.map(({ prodId }) => prodId),
        JSON.stringify(params),
      ).toEqual(expected)
      expect((await find(params)).total).toBe(expected.length)
    }
    for (const nothing of [
      { categoryId: 999_999_999_999_999 },
      { brandId: 999_999_999_999_999 },
      { brandId: '999999999999998,999999999999999' },
      { shopId: 999_999_999_999_999 },
      { categoryTypeAttrIds: '999999999999999' },
    ]) {
      expect((await find(nothing)).total).toBe(0)
    }
  })

  test('wire#search: attribute values: one per attribute; each group is counted without its own filter', async () => {
    const before = await find({})
    const [first, second] = before.facets.attrs.filter(({ values }) => values.length > 1)
    const values = first?.values.slice(0, 2).map(({ categoryTypeAttrId }) => categoryTypeAttrId) ?? []
    const one = await find({ categoryTypeAttrIds: values[0] })
    const both = await find({ categoryTypeAttrIds: values.join() })
    expect(one.total).toBe(first?.values[0]?.count)
    expect(both.total).toBeGreaterThanOrEqual(one.total)
    expect(one.facets.attrs.find(({ attrId }) => attrId === first?.attrId)).toEqual(first)
    const together = await find({ categoryTypeAttrIds: [values[0], second?.values[0]?.categoryTypeAttrId].join() })
    expect(together.total).toBeLessThanOrEqual(one.total)
  })

  test('wire#search: several brands are alternatives, and the brands are counted without their own filter', async () => {
    const all = await find({ key: 'shoes' })
    const [first, second, third] = all.facets.brands
    const both = await find({ key: 'shoes', brandId: [second?.brandId, first?.brandId].join() })
    expect(both.total).toBe((first?.count ?? 0) + (second?.count ?? 0))
    expect(both.facets.brands).toEqual(all.facets.brands)
    expect(both.facets.price).not.toEqual(all.facets.price)
    const three = await find({ key: 'shoes', brandId: [first, second, third].map((one) => one?.brandId).join() })
    expect(three.total).toBe(both.total + (third?.count ?? 0))
    const page = await find({ key: 'shoes', brandId: [second?.brandId, first?.brandId].join(), pageSize: 2 })
    const next = await find({
      key: 'shoes',
      brandId: [first?.brandId, second?.brandId].join(),
      pageSize: 2,
      scrollId: page.scrollId ?? '',
    })
    expect([page.current, next.current]).toEqual([1, 2])
    for (const brandId of ['0', '1,', ',1', '1,,2', 'x', '1,x', '1 2', '1,0', Array(51).fill('1').join()])
      expect((await mall.get(`/search?${queryString({ regionId: defaultRegionId, brandId })}`)).status, brandId).toBe(
        400,
      )
  })

  test('wire#search: sizes have their place and colours their swatch, in every language; a chosen group stays in its place', async () => {
    const named = async (lang: string) => (await find({ lang })).facets.attrs
    const groups = await named('en')
    const sizes = groups.find(({ attrName }) => attrName === 'Size')?.values ?? []
    const inOrder = [...sizes].sort((one, other) => (one.size ?? 0) - (other.size ?? 0)).map(({ name }) => name)
    const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].filter((letter) => inOrder.includes(letter))
    const numbers = inOrder.filter((name) => /^\d+$/.test(name))
    expect(letters.length).toBeGreaterThan(3)
    expect(numbers.length).toBeGreaterThan(3)
    expect(inOrder).toEqual([...letters, ...numbers.toSorted((one, other) => Number(one) - Number(other))])
    const colours = groups.find(({ attrName }) => attrName === 'Colour')?.values ?? []
    expect(colours.length).toBeGreaterThan(1)
    for (const { name, colour } of colours) expect(colour, name).toMatch(/^#[\da-f]{6}$/)
    const others = groups.filter(({ attrName }) => attrName !== 'Colour').flatMap(({ values }) => values)
    expect(others.filter(({ colour }) => colour !== undefined)).toEqual([])
    const keysOf = (all: typeof groups) =>
      all.map(({ values }) => values.map(({ categoryTypeAttrId, size, colour }) => [categoryTypeAttrId, size, colour]))
    expect(keysOf(await named('ru'))).toEqual(keysOf(groups))
    for (const { attrId, values } of groups.slice(0, 4)) {
      const chosen = await find({ categoryTypeAttrIds: values.at(-1)?.categoryTypeAttrId })
      const tops = chosen.facets.attrs.map((group) => group.values[0]?.count ?? 0)
      expect(tops, `${attrId}`).toEqual(tops.toSorted((one, other) => other - one))
    }
  })

  test('wire#search: facet counts equal the results after a click', async () => {
    const params = { key: 'shoes', isFreeDelivery: 1 }
    const { facets } = await find(params)
    for (const value of facets.categories)
      expect((await find({ ...params, categoryId: value.categoryId })).total).toBe(value.count)
    for (const value of facets.brands)
      expect((await find({ ...params, brandId: value.brandId })).total).toBe(value.count)
    for (const value of facets.placesOfOrigin)
      expect((await find({ ...params, placeOfOrigin: value.placeOfOrigin })).total).toBe(value.count)
    const prices = (await walk({ ...params, pageSize: 50 })).map(({ price }) => price)
    expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
    for (const { minScore, count } of facets.scores ?? [])
      expect((await find({ ...params, minScore })).total).toBe(count)
    expect((await find({ ...params, hasStock: 1 })).total).toBe(facets.hasStock)
    // Counted without its own filter, like every group.
    expect((await find({ ...params, minScore: 4, hasStock: 1 })).facets.hasStock).toBe(facets.scores?.[0]?.count)
    expect((await find({ ...params, minScore: 4 })).facets.scores).toEqual(facets.scores)
    expect(facets.isFreeDelivery).toBe((await find({ key: 'shoes' })).facets.isFreeDelivery)
    const chosen = facets.categories[0]?.categoryId
    const narrowed = await find({ ...params, categoryId: chosen, maxPrice: facets.price.min })
    expect(narrowed.facets.price.max).toBeGreaterThanOrEqual(narrowed.facets.price.min)
    expect((await find({ ...params, categoryId: chosen })).facets.categories).toEqual(facets.categories)
    for (const group of [
      facets.categories,
      facets.brands,
      facets.placesOfOrigin,
      ...facets.attrs.map(({ values }) => values),
    ]) {
      const counts = group.map(({ count }) => count)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      expect(counts.length).toBeLessThanOrEqual(20)
    }
  })

  test('product#roles: each region finds its own products', async () => {
    const totals = await Promise.all(Object.values(regionIds).map(async (regionId) => (await find({ regionId })).total))
    expect(totals.every((total) => total > 300)).toBe(true)
    expect((await find({ regionId: regionIds.CN, lang: 'zh' })).records[0]?.priceSymbol).toBe('¥')
  })
})

describe('wire#search: sort order and pages', () => {
  const sorts = [
    ['price', 'asc', 'price'],
    ['price', 'desc', 'price'],
    ['soldNum', 'asc', 'soldNum'],
    ['soldNum', 'desc', 'soldNum'],
    ['score', 'asc', 'score'],
    ['score', 'desc', 'score'],
    ['createTime', 'asc', null],
    ['createTime', 'desc', null],
  ] as const
  test.each(sorts)(
    'wire#search: sorted by %s %s, by cursor and by number, no product is missing or repeated',
    async (sortName, sort, field) => {
      for (const key of [undefined, 'shoes']) {
        const records = await walk({ key, sortName, sort, pageSize: 37 })
        const walked = records.map(({ prodId }) => prodId)
        expect(new Set(walked).size).toBe(walked.length)
        expect(walked.length).toBe((await find({ key })).total)
        if (field) {
          const values = records.map((card) => card[field])
          expect(values).toEqual(values.toSorted((a, b) => (sort === 'asc' ? a - b : b - a)))
        }
        const second = await find({ key, sortName, sort, pageSize: 37, pageNumber: 2 })
        expect(ids(second)).toEqual(walked.slice(37, 74))
      }
    },
  )

  test('wire#search: a cursor is stable under inserts and withdrawals', async () => {
    const before = (await walk({ sortName: 'price', pageSize: 100 })).map(({ prodId }) => prodId)
    const withdrawn = before[5]
    const change = (isAvailable: boolean) =>
      query(
        mall.db,
        sql`
      update offer set is_available = ${isAvailable} where region_id = ${defaultRegionId} and prod_id = ${withdrawn}`,
      )
    const during = (
      await walk({ sortName: 'price', pageSize: 100 }, async (page) => {
        // A product withdrawn from page 1 after reading must not hide a product of page 2.
        if (page === 1) await change(false)
        if (page === 2) await change(true)
      })
    ).map(({ prodId }) => prodId)
    await change(true)
    expect(during).toEqual(before)
  })

  test('wire#search: a stale cursor, or one of another sort order, restarts at page 1', async () => {
    const first = await find({ key: 'shoes', sortName: 'price', pageSize: 5 })
    const scrollId = first.scrollId ?? ''
    const next = await find({ key: 'shoes', sortName: 'price', pageSize: 5, scrollId, oldSort: 'price' })
    expect(next.current).toBe(2)
    for (const other of [
      { key: 'shoes', sortName: 'soldNum' },
      { key: 'shoes', sortName: 'price', sort: 'desc' },
      { key: 'lamp', sortName: 'price' },
      { key: 'shoes', sortName: 'price', oldSort: 'soldNum' },
      { key: 'shoes', sortName: 'price', hasStock: 1 },
      { key: 'shoes' },
    ]) {
      const restarted = await find({ ...other, scrollId })
      expect([restarted.current, ids(restarted)]).toEqual([1, ids(await find({ ...other, oldSort: undefined }))])
    }
  })
})

describe('wire#search: suggestions', () => {
  test('product#limits: at most 10 suggestions, completions of the typed text first, with or without accents', async () => {
    const suggest = (keyword: string, more = '') =>
      mall.read<string[]>(`/search/suggest/keyword?keyword=${encodeURIComponent(keyword)}${more}`)
    const sh = await suggest('sh')
    expect(sh).toHaveLength(10)
    expect(foldText(sh[0] ?? '')).toMatch(/^sh/)
    expect(new Set(sh).size).toBe(10)
    expect(await suggest('sh', '&size=3')).toEqual(sh.slice(0, 3))
    expect((await suggest('ayakkabısı', '&lang=tr')).length).toBeGreaterThan(0)
    expect(await suggest('AYAKKABISI', '&lang=tr')).toEqual(await suggest('ayakkabısı', '&lang=tr'))
    expect((await suggest('кросс', '&lang=ru'))[0]).toMatch(/^кросс/i)
    expect((await suggest('跑', '&lang=zh')).length).toBeGreaterThan(0)
    expect(await suggest('%_')).toEqual([])
  })
})
