import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { type ListedOrder, orderNumber } from '#contract/order/order.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Failure } from '#offline/call.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

const withNumber = <Path extends string>(path: Path, number: string) =>
  `${path}?${new URLSearchParams({ orderNumber: number })}` as const

/**
 * The paths of one order's pages: paths without an id take the order number as a search parameter
 * (docs/product.md#routes).
 */
export const orderLinks = {
  details: (number: string) => withNumber('/order-details', number),
  receipt: (number: string) => `${withNumber('/order-details', number)}&view=receipt` as const,
  cancel: (number: string) => withNumber('/ToDeliver/CancelOrder', number),
  logistics: (number: string) => withNumber('/ToReceive/logistics', number),
  contact: (number: string) => withNumber('/contact-us', number),
  help: (number: string) => withNumber('/help', number),
  /** The conversation with the shop of an order, which begins with the order. */
  seller: ({ shopId, orderNumber }: Pick<ListedOrder, 'shopId' | 'orderNumber'>) =>
    `/iCanchat?${new URLSearchParams({ conversation: `shop-${shopId}`, orderNumber })}` as const,
  refund: (number: string) => withNumber('/Refund', number),
  /** The refund that was requested for an item of an order; all refunds where the number is not known. */
  refundOf: ({ orderItemDtos }: Pick<ListedOrder, 'orderItemDtos'>): PagePath => {
    const requested = orderItemDtos.find(({ refundState }) => refundState === 1 || refundState === 2)
    const refundNumber = requested?.refundNumber
    return refundNumber === undefined ? '/Refund' : `/Refund?${new URLSearchParams({ refundNumber })}`
  },
  pay: (numbers: readonly string[]) =>
    `/paymentMethod?${new URLSearchParams({ orderNumbers: numbers.join(',') })}` as const,
} as const

/** The order number in a page's query; undefined where the query has none, null where its form is wrong. */
export function orderOfQuery(query: URLSearchParams): string | null | undefined {
  const given = query.get('orderNumber')
  if (!given) return undefined
  const read = v.safeParse(orderNumber, given)
  return read.success ? read.output : null
}

/** An action of a shopper on an order, or on a refund of the order. */
export type OrderAction = 'pay' | 'cancel' | 'receive' | 'delete' | 'requestRefund' | 'withdrawRefund'

/**
 * The message of each action that the state of the order or refund no longer allows: the server answers all with one
 * code (ORDER_STATE, docs/wire.md#errors).
 */
const refused: Readonly<Record<OrderAction, MessageDescriptor>> = {
  pay: msg`This order isn't awaiting payment.`,
  cancel: msg`This order can no longer be cancelled.`,
  receive: msg`Only shipped orders can be confirmed as received.`,
  delete: msg`Only completed or cancelled orders can be deleted.`,
  requestRefund: msg`A refund can't be requested: it was already requested, nothing was paid, or more than 7 days have passed since delivery.`,
  withdrawRefund: msg`This refund has already been reviewed or withdrawn.`,
}

/** The message of a failed action, in the language of the page. */
export const wordsOfRefusedAction = (action: OrderAction, failure: Failure): string =>
  failure.kind === 'refused' && failure.code === 'ORDER_STATE' ? i18n._(refused[action]) : wordsOfFailure(failure)
