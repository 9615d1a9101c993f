import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { ListBase, ListParams } from '#contract/product-lists/list-params.ts'
import { type SearchFacets, search } from '#contract/search/search.ts'
import { useMarket } from '#device/market.ts'
import { useConnection } from '#sync/connection.ts'
import { useSavedList, useSettled } from './use-results.ts'

export type ResultCount = {
  readonly total: number
  readonly facets: SearchFacets
  /** Whether the count belongs to the previous list params. */
  readonly isOld: boolean
  /** Counted among the products stored on this device, because the server cannot be reached. */
  readonly isSaved: boolean
}

/** Delay in ms after the last press, so that three filters chosen in a row cause one request. */
const settles = 150

/**
 * The number of products that list params would leave, requested with a page of one record and not stored. The last
 * count stays while the next one loads. Offline, stored products are counted. Null before the first count, and while
 * `isEnabled` is false.
 */
export function useCount(base: ListBase, params: ListParams, isEnabled = true): ResultCount | null {
  const market = useMarket()
  const settled = useSettled(params, settles)
  const connection = useConnection()
  const isOld = settled !== params
  const options = useMemo(
    () => catalogueQuery(search, { ...settled, ...base, pageSize: 1, ...market }),
    [settled, base, market],
  )
  const count = useQuery({
    ...options,
    persister: undefined,
    gcTime: 60_000,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  const isOffline =
    count.error !== null ||
    ((connection === 'offline' || connection === 'unreachable') && (count.isPlaceholderData || !count.data))
  const saved = useSavedList(base, settled, isEnabled && isOffline)
  if (saved) return { ...saved, isOld, isSaved: true }
  return count.data ? { ...count.data.value, isOld: isOld || count.isPlaceholderData, isSaved: false } : null
}
