import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import { usePlace } from '#device/place.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { keepLastOrders } from './keep-last-orders.ts'
import { orderQueries } from './order-queries.ts'
import type { OrderTab } from './order-tabs.ts'

const idOf = (order: ListedOrder) => order.orderNumber

/** The orders of a tab, the newest first; `key` is looked for in them. */
export function useOrders(tab: OrderTab, key: string): EndlessState<ListedOrder> | { readonly state: 'guest' } {
  const userId = useShopper()?.userId ?? ''
  const place = usePlace()
  const orders = useEndlessList<ListedOrder>(
    useMemo(
      () => ({ ...orderQueries.list(tab, key, place, userId), enabled: userId !== '' }),
      [tab, key, place, userId],
    ),
    idOf,
  )
  return userId === '' ? { state: 'guest' } : orders
}

/** Has the last orders kept once whoever looks at orders has them on the screen. */
export function useKeepLastOrders(isShown: boolean): void {
  const client = useQueryClient()
  const place = usePlace()
  const userId = useShopper()?.userId ?? ''
  useEffect(() => {
    if (!isShown || userId === '') return
    // After what the screen itself asks for.
    const timer = setTimeout(() => void keepLastOrders(client, place, userId).catch(() => undefined), 1_000)
    return () => clearTimeout(timer)
  }, [isShown, client, place, userId])
}
