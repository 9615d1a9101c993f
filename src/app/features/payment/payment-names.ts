import * as v from 'valibot'
import { orderNumber } from '#contract/order/order.ts'
import { maxOrdersOfPayment } from '#contract/payment/payment.ts'
import type { SavedCard } from '#contract/payment/payment-card.ts'

/** The name of a saved card: `Visa ···· 4242`. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ···· ${last4}`

const numbers = v.pipe(v.array(orderNumber), v.minLength(1), v.maxLength(maxOrdersOfPayment))

/**
 * The order numbers that `/paymentMethod?orderNumbers=A,B` pays together; undefined where the query has none, null where
 * their form is wrong.
 */
export function ordersOfQuery(query: URLSearchParams): readonly string[] | null | undefined {
  const listed = query.get('orderNumbers')
  if (!listed) return undefined
  const read = v.safeParse(numbers, listed.split(','))
  return read.success ? [...new Set(read.output)] : null
}
