import type { QueryOf } from '#contract/endpoint.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { SearchFacets, SuggestedProduct, search } from '#contract/search/search.ts'
import type { ShopCard } from '#contract/shop.ts'
import type { Market } from '#device/market.ts'

/** A search without its market and paging: the same filters as `/search` takes. */
export type SavedQuery = Omit<
  QueryOf<typeof search>,
  'regionId' | 'lang' | 'pageSize' | 'pageNumber' | 'scrollId' | 'oldSort'
>

export type SavedSearch = {
  /** All matching products, in order. */
  readonly products: readonly ProductCard[]
  readonly shops: readonly ShopCard[]
  readonly total: number
  readonly facets: SearchFacets
  /** The searched words where they differ from the typed words, and the words that are left out. */
  readonly mended?: string
  readonly leftOut?: readonly string[]
}

/** A separate chunk, because only offline searches need it. */
export const fetchSavedSearch = () =>
  Promise.all([import('./saved-catalogue/search-catalogue.ts'), import('./saved-catalogue/read-catalogue.ts')])

/**
 * Searches all data stored on this device for a region and language: every product of any list or page that was viewed
 * or downloaded. Normalizes, corrects, filters, sorts and counts as the server does, in slices that never delay a tap.
 */
export async function searchSaved(query: SavedQuery, market: Market): Promise<SavedSearch> {
  const [{ searchCatalogue }, { savedCatalogue }] = await fetchSavedSearch()
  return searchCatalogue(await savedCatalogue(market), query, market.lang)
}

export type SavedSuggestions = {
  /** At most 10. */
  readonly words: readonly string[]
  readonly products: readonly SuggestedProduct[]
}

/** Suggested words and products, from stored data. */
export async function suggestSaved(keyword: string, market: Market): Promise<SavedSuggestions> {
  const [{ suggestFromCatalogue }, { savedCatalogue }] = await fetchSavedSearch()
  return suggestFromCatalogue(await savedCatalogue(market), keyword, market.lang)
}
