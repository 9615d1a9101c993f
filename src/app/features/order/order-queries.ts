import { queryOptions } from '@tanstack/react-query'
import { apiBase, CallFailed } from '#cache/answer.ts'
import { rememberShape } from '#cache/known-endpoints.ts'
import { orderNotices, unreadCount } from '#contract/notice.ts'
import { myOrders, orderCount, orderDetail, orderLogistics } from '#contract/order/my-orders.ts'
import type { Place } from '#device/place.ts'
import { call } from '#offline/call.ts'
import { shopperEndless, shopperQuery } from '#session/shopper-queries.ts'
import { watchForLoss } from '#session/shopper-session.ts'
import type { OrderTab } from './order-tabs.ts'

/** Orders that a list asks for at a time. */
const listSize = 10

/** What is asked of a shopper's orders; all of it is kept for reading without a network. */
export const orderQueries = {
  list: (status: OrderTab, key: string, { regionId, lang }: Place, userId: string) =>
    shopperEndless(myOrders, { status, ...(key && { key }), size: listSize, lang }, { userId, regionId }),
  /** A page of all orders by itself, as the list goes on with it where no answer comes. */
  page: (current: number, { regionId, lang }: Place, userId: string) =>
    shopperQuery(myOrders, { status: '0', size: listSize, lang, current }, { userId, regionId }),
  detail: (orderNumber: string, { regionId, lang }: Place, userId: string) =>
    shopperQuery(orderDetail, { orderNumber, lang }, { userId, regionId }),
  logistics: (orderNumber: string, { regionId }: Place, userId: string) => {
    rememberShape(orderLogistics)
    return queryOptions({
      queryKey: [orderLogistics.path, { orderNumber }, { userId, regionId }] as const,
      queryFn: async ({ signal }) => {
        await watchForLoss()
        const outcome = await call(
          orderLogistics,
          {},
          { base: apiBase, signal, userId, regionId, params: { orderNumber } },
        )
        if (!outcome.ok) throw new CallFailed(outcome.failure)
        return { value: outcome.value, at: outcome.at }
      },
      staleTime: 0,
      refetchOnWindowFocus: true,
    })
  },
}

/** Paths of everything that may be another once an order was acted on: what it tells of, too. */
export const orderPaths: readonly string[] = [
  myOrders.path,
  orderDetail.path,
  orderCount.path,
  orderLogistics.path,
  orderNotices.path,
  unreadCount.path,
]
