import { orderNotices, unreadCount } from '#contract/notice/notice.ts'
import { myOrders, orderCount, orderDetail, orderLogistics } from '#contract/order/my-orders.ts'
import { ownReviewPaths } from '#contract/review/review-limits.ts'
import type { Market } from '#device/market.ts'
import { shopperEndless, shopperQuery } from '#session/shopper-queries.ts'
import type { OrderTab } from './list/order-tabs.ts'

/** Orders per page of a list. */
const listSize = 10

/** Queries of a shopper's orders; all their answers are stored for reading offline. */
export const orderQueries = {
  list: (status: OrderTab, key: string, { regionId, lang }: Market, userId: string) =>
    shopperEndless(myOrders, { status, ...(key && { key }), size: listSize, lang }, { userId, regionId }),
  /** A page of all orders as a query of its own, with which the list continues offline. */
  page: (current: number, { regionId, lang }: Market, userId: string) =>
    shopperQuery(myOrders, { status: '0', size: listSize, lang, current }, { userId, regionId }),
  detail: (orderNumber: string, { regionId, lang }: Market, userId: string) =>
    shopperQuery(orderDetail, { orderNumber, lang }, { userId, regionId }),
  logistics: (orderNumber: string, { regionId }: Market, userId: string) =>
    shopperQuery(orderLogistics, {}, { userId, regionId }, { orderNumber }),
}

/** Paths of all queries, those of notices and of items to review included, whose answers may change after an action on an order. */
export const orderPaths: readonly string[] = [
  myOrders.path,
  orderDetail.path,
  orderCount.path,
  orderLogistics.path,
  orderNotices.path,
  unreadCount.path,
  ownReviewPaths.reviewable,
  ownReviewPaths.item,
]
