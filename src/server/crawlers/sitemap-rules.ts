import { productSlug } from '#contract/links.ts'
import { callsOfPage } from '#contract/page-calls.ts'
import { defaultRegionId } from '#contract/region.ts'
import type { NamedRow } from './sitemap-store.ts'

/** Addresses in one file; the protocol allows 50,000 addresses and 50 MB. */
export const partSize = 20_000

export type SitemapEntry = { readonly path: string; readonly changed?: string | undefined }

const openPaths = [
  '/',
  '/trending',
  '/goods',
  '/discover',
  '/categories/',
  '/brands',
  '/help',
  '/about',
  ...['service-agreement', 'privacy-agreement', 'refund-policy'].flatMap((policy) => [
    `/policies/${policy}/en-us`,
    `/policies/${policy}/zh-cn`,
  ]),
]

type Windows = {
  readonly categories: readonly (NamedRow & { readonly isDepartment: boolean })[]
  readonly tags: readonly NamedRow[]
  readonly shops: readonly NamedRow[]
  readonly brands: readonly { readonly id: number }[]
}

const segment = (text: string | number) => encodeURIComponent(text)

/** Every page but the products', as far as the mall has screens for them. */
export function windowPages({ categories, tags, shops, brands }: Windows): SitemapEntry[] {
  const paths = [
    ...openPaths,
    ...categories.map(({ slug, id }) => `/${segment(slug)}/${id}`),
    ...categories
      .filter(({ isDepartment }) => isDepartment)
      .map(({ slug, id }) => `/discover/sub/${segment(`${slug}-${id}`)}`),
    ...tags.map(({ slug, id }) => `/services/${segment(`${slug}-${id}`)}`),
    ...shops.map(({ slug, id }) => `/store/${segment(slug)}/${id}`),
    ...brands.map(({ id }) => `/category?brandId=${id}`),
  ]
  return paths.filter(isScreen).map((path) => ({ path }))
}

function isScreen(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://mall')
  return callsOfPage(pathname, searchParams, { regionId: defaultRegionId, lang: 'en' }) !== null
}

/** The pages of some products. */
export const productPages = (products: readonly NamedRow[]): SitemapEntry[] =>
  products.map(({ id, slug, changed }) => ({
    path: `/products/${segment(productSlug({ prodId: id, slug }))}`,
    changed,
  }))

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file of addresses. */
export const writeSitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${head}<urlset ${namespace}>\n${entries.map(({ path, changed }) => `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`).join('')}</urlset>\n`

/** The list of the files. */
export const writeSitemapIndex = (origin: string, parts: number): string =>
  `${head}<sitemapindex ${namespace}>\n${Array.from({ length: parts }, (_, at) => `<sitemap><loc>${escaped(`${origin}/sitemap-${at}.xml`)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
