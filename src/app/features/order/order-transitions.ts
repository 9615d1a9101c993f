import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { orderNumber } from '#contract/order/order.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Failure } from '#offline/call.ts'

const withNumber = (path: string, number: string) => `${path}?${new URLSearchParams({ orderNumber: number })}`

/** Where the pages of one order are: paths without an id take it as a search parameter (architecture.md, choice 10). */
export const orderWays = {
  details: (number: string) => withNumber('/order-details', number),
  receipt: (number: string) => `${withNumber('/order-details', number)}&view=receipt`,
  cancel: (number: string) => withNumber('/ToDeliver/CancelOrder', number),
  logistics: (number: string) => withNumber('/ToReceive/logistics', number),
  refund: (number: string) => withNumber('/Refund', number),
  pay: (numbers: readonly string[]) => `/paymentMethod?${new URLSearchParams({ orderNumbers: numbers.join(',') })}`,
} as const

/** The order that a page's query names; null where it names none. */
export function orderOfQuery(query: URLSearchParams): string | null {
  const read = v.safeParse(orderNumber, query.get('orderNumber'))
  return read.success ? read.output : null
}

/** What a shopper does with an order, or with a refund of it. */
export type OrderAct = 'pay' | 'cancel' | 'receive' | 'delete' | 'askRefund' | 'withdrawRefund'

/** What is said where an order, or its refund, is past it: the shop has one code for all (ORDER_STATE, api.md) and a sentence each. */
const refused: Readonly<Record<OrderAct, MessageDescriptor>> = {
  pay: msg`This order is not waiting for a payment.`,
  cancel: msg`This order cannot be cancelled any more.`,
  receive: msg`Only an order that is on its way can be confirmed as received.`,
  delete: msg`Only a completed or a cancelled order can be deleted.`,
  askRefund: msg`This refund cannot be asked for: it was asked for already, nothing was paid, or 7 days have passed since the delivery.`,
  withdrawRefund: msg`This refund has been answered or withdrawn already.`,
}

/** What a failed act says, in the language of the page. */
export const wordsOfRefusedAct = (act: OrderAct, failure: Failure): string =>
  failure.kind === 'refused' && failure.code === 'ORDER_STATE' ? i18n._(refused[act]) : wordsOfFailure(failure)
