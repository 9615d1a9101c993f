import type { SearchSortName } from '#contract/search.ts'

/** The order of a search: relevance where words are typed, else rank. `label` names it in a cursor. */
export type SearchOrder = {
  readonly by: SearchSortName | 'relevance' | 'rank'
  readonly direction: 'asc' | 'desc'
  readonly label: string
}

/** By `sortName` and `sort`; where the direction is left out, prices go up and everything else down. */
export function orderOf(
  { sortName, sort }: { sortName?: SearchSortName; sort?: 'asc' | 'desc' },
  hasWords: boolean,
): SearchOrder {
  const by = sortName ?? (hasWords ? 'relevance' : 'rank')
  const direction = sortName ? (sort ?? (by === 'price' ? 'asc' : 'desc')) : 'asc'
  return { by, direction, label: `${by} ${direction}` }
}

/**
 * Whether `oldSort`, what the page says its cursor was made with, is still the order. It may name the sort, its
 * direction, or both in any spelling ("price", "desc", "price,desc"); left out it says nothing.
 */
export const isSameOrder = (oldSort: string | undefined, order: SearchOrder): boolean =>
  (oldSort ?? '')
    .split(/[^A-Za-z]+/)
    .every((part) => ['', order.by, order.direction, order.by === 'rank' ? 'relevance' : ''].includes(part))
