import * as v from 'valibot'
import { readSaved } from '#cache/later/saved-queries.ts'
import { categoryTree } from '#contract/category.ts'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { type ProductDetail, productInfo } from '#contract/product-detail.ts'
import { search } from '#contract/search.ts'
import { type ShopDetail, shopInfo } from '#contract/shop.ts'
import type { Place } from '#device/place.ts'

/** Pages of one sort that are listed. */
const most = 120

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
}

/** What opens without a network in this region, newest first: of each the words in the current language where they are saved. */
export async function readSavedPages(place: Place): Promise<SavedPages> {
  const [products, shops, trees, lists] = await Promise.all([
    savedOf(productInfo, place, 2 * most),
    savedOf(shopInfo, place, 2 * most),
    savedOf(categoryTree, place, 2 * most),
    savedOf(search, place, 2 * most),
  ])
  const known = new Map(
    trees
      .slice(0, 1)
      .flatMap(({ value }) => value.flatMap((one) => [one, ...one.children]))
      .map((one) => [one.categoryId, one]),
  )
  // A seller is also asked for by each of its products' pages; seen is a shop whose own list is saved.
  const visited = new Set(lists.map(({ query }) => Number(query.shopId)))
  const seen = new Set(lists.flatMap(({ query }) => known.get(Number(query.categoryId)) ?? []))
  return {
    products: once(products, ({ value }) => value.prodId).map(({ value, at }) => ({ product: value, at })),
    shops: once(shops, ({ value }) => value.shopId).flatMap(({ value }) => (visited.has(value.shopId) ? [value] : [])),
    departments: [...seen].map(({ categoryId, categoryName, shortName, slug, pic }) => ({
      id: categoryId,
      name: shortName || categoryName,
      slug,
      picture: pic,
    })),
  }
}

/** Saved answers of one call for this region, those in the current language first; what no longer reads is left out. */
async function savedOf<E extends Endpoint>(endpoint: E, { regionId, lang }: Place, number: number) {
  const saved = await readSaved<ReplyOf<E>>(endpoint.path, number)
  const own = saved.filter(({ query, value }) => query.regionId === regionId && v.is(endpoint.reply, value))
  return [...own.filter(({ query }) => query.lang === lang), ...own.filter(({ query }) => query.lang !== lang)]
}

/** Each thing once, the first that comes, and then newest first. */
function once<Item extends { readonly at: number }>(items: readonly Item[], idOf: (item: Item) => number): Item[] {
  const first = new Map<number, Item>()
  for (const item of items) if (!first.has(idOf(item))) first.set(idOf(item), item)
  return [...first.values()].sort((a, b) => b.at - a.at).slice(0, most)
}
