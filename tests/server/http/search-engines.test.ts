import type { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#contract/languages.ts'
import { productSlug } from '#contract/links.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import type { ShopDetail } from '#contract/shop.ts'
import { query } from '#server/database/database.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { formatPrice } from '#words/price.ts'
import { headOf } from '../support/head-of.ts'
import { type Mall, openMall, someProducts } from '../support/mall.ts'
import { withPage } from '../support/malls/page-mall.ts'

const origin = 'https://mall.example'
let mall: Mall
let app: Hono
let sold: number
let notSold: number
beforeAll(async () => {
  mall = await openMall()
  app = withPage(mall, { PUBLIC_URL: origin })
  ;({ sold, notSold } = await someProducts(mall.db, defaultRegionId))
})
afterAll(() => mall?.close())

type Market = { readonly regionId: number; readonly lang: Language }
const currencies: Record<number, string> = {
  [regionIds.LK]: 'LKR',
  [regionIds.CN]: 'CNY',
  [regionIds.LA]: 'LAK',
  [regionIds.TR]: 'TRY',
}
const markets = Object.values(regionIds).flatMap((regionId, at) =>
  [0, 2, 3].map((step): Market => ({ regionId, lang: languages[(at + step) % 5] as Language })),
)
const open = (path: string, market?: Market) =>
  app.request(path, {
    headers: {
      Accept: 'text/html',
      ...(market ? { Cookie: `region=${market.regionId}; language=${market.lang}` } : {}),
    },
  })
const headAt = async (path: string, market?: Market) => headOf(await (await open(path, market)).text())
const productIn = (prodId: number, { regionId, lang }: Market) =>
  mall.read<ProductDetail>(`/prod/prodInfo?prodId=${prodId}&regionId=${regionId}&lang=${lang}`)

describe('product#link-previews: link previews: products', () => {
  test.each(markets)(
    'product#link-previews: title, description, picture, price and product data match the API, region $regionId in $lang',
    async (market) => {
      const [{ prod_id } = { prod_id: 0 }] = await query<{ prod_id: number }>(
        mall.db,
        sql`
      select prod_id from offer where region_id = ${market.regionId} and is_available and stocks > 0 and score > 0 order by rank limit 1`,
      )
      const product = await productIn(prod_id, market)
      const html = await (await open(`/products/x-${prod_id}`, market)).text()
      const { lang, title, meta, jsonLd, canonical } = headOf(html)
      const address = `${origin}/products/${productSlug(product)}`
      expect(lang).toBe(market.lang)
      expect(title).toBe(`${product.prodName} · Nelu`)
      expect(canonical).toBe(address)
      expect(meta['description']).toContain(formatPrice(product.price, product.priceSymbol, market.lang))
      expect(meta['description']).toContain(product.brief.slice(0, 60).trim())
      expect(meta).toMatchObject({
        'og:type': 'product',
        'og:title': product.prodName,
        'og:description': meta['description'],
        'og:url': address,
        'product:price:amount': String(product.price),
        'product:price:currency': currencies[market.regionId],
        'twitter:card': 'summary_large_image',
        robots: 'max-image-preview:large',
      })
      expect(meta['og:image']).toMatch(/^https:\/\/mall\.example\/media\/1\/[^/]+\/share-[1-8]\.jpg$/)
      expect(jsonLd['Product']).toMatchObject({
        name: product.prodName,
        description: product.brief,
        sku: product.itemCode,
        brand: { '@type': 'Brand', name: product.brandName },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.score,
          reviewCount: product.prodCommNumber,
        },
        offers: {
          '@type': 'Offer',
          price: product.price,
          priceCurrency: currencies[market.regionId],
          availability: 'https://schema.org/InStock',
          url: address,
        },
      })
      for (const image of (jsonLd['Product']?.['image'] ?? ['none']) as string[])
        expect(image).toMatch(/^https:\/\/mall\.example\/media\/1\/.+\.(jpg|webp)$/)
      const trail = jsonLd['BreadcrumbList']?.['itemListElement'] as { position: number; name: string; item: string }[]
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, at) => at + 1))
      expect(trail.map(({ name }) => name)).toEqual([
        pageDescriptions[market.lang].home,
        ...product.categoryPath.map(({ categoryName }) => categoryName),
        product.prodName,
      ])
      // Crawlers get the same data as the page shows.
      const seen = html
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' ')
      expect(
        seen.includes(formatPrice(product.price, product.priceSymbol, market.lang).replaceAll('\u00a0', ' ')),
      ).toBe(true)
    },
  )

  test("product#link-previews: a product not sold in the region is out of stock; a variant has its product's canonical address", async () => {
    const { meta, jsonLd } = await headAt(`/products/x-${notSold}`)
    expect(jsonLd['Product']).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
    expect(meta['product:availability']).toBe('out of stock')
    const product = await productIn(sold, { regionId: defaultRegionId, lang: 'en' })
    const chosen = await headAt(
      `/products/${productSlug(product)}?sku=${product.skuList[0]?.skuId}&utm_source=mail&fbclid=x`,
    )
    expect(chosen.canonical).toBe(`${origin}/products/${productSlug(product)}`)
    expect(chosen.meta['robots']).not.toContain('noindex')
  })
})

