import * as v from 'valibot'
import type { QueryOf } from '#contract/endpoint.ts'
import { search } from '#contract/search/search.ts'
import { listSize } from './list-requests.ts'

type SearchQuery = QueryOf<typeof search>

/** The filters and the order of a product list, as `/search` takes them. */
export type ListParams = Pick<
  SearchQuery,
  | 'key'
  | 'categoryId'
  | 'brandId'
  | 'categoryTypeAttrIds'
  | 'placeOfOrigin'
  | 'minPrice'
  | 'maxPrice'
  | 'minScore'
  | 'hasStock'
  | 'isFreeDelivery'
  | 'sortName'
  | 'sort'
>
/** The scope of a list before any filter: words, a category, a brand or a shop. */
export type ListBase = Pick<SearchQuery, 'key' | 'categoryId' | 'brandId' | 'shopId'>

/** The names of the list parameters in a page's address. Shared links use them, so they never change. */
export const listParamNames = {
  q: 'key',
  cat: 'categoryId',
  brand: 'brandId',
  attr: 'categoryTypeAttrIds',
  from: 'placeOfOrigin',
  min: 'minPrice',
  max: 'maxPrice',
  stars: 'minScore',
  stock: 'hasStock',
  free: 'isFreeDelivery',
} as const satisfies Record<string, keyof ListParams>

/** Every order of a list by its name in an address; an address without a name has the best match first. */
export const listSorts = {
  price: { sortName: 'price', sort: 'asc' },
  '-price': { sortName: 'price', sort: 'desc' },
  sold: { sortName: 'soldNum', sort: 'desc' },
  new: { sortName: 'createTime', sort: 'desc' },
  rated: { sortName: 'score', sort: 'desc' },
} as const satisfies Record<string, Pick<ListParams, 'sortName' | 'sort'>>
export type ListSort = keyof typeof listSorts

/** Reads the list parameters of an address; invalid values are ignored. */
export function readListParams(query: URLSearchParams): ListParams {
  const params: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(listParamNames)) {
    // URLSearchParams would write a comma as %2C.
    const isList = field === 'brandId' || field === 'categoryTypeAttrIds'
    const text = query
      .get(name)
      ?.replaceAll('-', isList ? ',' : '-')
      .trim()
    const value = text ? v.safeParse(search.query.entries[field], text) : undefined
    if (value?.success && value.output) params[field] = value.output
  }
  const sort = query.get('sort')
  return { ...params, ...(sort && Object.hasOwn(listSorts, sort) ? listSorts[sort as ListSort] : {}) }
}

/** The request for a list of products: the list's subject, such as a category, and the filters of the address. */
export const listQuery = <Market>(base: ListBase, query: URLSearchParams, market: Market) => ({
  ...readListParams(query),
  ...base,
  pageSize: listSize,
  ...market,
})
