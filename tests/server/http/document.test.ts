import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { TagWithProducts } from '#contract/home.ts'
import { type Language, languages } from '#contract/languages.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import type { Review } from '#contract/review/review.ts'
import { query } from '#server/database/database.ts'
import { formatPrice } from '#words/price.ts'
import { type Mall, openMall, someProducts } from '../support/mall.ts'
import { withPage } from '../support/malls/page-mall.ts'
import { readFirstView } from '../support/read-first-view.ts'

let mall: Mall
let app: Hono
let sold: number
beforeAll(async () => {
  mall = await openMall()
  app = withPage(mall, { GEO_HEADER: 'CF-IPCountry' })
  sold = (await someProducts(mall.db, defaultRegionId)).sold
})
afterAll(() => mall?.close())

const maxBytes = 22_000
const firstBytes = 14_000

type Market = { readonly regionId: number; readonly lang: Language }
const cookie = ({ regionId, lang }: Market) => `region=${regionId}; language=${lang}`
const markets = Object.values(regionIds).flatMap((regionId) => languages.map((lang): Market => ({ regionId, lang })))

const open = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const textOf = async (path: string, headers: Record<string, string> = {}) => (await open(path, headers)).text()
const dataOf = (html: string) =>
  /<script type="application\/json" id="first-view">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
const viewOf = (html: string) => readFirstView(dataOf(html))
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
/** The visible text of some markup. */
const seen = (markup: string) => markup.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')

/** A media query may contain `<`. */
const hasStyles = (html: string) => /<style data-sheets="\/assets\/[^"]+">[\s\S]{5000,}?<\/style>/.test(html)

/** The complete product cards; banners are articles as well. */
const productCardsOf = (html: string) =>
  [...html.matchAll(/<article[\s\S]*?<\/article>/g)].flatMap(([card]) =>
    card.includes('href="/products/') ? [card] : [],
  )

/** The largest pages of each kind in a region and language. */
async function largestPages({ regionId, lang }: Market): Promise<string[]> {
  const at = languages.indexOf(lang) + 1
  const products = await query<{ prod_id: number }>(
    mall.db,
    sql`
    select p.prod_id from product p join offer o on o.prod_id = p.prod_id and o.region_id = ${regionId} and o.is_available
    order by length(p.parameters::text) + length(p.names[${at}]) + 60 * cardinality(p.imgs) desc, p.prod_id limit 1`,
  )
  const departments = await query<{ category_id: number; slug: string }>(
    mall.db,
    sql`
    select d.category_id, d.slug from category d where d.parent_id = 0
    order by (select sum(length(c.names[${at}])) from category c where c.parent_id = d.category_id) desc, d.category_id limit 2`,
  )
  return [
    '/',
    ...departments.map(({ category_id, slug }) => `/${slug}/${category_id}`),
    ...products.map(({ prod_id }) => `/products/x-${prod_id}`),
    '/store/shop/1',
  ]
}

/** The calls of a page's first view. */
const answersIn = (path: string): string[] =>
  [
    '/salesRegions/all',
    ...(path === '/'
      ? ['/category/tree', '/indexImgs', '/indexTag/list']
      : path.startsWith('/products/')
        ? ['/prod/prodInfo']
        : [path.startsWith('/store/') ? '/shopDetail/info' : '/category/tree', '/search']),
  ].sort()

