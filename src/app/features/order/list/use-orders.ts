import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { orderQueries } from '#features/order/order-queries.ts'
import { persistLastOrders } from '#features/order/persist-last-orders.ts'
import { useShopper } from '#session/shopper.ts'
import type { OrderTab } from './order-tabs.ts'

const idOf = (order: ListedOrder) => order.orderNumber

/** The orders of a tab, newest first; `key` filters them by search words. */
export function useOrders(tab: OrderTab, key: string): EndlessState<ListedOrder> | { readonly state: 'guest' } {
  const userId = useShopper()?.userId ?? ''
  const market = useMarket()
  const orders = useEndlessList<ListedOrder>(
    useMemo(
      () => ({ ...orderQueries.list(tab, key, market, userId), enabled: userId !== '' }),
      [tab, key, market, userId],
    ),
    idOf,
  )
  return userId === '' ? { state: 'guest' } : orders
}

/**
 * The shopper's last orders of all tabs, newest first: the two pages that this device stores for reading offline
 * (persist-last-orders.ts). Empty until the first page is read, and for a guest.
 */
export function useLastOrders(): readonly ListedOrder[] {
  const userId = useShopper()?.userId ?? ''
  const market = useMarket()
  const orders = useOrders('0', '')
  const first = orders.state === 'ready' ? orders.list : null
  const isContinued = first !== null && first.pages === 1 && first.total > first.records.length
  const second = useQuery({ ...orderQueries.page(2, market, userId), enabled: isContinued })
  return useMemo(() => {
    const records = [...(first?.records ?? []), ...((isContinued && second.data?.value.records) || [])]
    return [...new Map(records.map((order) => [order.orderNumber, order])).values()]
  }, [first, isContinued, second.data])
}

/** Stores the last orders for reading offline once the list of orders is on the screen. */
export function usePersistLastOrders(isShown: boolean): void {
  const client = useQueryClient()
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  useEffect(() => {
    if (!isShown || userId === '') return
    // Starts after the requests of the screen itself.
    const timer = setTimeout(() => void persistLastOrders(client, market, userId).catch(() => undefined), 1_000)
    return () => clearTimeout(timer)
  }, [isShown, client, market, userId])
}
