import type { QueryOf } from '#contract/endpoint.ts'
import type { ProductCard } from '#contract/product.ts'
import type { SearchFacets, search } from '#contract/search.ts'
import type { ShopCard } from '#contract/shop.ts'
import type { Place } from '#device/place.ts'

/** A search without its place and paging: the same filters as `/search` takes. */
export type SavedQuery = Omit<
  QueryOf<typeof search>,
  'regionId' | 'lang' | 'pageSize' | 'pageNumber' | 'scrollId' | 'oldSort'
>

export type SavedSearch = {
  /** All that fit, in order. */
  readonly products: readonly ProductCard[]
  readonly shops: readonly ShopCard[]
  readonly total: number
  readonly facets: SearchFacets
}

/** A chunk of its own: only who searches without a network needs it. */
export const fetchSavedSearch = () =>
  Promise.all([import('./saved-catalogue/search-catalogue.ts'), import('./saved-catalogue/read-catalogue.ts')])

/**
 * Searches everything that is saved on this phone for a region and language: every product of any list or page that
 * was seen or taken along. It folds, mends, filters, sorts and counts as the server does, in slices that never hold a tap up.
 */
export async function searchSaved(query: SavedQuery, place: Place): Promise<SavedSearch> {
  const [{ searchCatalogue }, { savedCatalogue }] = await fetchSavedSearch()
  return searchCatalogue(await savedCatalogue(place), query, place.lang)
}

/** At most 10 ways to go on typing, out of what is saved. */
export async function suggestSaved(keyword: string, place: Place): Promise<string[]> {
  const [{ suggestFromCatalogue }, { savedCatalogue }] = await fetchSavedSearch()
  return suggestFromCatalogue(await savedCatalogue(place), keyword, place.lang)
}
