import { type ListParams, type ListSort, listParamNames, listSorts } from '#contract/product-lists/list-params.ts'

/** The name of the sort order; undefined for the best match. */
export const sortOf = ({ sortName, sort }: ListParams): ListSort | undefined =>
  (Object.keys(listSorts) as ListSort[]).find(
    (name) => listSorts[name].sortName === sortName && listSorts[name].sort === sort,
  )

/**
 * Replaces the list params in an address's query; other parameters stay. The result is empty or starts with a question
 * mark.
 */
export function writeListParams(query: URLSearchParams, params: ListParams): '' | `?${string}` {
  const next = new URLSearchParams(query)
  for (const [name, field] of Object.entries(listParamNames)) {
    const value = params[field]
    next.delete(name)
    if (value) next.set(name, Array.isArray(value) ? value.join('-') : value === true ? '1' : String(value))
  }
  next.delete('sort')
  const sort = sortOf(params)
  if (sort) next.set('sort', sort)
  const text = next.toString()
  return text && `?${text}`
}

/** List params without filters: search words and sort order stay. */
export const withoutFilters = ({ key, sortName, sort }: ListParams): ListParams => ({
  ...(key !== undefined && { key }),
  ...(sortName && { sortName, sort }),
})

/** List params sorted by the best match. */
export const withoutSort = ({ sortName: _, sort: __, ...rest }: ListParams): ListParams => rest
