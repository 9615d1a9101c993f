import * as v from 'valibot'
import { orderNumber, refundNumber } from '#contract/order/order.ts'

/** The page that `/Refund` shows: the list of refunds, one refund, or the form of a request for an order. */
export type RefundWanted =
  | { readonly shows: 'list' }
  | { readonly shows: 'refund'; readonly refundNumber: string }
  | { readonly shows: 'form'; readonly orderNumber: string }

/** Reads `?refundNumber=` or `?orderNumber=`; null if the number has the wrong form. */
export function refundOfQuery(query: URLSearchParams): RefundWanted | null {
  const [asked, named] = [query.get('orderNumber'), query.get('refundNumber')]
  if (named !== null) return v.is(refundNumber, named) ? { shows: 'refund', refundNumber: named } : null
  if (asked !== null) return v.is(orderNumber, asked) ? { shows: 'form', orderNumber: asked } : null
  return { shows: 'list' }
}
