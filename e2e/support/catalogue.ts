import type { Category } from '#contract/category.ts'
import type { TagWithProducts } from '#contract/home.ts'
import { productSlug } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { regionIds } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import type { ShopDetail } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import type { Country } from './choose-market.ts'
import { mallAddress } from './mall-test.ts'

const cache = new Map<string, unknown>()

/**
 * An answer of the API of this run's mall, or of a mall at another address, fetched once per test worker: tests choose
 * content and compare with it.
 */
export async function fetchCatalogue<Reply>(
  path: string,
  query: Record<string, string | number> = {},
  address = process.env[mallAddress],
): Promise<Reply> {
  const url = `${address}/api${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
  if (!cache.has(url)) {
    const response = await fetch(url, { headers: { 'Time-Zone': 'Asia/Colombo' } })
    if (!response.ok) throw new Error(`${response.status} ${url}`)
    cache.set(url, await response.json())
  }
  return cache.get(url) as Reply
}

/** Forgets cached products, because their stock changes while tests buy. */
export function forgetStocks(): void {
  for (const url of cache.keys()) if (url.includes('/prod/prodInfo?')) cache.delete(url)
}

/** The reading calls of one region in one language; at an address, those of another mall. */
export function catalogueOf(country: Country = 'LK', lang: Language = 'en', address?: string) {
  const market = { regionId: regionIds[country], lang }
  const details = (prodId: number) => fetchCatalogue<ProductDetail>('/prod/prodInfo', { prodId, ...market }, address)
  const cards = async (more: Record<string, string | number> = {}) =>
    (await fetchCatalogue<SearchResult>('/search', { pageSize: 100, pageNumber: 1, ...market, ...more }, address))
      .records
  return {
    details,
    cards,
    departments: () => fetchCatalogue<Category[]>('/category/tree', market, address),
    tags: () => fetchCatalogue<TagWithProducts[]>('/indexTag/list', market, address),
    shop: (shopId: number) => fetchCatalogue<ShopDetail>('/shopDetail/info', { shopId, ...market }, address),
    total: async (categoryId: number) =>
      (await fetchCatalogue<SearchResult>('/search', { categoryId, pageSize: 1, pageNumber: 1, ...market }, address))
        .total,
    /** The first matching card in the mall's own order. Fails where there is none. */
    async card(fits: (card: ProductCard) => boolean): Promise<ProductCard> {
      for (let pageNumber = 1; pageNumber <= 30; pageNumber += 1) {
        const page = await cards({ pageNumber })
        const found = page.find(fits)
        if (found) return found
        if (page.length === 0) break
      }
      throw new Error('The mall has no such product')
    },
    /** The first matching product among the first few hundred, with the fields of its page. */
    async product(fits: (product: ProductDetail) => boolean): Promise<ProductDetail> {
      for (let pageNumber = 1; pageNumber <= 6; pageNumber += 1) {
        for (const { prodId } of await cards({ pageNumber })) {
          const product = await details(prodId)
          if (fits(product)) return product
        }
      }
      throw new Error('The mall has no such product')
    },
  }
}

export const productPath = (product: { slug: string; prodId: number }): string => `/products/${productSlug(product)}`
