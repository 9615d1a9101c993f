import { useMemo } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import { usePlace } from '#device/place.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
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
