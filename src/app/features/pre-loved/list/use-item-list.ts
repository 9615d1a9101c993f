import { keepPreviousData } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { PreLovedCard, preLovedPage } from '#contract/pre-loved/pre-loved.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { useConnection } from '#sync/connection.ts'
import { type ItemFilters, readItemFilters, writeItemFilters } from '../item-filters.ts'
import { preLovedQueries } from '../pre-loved-queries.ts'
import { useSavedItems } from './use-saved-items.ts'

type FirstPage = ReplyOf<typeof preLovedPage>
/** The number of items of each condition and department. */
export type ItemCounts = Pick<FirstPage, 'conditions' | 'categories'>

const idOf = ({ prodId }: PreLovedCard) => prodId

/**
 * The list of the address's filters, and the function that changes them: every change is a history entry that keeps the
 * scroll position. The previous answer stays while the next one loads. Offline, where the list of these filters was never
 * fetched, `saved` holds the saved items that fit.
 */
export function useItemList() {
  const router = useRouter()
  const market = useMarket()
  const query = usePageQuery()
  const filters = useMemo(() => readItemFilters(query), [query])
  const options = useMemo(
    () => ({ ...preLovedQueries.list(filters, market), placeholderData: keepPreviousData }),
    [filters, market],
  )
  const fetched = useEndlessList<PreLovedCard, FirstPage>(options, idOf)
  const connection = useConnection()
  const isDown = connection === 'offline' || connection === 'unreachable'
  const isMissing =
    fetched.state === 'ready'
      ? fetched.list.isOld && isDown
      : fetched.state === 'not-saved' || fetched.state === 'unreachable'
  const whole = useSavedItems(isMissing && Object.keys(filters).length > 0)
  const saved = useMemo(() => whole?.fitting(filters), [whole, filters])
  const items = whole ? ({ state: 'ready', list: whole.list } as const) : fetched
  const first = items.state === 'ready' ? items.list.first : undefined
  const go = useCallback(
    (next: ItemFilters) => router.history.push(`/pre-loved${writeItemFilters(next)}`, { stays: true }),
    [router],
  )
  return { filters, items, saved, counts: first as ItemCounts | undefined, total: saved?.length ?? first?.total, go }
}
export type ItemListState = ReturnType<typeof useItemList>
