import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { endpoint } from '../endpoint.ts'
import { multilineText } from '../multiline-text.ts'
import { count, languageInQuery, noQuery, nothing, pageInQuery, pageOf, typedText, wireTime } from '../wire.ts'
import { cancelReasons, listedOrder, order, orderNumber } from './order.ts'

const named = v.object({ orderNumber })

/** The longest detail text of a cancellation. */
export const maxCancelDetailLength = 500

/** The order tabs: all, to pay, to deliver (2 includes status 7), to receive, completed, closed. */
export const orderTabs = ['0', '1', '2', '3', '5', '6'] as const

/** GET /p/myOrder/myOrder: the newest first; `key` searches order numbers, shops and product names. */
export const myOrders = endpoint({
  method: 'GET',
  path: '/p/myOrder/myOrder',
  access: 'shopper',
  reply: pageOf(listedOrder),
  failures: shopperFailures,
  query: v.object({
    status: v.optional(v.picklist(orderTabs), '0'),
    key: v.optional(typedText),
    ...pageInQuery,
    lang: languageInQuery,
  }),
})

/** GET /p/myOrder/orderCount: the number of orders of each tab; `refund` and `toRate` count items. */
export const orderCount = endpoint({
  method: 'GET',
  path: '/p/myOrder/orderCount',
  access: 'shopper',
  query: noQuery,
  failures: shopperFailures,
  reply: v.object({
    allCount: count,
    unPay: count,
    payed: count,
    consignment: count,
    success: count,
    close: count,
    refund: count,
    toRate: count,
  }),
})

/** GET /p/myOrder/orderDetail */
export const orderDetail = endpoint({
  method: 'GET',
  path: '/p/myOrder/orderDetail',
  access: 'shopper',
  query: v.object({ orderNumber, lang: languageInQuery }),
  reply: order,
  failures: [...shopperFailures, 'NOT_FOUND'],
})

/** PUT /p/myOrder/cancel/:orderNumber: allowed before shipping; a payment is returned. */
export const cancelOrder = endpoint({
  method: 'PUT',
  path: '/p/myOrder/cancel/:orderNumber',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  body: v.object({ reason: v.picklist(cancelReasons), detail: v.optional(multilineText(maxCancelDetailLength), '') }),
  failures: [...writeFailures, 'NOT_FOUND', 'ORDER_STATE'],
})

/** DELETE /p/myOrder/:orderNumber: hides a completed or closed order from the shopper. */
export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/p/myOrder/:orderNumber',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND', 'ORDER_STATE'],
})

/** PUT /p/myOrder/receipt/:orderNumber: confirms receipt. */
export const receiveOrder = endpoint({
  method: 'PUT',
  path: '/p/myOrder/receipt/:orderNumber',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND', 'ORDER_STATE'],
})

/** The kinds of tracking events. The page words them; `MOVED` carries the courier's own text. */
export const traceKinds = [
  'PLACED',
  'PAID',
  'PROMISED',
  'GROUPED',
  'SHIPPED',
  'MOVED',
  'DELIVERED',
  'RECEIVED',
  'CANCELLED',
] as const
export type TraceKind = (typeof traceKinds)[number]

/**
 * The tracking of a parcel: not shipped yet, in transit, delivered or cancelled. The newest event first; our own texts
 * are English.
 */
export const logistics = v.object({
  company: v.string(),
  trackingNumber: v.string(),
  state: v.picklist(['waiting', 'moving', 'delivered', 'stopped']),
  traces: v.array(v.object({ kind: v.picklist(traceKinds), time: wireTime, place: v.string(), text: v.string() })),
})
export type Logistics = v.InferOutput<typeof logistics>

/** GET /p/myOrder/logistics/:orderNumber */
export const orderLogistics = endpoint({
  method: 'GET',
  path: '/p/myOrder/logistics/:orderNumber',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: logistics,
  failures: [...shopperFailures, 'NOT_FOUND'],
})
