import {
  allRegions,
  banners,
  brandList,
  categoryTree,
  popularSearches,
  tagNames,
  tagRows,
} from '#contract/bare-endpoints.ts'
import { brandListQuery, popularQuery } from '#contract/product-lists/list-requests.ts'
import type { Market } from '#device/market.ts'
import { fetchAnswer } from '../answer.ts'
import { catalogueQuery } from '../catalogue-queries.ts'

/** The list of regions; the page logs a failure (docs/product.md#errors). */
const regions = () => ({
  ...catalogueQuery(allRegions, {}),
  queryFn: (context: Parameters<typeof fetchAnswer>[2]) =>
    fetchAnswer(allRegions, {}, context).catch((error: Error) => {
      if (!import.meta.env.SSR) console.info(`The regions could not be loaded: ${error.message}`)
      throw error
    }),
})

/** The queries of home, and of the pages that lead around the mall. */
export const mallQueries = {
  regions,
  tree: (market: Market) => catalogueQuery(categoryTree, market),
  /** The departments without their sub-categories, which are most of the tree. */
  departments: (market: Market) => catalogueQuery(categoryTree, { ...market, depth: '1' }),
  /** The department that is this category or holds it, with its sub-categories. */
  branch: (categoryId: number, market: Market) => catalogueQuery(categoryTree, { ...market, categoryId }),
  banners: (market: Market) => catalogueQuery(banners, market),
  tagRows: (market: Market) => catalogueQuery(tagRows, market),
  tags: (market: Market) => catalogueQuery(tagNames, market),
  /** All brands, or those of a department. */
  brands: (categoryId: number | undefined, market: Market) =>
    catalogueQuery(brandList, brandListQuery(categoryId, market)),
  popularSearches: (market: Market) => catalogueQuery(popularSearches, popularQuery(market)),
}
