import * as v from 'valibot'
import type { QueryOf } from './endpoint.ts'
import { search } from './search.ts'

type SearchQuery = QueryOf<typeof search>

/** What a shopper wishes of a list: filters and order, as `/search` takes them. */
export type ListWish = Pick<
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
/** What a list is of, before anybody wishes anything: words, a category, a brand, a shop. */
export type ListBase = Pick<SearchQuery, 'key' | 'categoryId' | 'brandId' | 'shopId'>

/** The names under which a wish stands in an address: short, and kept for ever. */
export const wishNames = {
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
} as const satisfies Record<string, keyof ListWish>

/** Every order of a list by its name in an address; without one it is the best match. */
export const listSorts = {
  price: { sortName: 'price', sort: 'asc' },
  '-price': { sortName: 'price', sort: 'desc' },
  sold: { sortName: 'soldNum', sort: 'desc' },
  new: { sortName: 'createTime', sort: 'desc' },
  rated: { sortName: 'score', sort: 'desc' },
} as const satisfies Record<string, Pick<ListWish, 'sortName' | 'sort'>>
export type ListSort = keyof typeof listSorts

/** The wish that an address's query holds; what is nonsense there is left out. */
export function readListWish(query: URLSearchParams): ListWish {
  const wish: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(wishNames)) {
    // A comma would be written as %2C.
    const text = query
      .get(name)
      ?.replaceAll('-', field === 'categoryTypeAttrIds' ? ',' : '-')
      .trim()
    const value = text && v.safeParse(search.query.entries[field], text)
    if (value && value.success && value.output) wish[field] = value.output
  }
  const sort = query.get('sort')
  return { ...wish, ...(sort && Object.hasOwn(listSorts, sort) ? listSorts[sort as ListSort] : {}) }
}
