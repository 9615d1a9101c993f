import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import {
  type DownloadPage,
  downloadPage,
  downloadPageSize,
  downloadPictures,
  downloadSize,
  maxDownloadProducts,
} from '#contract/offline-downloads.ts'
import { firstReviewsQuery } from '#contract/product-lists/list-requests.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { createApp } from '#server/app.ts'
import { query } from '#server/database/database.ts'
import type { Pictures } from '#server/media/pictures.ts'
import { silentLog } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { testDependencies } from '../support/test-dependencies.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

const market = { regionId: defaultRegionId, lang: 'en' }
const pictures = { cardWidth: 320, pageWidth: 512, format: 'avif' }
const request = (path: string, query: Record<string, unknown>, headers = {}) =>
  mall.get(`${path}?${queryString(query)}`, headers)
const page = async (query: Record<string, unknown>): Promise<DownloadPage> =>
  v.parse(downloadPage.reply, await (await request('/search/take', { ...market, pageNumber: 1, ...query })).json())
const weight = async (query: Record<string, unknown>, headers = {}) =>
  v.parse(
    downloadSize.reply,
    await (await request('/search/weight', { ...market, ...pictures, ...query }, headers)).json(),
  )

describe('offline downloads', () => {
  test('product#offline-downloads: a page of a download equals the single answers of list, products and shops', async () => {
    const download = await page({ key: 'shoes', sortName: 'price' })
    expect(download.list).toEqual(
      await mall.read(
        `/search?${queryString({ ...market, key: 'shoes', sortName: 'price', pageSize: downloadPageSize })}`,
      ),
    )
    expect(download.products.map(({ detail }) => detail.prodId)).toEqual(
      download.list.records.map(({ prodId }) => prodId),
    )
    for (const { detail, summary, reviews } of download.products.slice(0, 3)) {
      const { prodId } = detail
      expect(detail).toEqual(await mall.read(`/prod/prodInfo?${queryString({ ...market, prodId })}`))
      expect(summary).toEqual(await mall.read(`/prodComm/summary?prodId=${prodId}`))
      expect(reviews).toEqual(
        await mall.read(`/prodComm/page?${queryString(firstReviewsQuery(prodId, { lang: 'en' }))}`),
      )
    }
    expect(download.shops.map(({ shopId }) => shopId).sort()).toEqual(
      [...new Set(download.list.records.map(({ shopId }) => shopId))].sort(),
    )
    const second = await page({ key: 'shoes', sortName: 'price', pageNumber: 2 })
    expect(second.list.records).toEqual(
      (
        await mall.read<DownloadPage['list']>(
          `/search?${queryString({ ...market, key: 'shoes', sortName: 'price', pageSize: downloadPageSize, pageNumber: 2 })}`,
        )
      ).records,
    )
    expect(second.list.facets.categories).toEqual([])
  })

  test('wire#offline-downloads: downloaded reviews name the variant in the language of the download', async () => {
    const download = await page({ key: 'ayakkabı', lang: 'tr' })
    for (const { detail, reviews } of download.products)
      expect(reviews).toEqual(await mall.read(`/prodComm/page?prodId=${detail.prodId}&size=3&lang=tr`))
    const named = download.products.flatMap(({ detail, reviews }) =>
      reviews.records.flatMap(({ skuName }) =>
        skuName ? [{ skuName, names: detail.skuList.map((sku) => sku.skuName) }] : [],
      ),
    )
    expect(named.length).toBeGreaterThan(0)
    for (const { skuName, names } of named) expect(names).toContain(skuName)
  })

  test.each([{ key: 'violin' }, { key: 'shoes' }, { shopId: 3 }, { categoryId: 200 }, {}])(
    'product#offline-downloads: the size estimate for %j is right within 10 %, stored and transferred',
    async (query) => {
      const promised = await weight(query, { 'Accept-Encoding': 'br' })
      const bodies: Buffer[] = []
      for (let pageNumber = 1; pageNumber <= Math.ceil(promised.items / downloadPageSize); pageNumber += 1)
        bodies.push(Buffer.from(JSON.stringify(await page({ ...query, pageNumber }))))
      const stored = bodies.reduce((sum, body) => sum + body.length, 0)
      const sent = bodies.reduce(
        (sum, body) => sum + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
        0,
      )
      // This test's mall has no pictures, so the size consists of answers alone.
      expect(promised.bytes).toBeGreaterThan(stored * 0.9)
      expect(promised.bytes).toBeLessThan(stored * 1.1)
      expect(promised.transferBytes).toBeGreaterThan(sent * 0.9)
      expect(promised.transferBytes).toBeLessThan(sent * 1.1)
      expect(promised.total).toBe(
        (await mall.read<DownloadPage['list']>(`/search?${queryString({ ...market, ...query })}`)).total,
      )
      expect(promised.items).toBe(Math.min(maxDownloadProducts, promised.total))
    },
  )

  test('product#offline-downloads: the size estimate of a long list is right within 10 %, as a shared picture counts once', async () => {
    const separateMall = await openMall()
    // Twenty pictures for the whole mall; those of cards exist already, those of product pages do not.
    await query(
      separateMall.db,
      sql`
      update product p set pic = shown.pic, imgs = array[shown.pic] from product shown where shown.prod_id = 1001 + p.prod_id % 20 and p.prod_id > 1020`,
    )
    await query(separateMall.db, sql`update product set imgs = array[pic] where prod_id <= 1020`)
    const sizes: Record<number, number> = { [pictures.cardWidth]: 20_000, [pictures.pageWidth]: 60_000 }
    const sizeOf = (width: number) => sizes[width] ?? 0
    const countedPictures: Pictures = {
      weigh: async (_spec, width) => (width === pictures.cardWidth ? sizeOf(width) : null),
      read: async (_spec, width) => new Uint8Array(sizeOf(width)),
      share: async () => null,
      warm: async () => {},
      close: async () => {},
    }
    const app = createApp({
      db: separateMall.db,
      ...testDependencies({ clock: () => separateMall.time.now, log: silentLog }),
      pictures: countedPictures,
      pageFolder: null,
    })
    const read = async <Body>(path: string, query: Record<string, unknown>) =>
      (await (await app.request(`/api${path}?${queryString({ ...market, ...query })}`)).json()) as Body
    const promised = await read<{ items: number; bytes: number }>('/search/weight', pictures)
    expect(promised.items).toBe(maxDownloadProducts)
    const addresses = new Set<string>()
    let stored = 0
    for (let pageNumber = 1; pageNumber <= maxDownloadProducts / downloadPageSize; pageNumber += 1) {
      const download = await read<DownloadPage>('/search/take', { pageNumber })
      stored += Buffer.byteLength(JSON.stringify(download))
      for (const { detail } of download.products)
        for (const address of downloadPictures(detail, pictures, pictures.format)) addresses.add(address)
    }
    expect(addresses.size).toBe(40)
    for (const address of addresses) stored += sizeOf(Number(/(\d+)\.avif$/.exec(address)?.[1]))
    await separateMall.close()
    expect(promised.bytes).toBeGreaterThan(stored * 0.9)
    expect(promised.bytes).toBeLessThan(stored * 1.1)
  })

  test('product#offline-downloads: the size estimate follows the encoding that the client accepts', async () => {
    const [brotli, zipped, plain] = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => weight({ key: 'lamp' }, encoding ? { 'Accept-Encoding': encoding } : {})),
    )
    const body = Buffer.from(JSON.stringify(await page({ key: 'lamp' })))
    expect(brotli?.transferBytes).toBeLessThan(zipped?.transferBytes ?? 0)
    expect(zipped?.transferBytes).toBeLessThan((plain?.transferBytes ?? 0) / 2)
    if ((plain?.items ?? 0) <= downloadPageSize) expect(zipped?.transferBytes).toBeCloseTo(gzipSync(body).length, -2)
    expect(plain?.bytes).toBe(brotli?.bytes)
  })

  test('product#offline-downloads: an empty list has nothing to download; an invalid list is refused', async () => {
    expect(await weight({ key: 'qqqzzzx' })).toMatchObject({ items: 0, total: 0 })
    for (const bad of [{ cardWidth: 7 }, { format: 'gif' }, { regionId: 1 }, { minPrice: -1 }, { sortName: 'name' }]) {
      expect((await request('/search/weight', { ...market, ...pictures, ...bad })).status, JSON.stringify(bad)).toBe(
        400,
      )
    }
    for (const bad of [
      { pageNumber: 0 },
      { pageNumber: maxDownloadProducts / downloadPageSize + 1 },
      { pageNumber: 1, regionId: 'x' },
    ]) {
      expect((await request('/search/take', { ...market, ...bad })).status, JSON.stringify(bad)).toBe(400)
    }
  })

  test('product#offline-downloads: size estimates and downloads do not count as searches', async () => {
    await weight({ key: 'ukulele' })
    await page({ key: 'ukulele' })
    await mall.read(`/search?${queryString({ ...market, key: 'guitar' })}`)
    await expect
      .poll(() => query(mall.db, sql`select phrase from search_count where phrase in ('ukulele', 'guitar')`))
      .toEqual([{ phrase: 'guitar' }])
  })

  test('product#offline-downloads: the pictures of a product are those of its card and its page, each once', () => {
    const product = {
      pic: '/media/1/a.0.front/{width}.{format}',
      imgs: ['/media/1/a.0.front/{width}.{format}', '/media/1/a.0.box/{width}.{format}'],
    }
    expect(downloadPictures(product, { cardWidth: 160, pageWidth: 320 }, 'webp')).toEqual([
      '/media/1/a.0.front/160.webp',
      '/media/1/a.0.front/320.webp',
    ])
    expect(downloadPictures(product, { cardWidth: 320, pageWidth: 320 }, 'avif')).toEqual([
      '/media/1/a.0.front/320.avif',
    ])
    expect(downloadPictures({ ...product, imgs: [] }, { cardWidth: 320, pageWidth: 320 }, 'avif')).toHaveLength(1)
  })
})
