import {
  allRegions,
  banners,
  brandList,
  categoryTree,
  popularSearches,
  tagNames,
  tagRows,
} from '#contract/bare-endpoints.ts'
import { brandListQuery, popularQuery } from '#contract/list-requests.ts'
import type { Place } from '#device/place.ts'
import { catalogueQuery } from '../catalogue-queries.ts'

/** The queries of home, and of the pages that lead around the mall. */
export const mallQueries = {
  regions: () => catalogueQuery(allRegions, {}),
  tree: (market: Place) => catalogueQuery(categoryTree, market),
  banners: (market: Place) => catalogueQuery(banners, market),
  tagRows: (market: Place) => catalogueQuery(tagRows, market),
  tags: (market: Place) => catalogueQuery(tagNames, market),
  /** All brands, or those of a department. */
  brands: (categoryId: number | undefined, market: Place) =>
    catalogueQuery(brandList, brandListQuery(categoryId, market)),
  popularSearches: (market: Place) => catalogueQuery(popularSearches, popularQuery(market)),
}
