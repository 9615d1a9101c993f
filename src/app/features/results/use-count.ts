import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { ListBase, ListWish } from '#contract/list-wish.ts'
import { type SearchFacets, search } from '#contract/search.ts'
import { usePlace } from '#device/place.ts'
import { useConnection } from '#sync/connection.ts'
import { useSavedList, useSettled } from './use-results.ts'

export type Counted = {
  readonly total: number
  readonly facets: SearchFacets
  /** It is the count of the wish before. */
  readonly isOld: boolean
  /** Counted among what is saved on this phone, because the shop does not answer. */
  readonly isSaved: boolean
}

/** After the last press; a person who chooses three filters asks once. */
const settles = 150

/**
 * How many products a wish would leave, asked with a single record and kept nowhere; the last count stays while the next
 * one comes. Without the shop it is counted on the phone. Null before the first, and while `isAsked` is false.
 */
export function useCount(base: ListBase, wish: ListWish, isAsked = true): Counted | null {
  const place = usePlace()
  const settled = useSettled(wish, settles)
  const connection = useConnection()
  const isOld = settled !== wish
  const options = useMemo(
    () => catalogueQuery(search, { ...settled, ...base, pageSize: 1, ...place }),
    [settled, base, place],
  )
  const asked = useQuery({
    ...options,
    persister: undefined,
    gcTime: 60_000,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const isOffline =
    asked.error !== null ||
    ((connection === 'offline' || connection === 'unreachable') && (asked.isPlaceholderData || !asked.data))
  const saved = useSavedList(base, settled, isAsked && isOffline)
  if (saved) return { ...saved, isOld, isSaved: true }
  return asked.data ? { ...asked.data.value, isOld: isOld || asked.isPlaceholderData, isSaved: false } : null
}
