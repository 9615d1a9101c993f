import { catalogueQuery, endlessQuery } from '#cache/catalogue-queries.ts'
import { preLovedItem, preLovedPage } from '#contract/pre-loved/pre-loved.ts'
import type { Market } from '#device/market.ts'
import { type ItemFilters, readItemFilters } from './item-filters.ts'

/** Items per page of a list. */
const listSize = 20
const sorts = { price: 'low', '-price': 'high' } as const

/** The queries of pre-loved items; all are stored for reading offline. */
export const preLovedQueries = {
  list: ({ sort, ...filters }: ItemFilters, market: Market) =>
    endlessQuery(preLovedPage, { ...filters, ...(sort && { sort: sorts[sort] }), size: listSize, ...market }),
  item: (prodId: number, market: Market) => catalogueQuery(preLovedItem, { prodId, ...market }),
}

/** The query of the list at an address. */
export const listOfAddress = (searchStr: string, market: Market) =>
  preLovedQueries.list(readItemFilters(new URLSearchParams(searchStr)), market)