describe('quality#speed: the first document', () => {
  test.each(markets)(
    'quality#speed: home, departments, product and shop have at most 22 kB in region $regionId, $lang',
    async (market) => {
      for (const path of await largestPages(market)) {
        const answer = await open(path, { Cookie: cookie(market), 'Accept-Encoding': 'br' })
        const body = Buffer.from(await answer.arrayBuffer())
        expect(answer.headers.get('Content-Encoding')).toBe('br')
        expect(brotliDecompressSync(body).includes('</html>'), path).toBe(true)
        expect(body.length, `${path} in ${market.lang}, region ${market.regionId}`).toBeLessThanOrEqual(maxBytes)
      }
    },
  )

  test('quality#speed: the first 14 kB hold the head, the critical styles and the first two cards', async () => {
    for (const path of ['/', '/fashion/200', '/store/shop/1']) {
      const answer = await open(path, {
        Cookie: cookie({ regionId: defaultRegionId, lang: 'ru' }),
        'Accept-Encoding': 'br',
      })
      const body = Buffer.from(await answer.arrayBuffer())
      const start = brotliDecompressSync(body.subarray(0, firstBytes), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }).toString()
      const [head, ...rest] = start.split('</head>')
      expect(rest, path).toHaveLength(1)
      expect(hasStyles(head ?? ''), path).toBe(true)
      const cards = productCardsOf(rest[0] ?? '').slice(0, 2)
      expect(cards, path).toHaveLength(2)
      for (const card of cards) expect(seen(card), path).toMatch(/Rs\. ?[\d ]+/)
    }
  })

  test('quality#speed: the markup is rendered from the answers in the document', async () => {
    for (const market of markets.filter(({ lang }) => lang === 'en' || lang === 'ru')) {
      const html = await textOf('/', { Cookie: cookie(market) })
      const rows = viewOf(html).answers.find(({ path }) => path === '/indexTag/list')?.value as TagWithProducts[]
      const first = rows[0]?.productDtoList[0]
      if (!first) throw new Error('Home has no card.')
      const card = productCardsOf(html)[0] ?? ''
      expect(card).toContain(`/products/${first.slug}-${first.prodId}"`)
      expect(card).toContain(escaped(first.prodName))
      expect(seen(card)).toContain(formatPrice(first.price, first.priceSymbol, market.lang).replaceAll('\u00a0', ' '))
    }
  })

  test('quality#speed: the head preloads the first pictures of the markup at high priority, for the market of the cookie', async () => {
    const preloads =
      /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="([^"]+)" imageSizes="([^"]+)"\/>/g
    const shown =
      /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img(?=[^>]* fetchPriority="high")[^>]*>/g
    const named = (html: string, pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, srcSet, sizes]) => ({ srcSet, sizes }))
    const preloadedIn = async (path: string, market: Market) => {
      const [head = '', body = ''] = (await textOf(path, { Cookie: cookie(market) })).split('</head>')
      expect(named(head, preloads), path).toEqual(named(body, shown))
      return named(head, preloads).map(({ srcSet }) => srcSet?.split('/160.')[0])
    }
    for (const market of [
      { regionId: regionIds.CN, lang: 'zh' },
      { regionId: regionIds.TR, lang: 'ru' },
    ] as const) {
      const [row] = await mall.read<TagWithProducts[]>(`/indexTag/list?regionId=${market.regionId}&lang=${market.lang}`)
      const [first] = row?.productDtoList ?? []
      expect(await preloadedIn('/', market)).toContain(first?.pic.split('/{width}')[0])
      expect(await preloadedIn(`/products/x-${first?.prodId}`, market)).toEqual([first?.pic.split('/{width}')[0]])
      expect(await preloadedIn('/fashion/200', market)).toHaveLength(2)
    }
  })

  test('quality#speed: every answer in the document equals the answer of the API and matches the contract', async () => {
    const market: Market = { regionId: regionIds.TR, lang: 'tr' }
    for (const path of await largestPages(market)) {
      const { answers, isMissing, ...made } = viewOf(
        await textOf(path, { Cookie: `${cookie(market)}; timeZone=Europe/Istanbul` }),
      )
      expect(isMissing).toBe(false)
      expect(made).toEqual({ ...market, timeZone: 'Europe/Istanbul', savesData: false, at: mall.time.now, path })
      expect(answers.map((answer) => answer.path).sort(), path).toEqual(answersIn(path))
      for (const answer of answers) {
        const endpoint = Object.values(endpoints).find((one) => one.path === answer.path)
        if (!endpoint) throw new Error(`No endpoint has the path ${answer.path}.`)
        v.parse(endpoint.reply as v.GenericSchema, answer.value)
        const apiAnswer = await mall.get(callPath(endpoint, answer.query as never), { 'Time-Zone': 'Europe/Istanbul' })
        expect(answer.value, answer.path).toEqual(await apiAnswer.json())
      }
    }
  })

  test.each(languages)(
    "wire#conventions: reviews of a product name the variant in the reader's language, as its choices do (%s)",
    async (lang) => {
      const at = languages.indexOf(lang) + 1
      // A product whose first reviews, in the reader's language and newest, are of variants with other names in English.
      const [found] = await query<{ prod_id: number; names: string[] }>(
        mall.db,
        sql`
      select r.prod_id, array_agg(sku.names[${at}::int] order by r.lang = ${lang} desc, r.created_at desc, r.prod_comm_id desc) as names
      from review r join sku using (sku_id) join offer o on o.prod_id = r.prod_id and o.region_id = ${defaultRegionId} and o.is_available
      group by r.prod_id having count(*) >= 3 and bool_and(sku.names[1] not in (sku.names[2], sku.names[3], sku.names[4], sku.names[5]))
      order by r.prod_id limit 1`,
      )
      if (!found) throw new Error('No product has such reviews.')
      const { answers } = viewOf(
        await textOf(`/products/x-${found.prod_id}/reviews`, { Cookie: cookie({ regionId: defaultRegionId, lang }) }),
      )
      const reviews = answers.find((answer) => answer.path === '/prodComm/page')?.value as { records: Review[] }
      const named = reviews.records.map(({ skuName }) => skuName).filter(Boolean)
      expect(named.length).toBeGreaterThan(0)
      expect(named).toEqual(found.names.slice(0, named.length))
      const detail = answers.find((answer) => answer.path === '/prod/prodInfo')?.value as ProductDetail
      expect(detail.skuList.map(({ skuName }) => skuName)).toEqual(expect.arrayContaining(named))
    },
  )

  test.each([
    ['no header', {}, false],
    ['Save-Data', { 'Save-Data': 'on' }, true],
    ['the cookie "on"', { Cookie: 'dataSaver=on' }, true],
    ['the cookie "off" and Save-Data', { Cookie: 'dataSaver=off', 'Save-Data': 'on' }, false],
    ['an empty cookie and Save-Data', { Cookie: 'dataSaver=', 'Save-Data': 'on' }, true],
    ['an unknown value of the cookie', { Cookie: 'dataSaver=yes' }, false],
  ] as const)(
    'quality#speed: data saver: a document requested with %s (%j) names the smallest pictures only: %s',
    async (_case, headers, isSmall) => {
      const answer = await open('/', headers as Record<string, string>)
      const html = await answer.text()
      const widths = [...new Set([...html.matchAll(/\/(\d+)\.(?:avif|webp)[ "]/g)].map((match) => Number(match[1])))]
      expect(widths.sort()).toEqual(isSmall ? [160] : [160, 320, 512])
      expect(viewOf(html).savesData).toBe(isSmall)
      expect(answer.headers.get('Vary')).toContain('Save-Data')
    },
  )

  test('quality#speed: fifty documents at once each have their own market', async () => {
    const fifty = Array.from({ length: 50 }, (_, index) => markets[index % markets.length] as Market)
    const pages = await Promise.all(
      fifty.map((market) => textOf('/', { Cookie: cookie(market), 'Accept-Encoding': 'br' })),
    )
    expect(pages).toHaveLength(50)
    const views = await Promise.all(fifty.map(async (market) => viewOf(await textOf('/', { Cookie: cookie(market) }))))
    expect(views.map(({ regionId, lang }) => ({ regionId, lang }))).toEqual(fifty)
  })
})

describe('quality#speed: paths', () => {
  test.each([
    ['/', 200],
    ['/about', 200],
    ['/saved', 200],
    ['/fashion/200', 200],
    ['/any-slug/201', 200],
    ['/store/any.shop/1', 200],
    ['/fashion/9999', 404],
    ['/fashion/abc', 404],
    ['/fashion/2.00', 404],
    ['/store/x/99999', 404],
    ['/store/x', 404],
    ['/products/x-999999', 404],
    ['/products/abc', 404],
    ['/products/x-0', 404],
    ['/nothing', 404],
    ['/a/b/c/d', 404],
    ['/nothing.html', 404],
    ['/policies/nonsense/en-us', 404],
    ['/policies/refund-policy/tr-tr', 404],
    ['/gallery', 404],
    ['/category', 200],
    ['/category?categoryId=x', 404],
    ['/category?brandId=99999', 404],
    ['/SearchResults/%20', 404],
    ['/SearchResults/a/b', 404],
    ['/fashion/x/prods/1', 404],
    ['/fashion/1/prods/x', 404],
    ['/fashion/1/goods/2', 404],
    ['/a/1/prods/2/3', 404],
    ['/profile/nothing', 404],
    ['/addresses/x', 404],
    ['/order-details?orderNumber=NL-2611-88204317', 200],
    ['/Checkout?basketIds=1,2', 200],
    ['/paymentMethod?orderNumbers=NL-2611-88204317', 200],
    ['/Refund', 200],
    ['/Refund?refundNumber=x', 404],
  ] as const)('quality#speed: %s is %i, with a complete page in both cases', async (path, status) => {
    const answer = await open(path, { Accept: 'text/html,*/*;q=0.8', Cookie: 'language=tr' })
    const html = await answer.text()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/)
    // The page has its styles, the header's data, and its screen or the 404 page.
    expect(hasStyles(html)).toBe(true)
    expect(viewOf(html).answers.map((answer) => answer.path)).toContain('/salesRegions/all')
    expect(/<main/.test(html)).toBe(true)
    // The 404 page is in the markup, also under the path of a screen.
    expect(/<main[\s\S]*404 - [\s\S]*<\/main>/.test(html)).toBe(status === 404)
  })

  test('quality#speed: a product opens by its id with any slug', async () => {
    for (const path of [
      `/products/wrong-slug-${sold}`,
      `/products/${sold}`,
      `/products/v1.5-${sold}`,
      `/products/x-${sold}/`,
    ]) {
      expect((await open(path)).status, path).toBe(200)
    }
  })

  test("product#lists: every list requests the filters of its own address, which cannot override the list's own subject", async () => {
    const filtersOf = async (path: string) => {
      const query = viewOf(await textOf(path)).answers.find((answer) => answer.path === '/search')?.query
      const { pageSize, regionId, lang, ...rest } = query ?? {}
      expect({ pageSize, regionId, lang }, path).toEqual({ pageSize: 20, regionId: defaultRegionId, lang: 'en' })
      return rest
    }
    expect(await filtersOf('/SearchResults/a%2Fb%20100%25?stars=4&q=other')).toEqual({ key: 'a/b 100%', minScore: 4 })
    expect(await filtersOf('/fashion/200?cat=5&free=1')).toEqual({ categoryId: 200, isFreeDelivery: true })
    expect(await filtersOf('/fashion/200/prods/201?sort=new')).toEqual({
      categoryId: 201,
      sortName: 'createTime',
      sort: 'desc',
    })
    expect(await filtersOf('/store/runners-hub/1?q=shoes')).toEqual({ shopId: 1, key: 'shoes' })
    expect(await filtersOf('/category?brandId=3&cat=201')).toEqual({ brandId: [3], categoryId: 201 })
    expect(await filtersOf('/fashion/200?brand=3-5')).toEqual({ categoryId: 200, brandId: [3, 5] })
    expect(await filtersOf('/category?categoryId=200&brandId=x')).toEqual({ categoryId: 200 })
    expect(await filtersOf('/category')).toEqual({})
    expect(await filtersOf('/category?categoryId=&sort=price')).toEqual({ sortName: 'price', sort: 'asc' })
  })

  test.each([
    ['/SearchResults/%D1%81%D1%83%D0%BC%D0%BA%D0%B0', 'сумка'],
    ['/SearchResults/100%25%20%26%20more', '100% &amp; more'],
    ['/products/caf%C3%A9-', '<h1'],
    ['/products/caf%c3%a9-', '<h1'],
  ])('product#routes: the server renders the markup of a percent-encoded path: %s', async (path, text) => {
    const html = await textOf(path.endsWith('-') ? path + sold : path)
    expect(html).not.toContain('<div id="root"></div>')
    expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).toContain(text)
  })

  test('quality#speed: every existing policy text has its page', async () => {
    const files = await readdir(new URL('../../../src/words/policies', import.meta.url))
    const texts = files.flatMap((file) => /^(.+)\.(en-us|zh-cn)\.ts$/.exec(file)?.slice(1, 3).join('/') ?? [])
    expect(texts.length).toBeGreaterThanOrEqual(6)
    for (const text of texts) expect((await open(`/policies/${text}`)).status, text).toBe(200)
  })
})

describe('quality#speed: market of a first visit', () => {
  test.each([
    ['no cookie and no country', {}, defaultRegionId, 'en'],
    ['the region cookie', { Cookie: `region=${regionIds.CN}` }, regionIds.CN, 'en'],
    ['an invalid region cookie', { Cookie: 'region=7' }, defaultRegionId, 'en'],
    ['the caller’s country', { 'CF-IPCountry': 'tr' }, regionIds.TR, 'en'],
    ['a country without a mall', { 'CF-IPCountry': 'DE' }, defaultRegionId, 'en'],
    ['region cookie over country', { Cookie: `region=${regionIds.LA}`, 'CF-IPCountry': 'TR' }, regionIds.LA, 'en'],
    ['the language cookie', { Cookie: 'language=pt' }, defaultRegionId, 'pt'],
    ['the browser’s languages', { 'Accept-Language': 'de-DE, ru-RU;q=0.9, en;q=0.8' }, defaultRegionId, 'ru'],
    ['language cookie over browser', { Cookie: 'language=zh', 'Accept-Language': 'tr' }, defaultRegionId, 'zh'],
    ['languages without a translation', { 'Accept-Language': 'de, fr;q=0.5' }, defaultRegionId, 'en'],
  ] as const)('quality#speed: %s', async (_case, headers, regionId, lang) => {
    const html = await textOf('/', headers)
    expect(html).toContain(`<html lang="${lang}" data-region="${regionId}">`)
    expect(viewOf(html)).toMatchObject({ regionId, lang })
    const { rows } = await mall
      .read<never>(`/indexTag/list?regionId=${regionId}&lang=${lang}`)
      .then((all: TagWithProducts[]) => ({ rows: all }))
    expect(html).toContain(escaped(rows[0]?.title ?? 'no title'))
  })
})

test('decision 0009: the import map precedes every module script and every preload of a module', async () => {
  const html = await (await open('/')).text()
  const first = html.search(/<script[^>]*type="module"|<link[^>]*rel="modulepreload"/)
  expect(first).toBeGreaterThan(0)
  expect(html.indexOf('<script type="importmap">')).toBeLessThan(first)
  expect(html.match(/<link[^>]*rel="modulepreload"[^>]*vendor/g)).toHaveLength(1)
})

describe('quality#trust: security of the document', () => {
  const scriptsOf = (html: string) =>
    [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', text = '']) => ({
      attributes,
      text,
    }))
  const policyOf = (answer: Response) =>
    Object.fromEntries(
      (answer.headers.get('Content-Security-Policy') ?? '')
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    )

  test('quality#trust: the policy allows the one inline script and the import map by hash, and no other', async () => {
    const answer = await open('/')
    const inline = scriptsOf(await answer.text()).filter(
      ({ attributes }) => !/src=|type="application\/(ld\+)?json"/.test(attributes),
    )
    expect(inline.map(({ attributes }) => attributes.trim())).toEqual(['', 'type="importmap"'])
    const hashes = inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policyOf(answer)).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...hashes],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  })

  test('quality#trust: the page may call an API and a country lookup at other origins, and no other', async () => {
    const allowedWith = async (api: string, geo: string) =>
      policyOf(await withPage(mall, { VITE_API_BASE: api, VITE_GEO_URL: geo }).request('/healthz'))['connect-src']
    expect(await allowedWith('https://a.example/v1', '/api')).toEqual(["'self'", 'https://a.example'])
    expect(await allowedWith('/api', 'https://b.example/v1')).toEqual(["'self'", 'https://b.example'])
    expect(policyOf(await open('/'))['connect-src']).toEqual(["'self'"])
  })

  test('quality#trust: document, answer, file and refusal have the same headers; HSTS only behind TLS', async () => {
    for (const path of ['/', '/nothing', '/api/salesRegions/all', '/api/nothing', '/worker.js', '/healthz']) {
      const { headers } = await open(path)
      expect(headers.get('Content-Security-Policy'), path).toMatch(/script-src 'self'.*frame-ancestors 'none'/)
      expect(headers.get('Permissions-Policy'), path).toMatch(/^camera=\(self\), microphone=\(\), geolocation=\(\)/)
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
      expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Strict-Transport-Security'), path).toBeNull()
      const behindTls = await open(path, { 'X-Forwarded-Proto': 'https' })
      expect(behindTls.headers.get('Strict-Transport-Security'), path).toMatch(/max-age=\d{8}/)
    }
  })

  test('quality#trust: names and cookies cannot break out of the document', async () => {
    const attack = '</script><script>alert(1)</script><!--<script>$&$`'
    const usual = scriptsOf(await textOf(`/products/x-${sold}`)).length
    const [before] = await query<{ names: string[] }>(mall.db, sql`select names from product where prod_id = ${sold}`)
    await query(mall.db, sql`update product set names = ${languages.map(() => attack)}::text[] where prod_id = ${sold}`)
    try {
      for (const headers of [
        {},
        { Cookie: `language=${attack}; region=${attack}; timeZone=${encodeURIComponent(attack)}` },
        { 'Accept-Language': attack },
      ]) {
        const html = await textOf(`/products/x-${sold}`, headers as Record<string, string>)
        expect(html).not.toContain('<script>alert')
        expect(scriptsOf(html)).toHaveLength(usual)
        expect(html).toContain(escaped('</script><script>alert(1)'))
        expect(viewOf(html).answers.find(({ path }) => path === '/prod/prodInfo')?.value).toMatchObject({
          prodName: attack,
        })
      }
    } finally {
      await query(mall.db, sql`update product set names = ${before?.names ?? []}::text[] where prod_id = ${sold}`)
    }
    const byPath = await textOf(`/${encodeURIComponent('"><script>alert(1)</script>')}/200`)
    expect(byPath).not.toContain('<script>alert')
  })
})
