import * as v from 'valibot'
import { orderNumber } from '#contract/order/order.ts'

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
