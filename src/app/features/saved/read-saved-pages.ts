import * as v from 'valibot'
import { readSaved } from '#cache/later/saved-queries.ts'
import { categoryTree } from '#contract/category.ts'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { type PreLovedDetail, preLovedItem } from '#contract/pre-loved/pre-loved.ts'
import { type ProductDetail, productInfo } from '#contract/product/product-detail.ts'
import { search } from '#contract/search/search.ts'
import { type ShopDetail, shopInfo } from '#contract/shop.ts'
import type { Market } from '#device/market.ts'

/** Maximum number of listed pages of one kind. */
const maxPages = 120

export type SavedCategory = {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly picture: string
}
export type SavedPages = {
  readonly products: readonly { readonly product: ProductDetail; readonly at: number }[]
  readonly departments: readonly SavedCategory[]
  readonly shops: readonly ShopDetail[]
  readonly preLoved: readonly { readonly item: PreLovedDetail; readonly at: number }[]
}

/** The pages of this region that open offline, newest first; each in the current language where stored in it. */
export async function readSavedPages(market: Market): Promise<SavedPages> {
  const [products, shops, trees, lists, items] = await Promise.all([
    savedOf(productInfo, market, 2 * maxPages),
    savedOf(shopInfo, market, 2 * maxPages),
    savedOf(categoryTree, market, 2 * maxPages),
    savedOf(search, market, 2 * maxPages),
    savedOf(preLovedItem, market, 2 * maxPages),
  ])
  const known = new Map(
    [...trees]
      .reverse()
      .flatMap(({ value }) => value.flatMap((one) => [one, ...one.children]))
      .map((one) => [one.categoryId, one]),
  )
  // Product pages also fetch their seller; a shop counts as visited only where its own list is stored.
  const visited = new Set(lists.map(({ query }) => Number(query.shopId)))
  const seen = new Set(lists.flatMap(({ query }) => known.get(Number(query.categoryId)) ?? []))
  return {
    products: once(products, ({ value }) => value.prodId).map(({ value, at }) => ({ product: value, at })),
    preLoved: once(items, ({ value }) => value.prodId).map(({ value, at }) => ({ item: value, at })),
    shops: once(shops, ({ value }) => value.shopId).flatMap(({ value }) => (visited.has(value.shopId) ? [value] : [])),
    departments: [...seen].map(({ categoryId, categoryName, shortName, slug, pic }) => ({
      id: categoryId,
      name: shortName || categoryName,
      slug,
      picture: pic,
    })),
  }
}

/**
 * Stored answers of one call for this region, the current language first; answers that fail validation are left out.
 */
async function savedOf<E extends Endpoint>(endpoint: E, { regionId, lang }: Market, number: number) {
  const saved = await readSaved<ReplyOf<E>>(endpoint.path, number)
  const own = saved.filter(({ query, value }) => query.regionId === regionId && v.is(endpoint.reply, value))
  return [...own.filter(({ query }) => query.lang === lang), ...own.filter(({ query }) => query.lang !== lang)]
}

/** Removes duplicates, keeping the first of each, and sorts newest first. */
function once<Item extends { readonly at: number }>(items: readonly Item[], idOf: (item: Item) => number): Item[] {
  const first = new Map<number, Item>()
  for (const item of items) if (!first.has(idOf(item))) first.set(idOf(item), item)
  return [...first.values()].sort((a, b) => b.at - a.at).slice(0, maxPages)
}
