import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { PreLovedCard, preLovedPage } from '#contract/pre-loved/pre-loved.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { fittingItems } from '../fitting-items.ts'
import type { ItemFilters } from '../item-filters.ts'
import { preLovedQueries } from '../pre-loved-queries.ts'

const idOf = ({ prodId }: PreLovedCard) => prodId

/**
 * The saved list without filters, and the function that filters and sorts its items as the server does; undefined where
 * that list is not saved, or `isEnabled` is false.
 */
export function useSavedItems(isEnabled: boolean) {
  const market = useMarket()
  const options = useMemo(() => ({ ...preLovedQueries.list({}, market), enabled: isEnabled }), [market, isEnabled])
  const items = useEndlessList<PreLovedCard, ReplyOf<typeof preLovedPage>>(options, idOf)
  const tree = useQuery({ ...mallQueries.tree(market), enabled: isEnabled }).data?.value
  const list = items.state === 'ready' ? items.list : undefined
  return useMemo(
    () =>
      isEnabled && list
        ? { list, fitting: (filters: ItemFilters) => fittingItems(list.records, filters, tree ?? []) }
        : undefined,
    [isEnabled, list, tree],
  )
}