describe('product#link-previews: link previews: lists, shops and home', () => {
  test('product#link-previews: a department has its breadcrumb and type', async () => {
    const market: Market = { regionId: regionIds.TR, lang: 'tr' }
    const found = await mall.read<SearchResult>(
      `/search?categoryId=200&pageSize=20&regionId=${market.regionId}&lang=tr`,
    )
    const { title, meta, canonical } = await headAt('/wrong/200', market)
    expect(canonical).toBe(`${origin}/fashion/200`)
    expect(title).not.toBe('Nelu')
    expect(meta['description']).toContain(title.replace(' · Nelu', ''))
    expect(meta['description']).toContain(new Intl.NumberFormat('tr').format(found.total))
    const sub = await headAt('/x/201')
    expect(
      (sub.jsonLd['BreadcrumbList']?.['itemListElement'] as { item: string }[] | undefined)?.map(({ item }) => item),
    ).toEqual([`${origin}/`, `${origin}/fashion/200`, sub.canonical])
  })

  test('product#link-previews: a shop is a store with its rating', async () => {
    const shop = await mall.read<ShopDetail>(`/shopDetail/info?shopId=1&regionId=${defaultRegionId}&lang=pt`)
    const { title, canonical, meta, jsonLd } = await headAt('/store/x/1?lang=pt')
    expect(title).toBe(`${shop.shopName} · Nelu`)
    expect(canonical).toBe(`${origin}/store/${encodeURIComponent(shop.slug)}/1?lang=pt`)
    expect(meta['description']).toContain(shop.shopName)
    expect(jsonLd['Store']).toMatchObject({
      name: shop.shopName,
      description: shop.intro,
      aggregateRating: { ratingValue: shop.score, reviewCount: shop.commNumber },
    })
  })

  test('product#link-previews: home is the mall with its search action', async () => {
    const { meta, canonical, jsonLd } = await headAt('/')
    expect(canonical).toBe(`${origin}/`)
    expect(meta['og:image']).toBe(`${origin}/icons/icon-512.png`)
    expect(jsonLd['Organization']).toMatchObject({ name: 'Nelu', url: `${origin}/` })
    expect(jsonLd['WebSite']).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/SearchResults/{search_term_string}` },
      },
    })
  })

  test('product#link-previews: long texts have their own title and description', async () => {
    expect(await headAt('/policies/refund-policy/en-us')).toMatchObject({
      title: 'Refund and return policy · Nelu',
      meta: { description: expect.stringMatching(/^Before an order is shipped/) },
    })
    expect((await headAt('/about?lang=ru')).title).toBe('О проекте Nelu · Nelu')
  })

  test.each([
    '/fashion/200?minPrice=100',
    '/fashion/200?brandId=3',
    '/store/x/1?sort=asc',
    '/saved',
    '/SearchResults/shoe',
    '/search',
    '/Settings',
  ])('product#link-previews: %s is not indexed', async (path) => {
    const { meta, alternates, jsonLd } = await headAt(path)
    expect(meta['robots']).toMatch(/^noindex/)
    expect({ alternates, jsonLd }).toEqual({ alternates: {}, jsonLd: {} })
  })
})

describe('product#link-previews: languages have their own addresses', () => {
  test.each(languages)(
    'product#link-previews: ?lang=%s gives the page in that language, whatever the cookie and browser, and is canonical',
    async (lang) => {
      const market: Market = {
        regionId: defaultRegionId,
        lang: languages[(languages.indexOf(lang) + 1) % 5] as Language,
      }
      const product = await productIn(sold, { ...market, lang })
      const {
        title,
        canonical,
        alternates,
        meta,
        lang: documentLang,
      } = await headAt(`/products/x-${sold}?lang=${lang}&sku=7`, market)
      expect({ lang: documentLang, title }).toEqual({ lang, title: `${product.prodName} · Nelu` })
      const address = `${origin}/products/${productSlug(product)}`
      expect(canonical).toBe(`${address}?lang=${lang}`)
      expect(meta['og:locale']?.slice(0, 2)).toBe(lang)
      expect(alternates).toEqual({
        ...Object.fromEntries(languages.map((one) => [one, `${address}?lang=${one}`])),
        'x-default': address,
      })
    },
  )

  test('product#link-previews: an unknown language leaves the page unchanged', async () => {
    for (const unknownLang of ['xx', 'de', '', 'en"><script>']) {
      const { lang, canonical } = await headAt(`/?lang=${encodeURIComponent(unknownLang)}`, {
        regionId: defaultRegionId,
        lang: 'ru',
      })
      expect({ lang, canonical }).toEqual({ lang: 'ru', canonical: `${origin}/` })
    }
  })

  test('product#link-previews: without PUBLIC_URL the address is that of the request', async () => {
    const html = await (await withPage(mall).request('http://127.0.0.1:4173/fashion/200')).text()
    expect(headOf(html).canonical).toBe('http://127.0.0.1:4173/fashion/200')
  })
})

describe('product#link-previews: missing pages', () => {
  test.each(['/products/x-999999', '/store/x/99999', '/fashion/9999', '/nothing', '/policies/none/en-us'])(
    'product#link-previews: %s is 404, not cached, and queries nothing twice',
    async (path) => {
      const answer = await open(path, { regionId: defaultRegionId, lang: 'ru' })
      const html = await answer.text()
      const { title, meta, canonical, jsonLd } = headOf(html)
      expect(answer.status).toBe(404)
      expect(title).toMatch(/^404 . .+ · Nelu$/)
      expect(meta).toMatchObject({ robots: 'noindex', description: pageDescriptions.ru.missing })
      expect({ canonical, jsonLd, image: meta['og:image'] }).toEqual({ canonical: null, jsonLd: {}, image: undefined })
      expect(html.includes('"isMissing":true')).toBe(true)
      expect(/<main[\s\S]*<h1[^>]*>404 . [\s\S]*<\/main>/.test(html)).toBe(true)
    },
  )
})

describe('product#link-previews: robots and sitemap', () => {
  const textAt = async (path: string, over = app) => {
    const answer = await over.request(path)
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
    )

  test('product#link-previews: robots.txt names the sitemap, and the sitemap names its parts', async () => {
    const robots = await textAt('/robots.txt')
    expect(robots).toMatch(/^User-agent: \*\n/)
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(addresses(await textAt('/sitemap.xml'))).toEqual([`${origin}/sitemap-0.xml`, `${origin}/sitemap-1.xml`])
    for (const path of ['/sitemap-2.xml', '/sitemap-00.xml', '/sitemap-x.xml', '/sitemap--1.xml'])
      expect((await app.request(path)).status, path).toBe(404)
    expect(await textAt('/robots.txt', withPage(mall))).toContain('Sitemap: http://localhost/sitemap.xml')
  })

  test('product#link-previews: the sitemap holds every product once, with the day of its last change', async () => {
    const products = await query<{ prod_id: number; slug: string; day: string }>(
      mall.db,
      sql`select prod_id, slug, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day from product order by prod_id`,
    )
    const xml = await textAt('/sitemap-1.xml')
    expect(addresses(xml)).toEqual(
      products.map(({ prod_id, slug }) => `${origin}/products/${encodeURIComponent(`${slug}-${prod_id}`)}`),
    )
    expect([...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day]) => day)).toEqual(
      products.map(({ day }) => day),
    )
  })

  test('product#link-previews: every address of the sitemap is a canonical, indexable page', async () => {
    const all = [...addresses(await textAt('/sitemap-0.xml')), ...addresses(await textAt('/sitemap-1.xml')).slice(0, 5)]
    expect(new Set(all).size).toBe(all.length)
    const kinds = new Map<string, string[]>()
    for (const address of all) {
      const [, first = '', second] = new URL(address).pathname.split('/')
      const kind = ['store', 'products', 'services', 'discover', 'category', 'policies'].includes(first)
        ? `${first} ${second === 'sub'}`
        : second
          ? 'list'
          : address
      kinds.set(kind, [...(kinds.get(kind) ?? []), address])
    }
    expect([...kinds.keys()]).toEqual(expect.arrayContaining([`${origin}/`, 'list', 'store false', 'products false']))
    for (const some of kinds.values()) {
      for (const address of [some[0], some.at(-1)] as string[]) {
        const answer = await app.request(address.slice(origin.length), { headers: { Accept: 'text/html' } })
        const { canonical, meta } = headOf(await answer.text())
        expect({ status: answer.status, canonical, robots: meta['robots'] }, address).toEqual({
          status: 200,
          canonical: address,
          robots: 'max-image-preview:large',
        })
      }
    }
  })
})

describe('quality#trust: injection into the document is not possible', () => {
  const attacks = [
    '"><script>alert(1)</script>',
    '</script><script>alert(1)</script><!--',
    '\' onload=alert(1) "',
    '</title><script>alert(1)</script>',
    '$& $` $1 \u2028 {"@type":"x"}',
  ]
  test.each(attacks)('quality#trust: a product called %s', async (attack) => {
    const [before] = await query<{ names: string[]; briefs: string[] }>(
      mall.db,
      sql`select names, briefs from product where prod_id = ${sold}`,
    )
    const all = languages.map(() => attack)
    await query(
      mall.db,
      sql`update product set names = ${all}::text[], briefs = ${all}::text[] where prod_id = ${sold}`,
    )
    try {
      const html = await (await open(`/products/x-${sold}`)).text()
      const { title, meta, jsonLd } = headOf(html)
      expect(html.includes('<script>alert')).toBe(false)
      expect(title).toBe(`${attack} · Nelu`)
      expect(meta['og:title']).toBe(attack)
      expect(jsonLd['Product']).toMatchObject({ name: attack, description: attack })
      expect(Object.keys(jsonLd).sort()).toEqual(['BreadcrumbList', 'Product'])
    } finally {
      await query(
        mall.db,
        sql`update product set names = ${before?.names ?? []}::text[], briefs = ${before?.briefs ?? []}::text[] where prod_id = ${sold}`,
      )
    }
  })

  test('quality#trust: an address or a host with special characters', async () => {
    for (const url of [
      `/fashion/200?x="><script>alert(1)</script>`,
      `/${encodeURIComponent('"><script>alert(1)</script>')}/200`,
      `/products/${encodeURIComponent('"><img onerror=alert(1)>')}-${sold}`,
    ]) {
      const html = await (await open(url)).text()
      expect(html.includes('<script>alert')).toBe(false)
      expect(html.includes('<img onerror')).toBe(false)
    }
    const html = await (await withPage(mall).request('/', { headers: { Host: 'a"><script>alert(1)</script>' } })).text()
    expect(html.includes('<script>alert')).toBe(false)
  })
})
