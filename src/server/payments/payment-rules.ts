import { sentences } from '#contract/account/sentences.ts'
import { cashOnDelivery, type PayType } from '#contract/order/order.ts'
import type { PaymentRefusal } from '#contract/payment/payment.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import type { OrderToPay } from '../order/move-order.ts'

/** A refusal with a code and its sentence. */
export const paymentRefusal = (
  code: PaymentRefusal | 'PAY_TYPE_UNAVAILABLE' | 'PAID_TOO_LATE' | 'IN_PROGRESS',
): Refusal => refusal(code, sentences[code])

/** The total of orders, in minor units. */
export const sumOf = (orders: readonly { readonly amount: number }[]): number =>
  orders.reduce((sum, { amount }) => sum + amount, 0)

/**
 * The unpaid ones of the named orders, in one currency; none where all are paid. Refused where an order is not this
 * shopper's, is closed, waits for cash on delivery, or does not allow this way to pay.
 */
export function ordersToPay(
  orders: readonly OrderToPay[],
  numbers: readonly string[],
  payType: PayType,
): { readonly orders: readonly OrderToPay[]; readonly currency: string } | Refusal {
  if (orders.length !== numbers.length) return notFound('order', { orderNumbers: 'NOT_FOUND' })
  const isPromised = orders.some((order) => order.status !== 1 && order.payType === cashOnDelivery && !order.isPaid)
  if (orders.some(({ status }) => status === 6) || (isPromised && payType !== cashOnDelivery))
    return refusal('ORDER_STATE', "This order isn't awaiting payment.")
  const open = orders.filter(({ status }) => status === 1)
  const currencies = new Set(open.map(({ currency }) => currency))
  if (currencies.size > 1) return refusal('BAD_REQUEST', 'Orders in different currencies cannot be paid together.')
  return payType !== cashOnDelivery || open.every(({ isCashAllowed }) => isCashAllowed)
    ? { orders: open, currency: [...currencies][0] ?? '' }
    : paymentRefusal('PAY_TYPE_UNAVAILABLE')
}
