import type { SearchSortName } from '#contract/search/search.ts'

/** The order of a search: relevance where words are typed, otherwise rank. `label` names the order in a cursor. */
export type SearchOrder = {
  readonly by: SearchSortName | 'relevance' | 'rank'
  readonly direction: 'asc' | 'desc'
  readonly label: string
}

/** The order of `sortName` and `sort`. Without a direction, prices ascend and all other orders descend. */
export function orderOf(
  { sortName, sort }: { sortName?: SearchSortName; sort?: 'asc' | 'desc' },
  hasWords: boolean,
): SearchOrder {
  const by = sortName ?? (hasWords ? 'relevance' : 'rank')
  const direction = sortName ? (sort ?? (by === 'price' ? 'asc' : 'desc')) : 'asc'
  return { by, direction, label: `${by} ${direction}` }
}

/**
 * Whether `oldSort`, with which the page's cursor was made, is still the current order. It may name the sort, its
 * direction, or both in any spelling ("price", "desc", "price,desc"); an absent value always matches.
 */
export const isSameOrder = (oldSort: string | undefined, order: SearchOrder): boolean =>
  (oldSort ?? '')
    .split(/[^A-Za-z]+/)
    .every((part) => ['', order.by, order.direction, order.by === 'rank' ? 'relevance' : ''].includes(part))
