import { type ListSort, type ListWish, listSorts, wishNames } from '#contract/list-wish.ts'

/** The name of a wish's order; undefined for the best match. */
export const sortOf = ({ sortName, sort }: ListWish): ListSort | undefined =>
  (Object.keys(listSorts) as ListSort[]).find(
    (name) => listSorts[name].sortName === sortName && listSorts[name].sort === sort,
  )

/** An address's query with this wish in place of its own; what else it holds stays. Empty, or with its question mark. */
export function writeListWish(query: URLSearchParams, wish: ListWish): string {
  const next = new URLSearchParams(query)
  for (const [name, field] of Object.entries(wishNames)) {
    const value = wish[field]
    next.delete(name)
    if (value) next.set(name, Array.isArray(value) ? value.join('-') : value === true ? '1' : String(value))
  }
  next.delete('sort')
  const sort = sortOf(wish)
  if (sort) next.set('sort', sort)
  const text = next.toString()
  return text && `?${text}`
}

/** A wish without its filters: words and order stay. */
export const withoutFilters = ({ key, sortName, sort }: ListWish): ListWish => ({
  ...(key !== undefined && { key }),
  ...(sortName && { sortName, sort }),
})

/** A wish in the order of the best match. */
export const withoutSort = ({ sortName: _, sort: __, ...rest }: ListWish): ListWish => rest
