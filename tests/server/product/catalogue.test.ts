import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import { callPath, type Endpoint, type QueryOf, type ReplyOf } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { languages } from '#contract/languages.ts'
import type { ProductPage } from '#contract/product/product.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { dealEnd } from '#server/product/card-rules.ts'
import { deliveryDates } from '#server/product/product-rules.ts'
import { noon } from '../support/fillings.ts'
import { type Mall, openMall, someProducts } from '../support/mall.ts'

let mall: Mall
let sold: number
let notSold: number
const here = { regionId: defaultRegionId }

beforeAll(async () => {
  mall = await openMall()
  const some = await someProducts(mall.db, defaultRegionId)
  sold = some.sold
  notSold = some.notSold
})
afterAll(() => mall?.close())

/** Calls the endpoint and checks the answer by the contract. */
async function read<E extends Endpoint>(endpoint: E, query: QueryOf<E>): Promise<ReplyOf<E>> {
  const response = await mall.get(callPath(endpoint, query))
  expect(response.status, callPath(endpoint, query)).toBe(200)
  const reply = v.safeParse(endpoint.reply, await response.json())
  expect(reply.issues).toBeUndefined()
  return reply.output as ReplyOf<E>
}

describe('wire#catalogue: catalogue endpoints', () => {
  test('wire#catalogue: every answer matches its contract, in every language and region', async () => {
    for (const regionId of Object.values(regionIds)) {
      for (const lang of languages) {
        const market = { regionId, lang }
        expect(await read(endpoints.tagNames, market)).not.toHaveLength(0)
        expect(await read(endpoints.tagRows, market)).not.toHaveLength(0)
        expect(await read(endpoints.banners, market)).not.toHaveLength(0)
        expect(await read(endpoints.categoryTree, market)).not.toHaveLength(0)
        expect((await read(endpoints.youMayLike, market)).records).toHaveLength(10)
        await read(endpoints.productInfo, { prodId: sold, ...market })
        await read(endpoints.similarProducts, { prodId: sold, ...market })
        await read(endpoints.shopInfo, { shopId: 1, ...market })
      }
    }
    expect(await read(endpoints.allRegions, {})).toHaveLength(4)
    await read(endpoints.reviewSummary, { prodId: sold })
    await read(endpoints.reviewPage, { prodId: sold })
    expect(await read(endpoints.shopsByName, { name: 'hub' })).not.toHaveLength(0)
  })

  test('wire#catalogue: a reply has an ETag of its content, and answers 304 to it', async () => {
    const path = `/indexTag/moreGoodStuff?regionId=${defaultRegionId}`
    const first = await mall.get(path)
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('Cache-Control')).toContain('must-revalidate')
    const again = await mall.get(path, { 'If-None-Match': `"other", W/${tag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await mall.get(`${path}&lang=ru`, { 'If-None-Match': tag })).status).toBe(200)
  })
})

describe('wire#catalogue: lists', () => {
  test('wire#catalogue: "you may like" lists every available product once, by pages, with neighbours of different departments', async () => {
    const seen: number[] = []
    let pages = 1
    for (let current = 1; current <= pages; current += 1) {
      const page = await read(endpoints.youMayLike, { ...here, current, size: 100 })
      pages = page.pages
      seen.push(...page.records.map(({ prodId }) => prodId))
      const departments = page.records.slice(0, 12).map(({ categoryId }) => Math.floor(categoryId / 100))
      expect(new Set(departments).size).toBeGreaterThan(3)
    }
    const rows = await query<{ prod_id: number }>(
      mall.db,
      sql`select prod_id from offer where region_id = ${defaultRegionId} and is_available`,
    )
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.toSorted()).toEqual(rows.map(({ prod_id }) => prod_id).toSorted())
    expect((await read(endpoints.youMayLike, { ...here, current: 5000 })).records).toEqual([])
  })

  test('wire#catalogue: a tag shows its first products on home and all of them by pages', async () => {
    for (const row of await read(endpoints.tagRows, here)) {
      const page = await read(endpoints.tagProducts, { ...here, tagId: row.id, size: 100 })
      const ids = page.records.map(({ prodId }) => prodId)
      expect(row.productDtoList.map(({ prodId }) => prodId)).toEqual(ids.slice(0, 6))
      expect(page.total).toBe(ids.length)
      const second = await read(endpoints.tagProducts, { ...here, tagId: row.id, current: 2, size: 5 })
      expect(second.records.map(({ prodId }) => prodId)).toEqual(ids.slice(5, 10))
    }
  })

  test('product#catalogue: trending lists every running deal once, in order of its end', async () => {
    // On the next day the deals of one, two and three days end at different times.
    mall.time.now = noon + 24 * 3_600_000
    const seen: number[] = []
    const ends: string[] = []
    let pages = 1
    for (let current = 1; current <= pages; current += 1) {
      const page = await read(endpoints.deals, { ...here, current, size: 25 })
      pages = page.pages
      seen.push(...page.records.map(({ prodId }) => prodId))
      ends.push(...page.records.map(({ endTime }) => endTime ?? 'no end'))
      expect(page.records.every(({ price, oriPrice }) => price < oriPrice)).toBe(true)
    }
    const rows = await query<{ prod_id: number }>(
      mall.db,
      sql`select prod_id from offer where region_id = ${defaultRegionId} and is_available and deal_hours is not null`,
    )
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.toSorted()).toEqual(rows.map(({ prod_id }) => prod_id).toSorted())
    expect(ends).toEqual(ends.toSorted())
    expect(new Set(ends).size).toBeGreaterThan(1)
    mall.time.now = noon
  })

  test('product#catalogue: a department page holds each of its sub-categories with the first products', async () => {
    for (const department of ((await read(endpoints.categoryTree, here)) as Category[]).slice(0, 4)) {
      const rows = await read(endpoints.categoryRows, { ...here, categoryId: department.categoryId })
      expect(rows.map(({ categoryId }) => categoryId)).toEqual(department.children.map(({ categoryId }) => categoryId))
      for (const { categoryId, productDtoList } of rows) {
        const list = await read(endpoints.search, { ...here, categoryId, pageSize: 8 })
        expect(productDtoList).toEqual(list.records)
      }
    }
    const [first] = (await read(endpoints.categoryTree, here)) as Category[]
    expect(
      (await mall.get(`/category/rows?regionId=${defaultRegionId}&categoryId=${first?.children[0]?.categoryId}`))
        .status,
    ).toBe(404)
  })

  test('wire#catalogue: a banner names its target: a category, or a tag by slug and id', async () => {
    const tags = await read(endpoints.tagNames, here)
    const shown = await read(endpoints.banners, here)
    expect(new Set(shown.map(({ type }) => type))).toEqual(new Set([1, 2]))
    for (const { relation, slug } of shown.filter(({ type }) => type === 2))
      expect(tags.find(({ id }) => id === relation)?.slug).toBe(slug)
  })

  test("wire#catalogue: similar: the product's own category first, without the product itself, mixed and without repetition", async () => {
    const product = await read(endpoints.productInfo, { prodId: sold, ...here })
    const page = await read(endpoints.similarProducts, { prodId: sold, ...here, size: 100 })
    const ids = page.records.map(({ prodId }) => prodId)
    expect(ids).not.toContain(sold)
    expect(new Set(ids).size).toBe(ids.length)
    const isClose = page.records.map(({ categoryId }) => categoryId === product.categoryId)
    expect(isClose).toEqual(isClose.toSorted((one, other) => Number(other) - Number(one)))
    expect(isClose[0]).toBe(true)
    expect(
      page.records.every(({ categoryId }) => Math.floor(categoryId / 100) === Math.floor(product.categoryId / 100)),
    ).toBe(true)
    const kinds = await query<{ kind: string }>(
      mall.db,
      sql`select kind from product where prod_id = any(${ids.slice(0, 4)}::bigint[])`,
    )
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(4)
  })

  test('wire#catalogue: the tree holds only categories with products for sale; brands have counts', async () => {
    const tree = (await read(endpoints.categoryTree, here)) as Category[]
    expect(tree.length).toBeGreaterThanOrEqual(12)
    for (const department of tree) {
      expect(department.children.length).toBeGreaterThan(0)
      expect(department.children.every(({ parentId }) => parentId === department.categoryId)).toBe(true)
    }
    const departments = await read(endpoints.categoryTree, { ...here, depth: '1' })
    expect(departments).toEqual(tree.map((department) => ({ ...department, children: [] })))
    const [, second] = tree
    for (const categoryId of [second?.categoryId, second?.children[0]?.categoryId])
      expect(await read(endpoints.categoryTree, { ...here, categoryId })).toEqual([second])
    expect(await read(endpoints.categoryTree, { ...here, categoryId: 999_999 })).toEqual([])
    const all = await read(endpoints.brandList, here)
    const some = await read(endpoints.brandList, { ...here, categoryId: tree[0]?.categoryId })
    expect(all.map(({ prodCount }) => prodCount)).toEqual(
      all.map(({ prodCount }) => prodCount).toSorted((a, b) => b - a),
    )
    expect(some.length).toBeLessThan(all.length)
  })
})

describe('wire#catalogue: products', () => {
  test('product#roles: a product not sold in the region is readable, unavailable and without stock', async () => {
    const detail: ProductDetail = await read(endpoints.productInfo, { prodId: notSold, ...here })
    expect([detail.isAvailable, detail.totalStocks, detail.endTime]).toEqual([false, 0, undefined])
    expect(detail.skuList.every(({ stocks }) => stocks === 0)).toBe(true)
    const list: ProductPage = await read(endpoints.similarProducts, { prodId: notSold, ...here, size: 100 })
    expect(list.records.map(({ prodId }) => prodId)).not.toContain(notSold)
  })

  test('wire#catalogue: a product has its path in the tree, its variants and its specification in the language', async () => {
    const english = await read(endpoints.productInfo, { prodId: sold, ...here })
    const russian = await read(endpoints.productInfo, { prodId: sold, ...here, lang: 'ru' })
    expect(english.categoryPath.map(({ categoryId }) => categoryId)).toEqual([
      Math.floor(english.categoryId / 100) * 100,
      english.categoryId,
    ])
    expect(russian.slug).toBe(english.slug)
    expect(russian.prodName).toMatch(/[а-я]/)
    expect(russian.parameters.some(({ name }) => /[а-я]/.test(name))).toBe(true)
    expect(russian.skuList.map(({ skuId }) => skuId)).toEqual(english.skuList.map(({ skuId }) => skuId))
  })

  test('wire#catalogue: prices are whole in LKR and LAK and have at most two decimals elsewhere', async () => {
    for (const regionId of Object.values(regionIds)) {
      const { records } = await read(endpoints.youMayLike, { regionId, size: 100 })
      for (const { price, oriPrice } of records) {
        expect(oriPrice).toBeGreaterThanOrEqual(price)
        const isWhole = regionId === regionIds.LK || regionId === regionIds.LA
        expect(isWhole ? Number.isInteger(price) : price === Math.round(price * 100) / 100).toBe(true)
      }
    }
  })

  test("wire#catalogue: a deal ends with its running period, at midnight in the region, in the caller's zone", async () => {
    const at = (time: string) => Date.parse(time)
    expect(dealEnd(24, at('2026-11-20T06:30:00Z'), 'Asia/Colombo')).toBe(at('2026-11-20T18:30:00Z'))
    expect(dealEnd(24, at('2026-11-20T18:30:00Z'), 'Asia/Colombo')).toBe(at('2026-11-21T18:30:00Z'))
    const long = dealEnd(72, at('2026-11-20T06:30:00Z'), 'Europe/Istanbul')
    expect(new Date(long).toISOString()).toMatch(/T21:00:00/)
    expect(long - at('2026-11-20T06:30:00Z')).toBeLessThanOrEqual(72 * 3_600_000)
    const [deals] = await read(endpoints.tagRows, here)
    const ends = (zone: string) =>
      mall.get(`/indexTag/tagdetaillist?regionId=${defaultRegionId}&tagId=${deals?.id}`, { 'Time-Zone': zone })
    const inColombo = ((await (await ends('Asia/Colombo')).json()) as ProductPage).records[0]?.endTime
    const inSaoPaulo = ((await (await ends('America/Sao_Paulo')).json()) as ProductPage).records[0]?.endTime
    expect(inColombo).toMatch(/ 00:00:00$/)
    expect(inSaoPaulo).toMatch(/ 15:30:00$/)
  })

  test('wire#catalogue: delivery days follow the calendar of the region', () => {
    const late = Date.parse('2026-12-30T20:00:00Z')
    expect(deliveryDates(1, 3, late, 'Asia/Shanghai')).toEqual({ from: '2027-01-01', to: '2027-01-03' })
    expect(deliveryDates(1, 3, late, 'UTC')).toEqual({ from: '2026-12-31', to: '2027-01-02' })
  })
})

describe('wire#catalogue: reviews', () => {
  test('wire#catalogue: the histogram adds up, filters have counts, and an anonymous name is not sent', async () => {
    const [most] = await query<{ prod_id: number }>(
      mall.db,
      sql`select prod_id from product order by comm_number desc, prod_id limit 1`,
    )
    const prodId = most?.prod_id ?? 0
    const summary = await read(endpoints.reviewSummary, { prodId })
    expect(summary.stars.reduce((sum, stars) => sum + stars, 0)).toBe(summary.number)
    const all = await read(endpoints.reviewPage, { prodId, size: 100 })
    expect(all.total).toBe(summary.number)
    const own = all.records.filter(({ lang }) => lang === 'en')
    const others = all.records.filter(({ lang }) => lang !== 'en')
    expect(all.records).toEqual([...own, ...others])
    for (const times of [own, others].map((part) => part.map(({ recTime }) => recTime)))
      expect(times).toEqual(times.toSorted().toReversed())
    for (const stars of [1, 2, 3, 4, 5] as const) {
      const page = await read(endpoints.reviewPage, { prodId, stars, size: 100 })
      expect(page.total).toBe(summary.stars[stars - 1])
      expect(page.records.every(({ score }) => score === stars)).toBe(true)
    }
    expect((await read(endpoints.reviewPage, { prodId, withPics: true })).total).toBe(summary.picNumber)
    expect(all.records.filter(({ isAnonymous }) => isAnonymous).every(({ nickName }) => nickName === '')).toBe(true)
    expect(all.records.filter(({ isAnonymous }) => !isAnonymous).every(({ nickName }) => nickName !== '')).toBe(true)
  })
})
