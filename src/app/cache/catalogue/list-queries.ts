import { categoryRows, deals, search, tagProducts, youMayLike } from '#contract/bare-endpoints.ts'
import type { ListBase } from '#contract/product-lists/list-params.ts'
import { listSize, tagListQuery } from '#contract/product-lists/list-requests.ts'
import type { Market } from '#device/market.ts'
import { catalogueQuery, endlessQuery } from '../catalogue-queries.ts'

/** The queries of lists of products. */
export const listQueries = {
  deals: (market: Market) => endlessQuery(deals, { size: listSize, ...market }),
  youMayLike: (market: Market) => endlessQuery(youMayLike, { size: listSize, ...market }),
  tag: (tagId: number, market: Market) => endlessQuery(tagProducts, tagListQuery(tagId, market)),
  /** The sub-categories of a department, each with its first products. */
  categoryRows: (categoryId: number, market: Market) => catalogueQuery(categoryRows, { categoryId, ...market }),
}

/**
 * The query of a list that its address can filter and sort. The reader of filters checks them by the contract's shapes,
 * which are not part of the first load, so the query is returned once that code has loaded.
 */
export async function filteredListQuery(base: ListBase, searchStr: string, market: Market) {
  const { listQuery } = await import('#contract/product-lists/list-params.ts')
  return endlessQuery(search, listQuery(base, new URLSearchParams(searchStr), market))
}
