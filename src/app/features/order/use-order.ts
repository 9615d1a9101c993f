import { useQuery } from '@tanstack/react-query'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import type { Logistics } from '#contract/order/my-orders.ts'
import type { Order } from '#contract/order/order.ts'
import { useMarket } from '#device/market.ts'
import { useShopper } from '#session/shopper.ts'
import { orderQueries } from './order-queries.ts'

type Guest = { readonly state: 'guest' }

/** An order of the signed-in shopper; loads nothing while `isWanted` is false. */
export function useOrder(orderNumber: string, isWanted = true): Loaded<Order> | Guest {
  const shopper = useShopper()
  const options = orderQueries.detail(orderNumber, useMarket(), shopper?.userId ?? '')
  const isAsked = shopper !== null && isWanted
  const { data, error, refetch } = useQuery({ ...options, enabled: isAsked })
  const state = useLoadState({
    isWaiting: isAsked && data === undefined && error === null,
    error,
    retry: useRetry(options.queryKey, refetch),
  })
  if (!shopper) return { state: 'guest' }
  return data === undefined ? state : { state: 'ready', ...data }
}

/** The tracking of an order's parcel. */
export function useLogistics(orderNumber: string): Loaded<Logistics> | Guest {
  const shopper = useShopper()
  const options = orderQueries.logistics(orderNumber, useMarket(), shopper?.userId ?? '')
  const { data, error, refetch } = useQuery({ ...options, enabled: shopper !== null })
  const state = useLoadState({
    isWaiting: shopper !== null && data === undefined && error === null,
    error,
    retry: useRetry(options.queryKey, refetch),
  })
  if (!shopper) return { state: 'guest' }
  return data === undefined ? state : { state: 'ready', ...data }
}
