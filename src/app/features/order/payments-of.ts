import type { ListedOrder } from '#contract/order/order.ts'
import { isPayable } from './is-payable.ts'

/**
 * The unpaid orders that can still be paid, one group for each payment: the orders of one checkout are paid together
 * (docs/product.md#unpaid).
 */
export function paymentsOf(orders: readonly ListedOrder[]): readonly (readonly ListedOrder[])[] {
  const payments = new Map<string | number, ListedOrder[]>()
  for (const order of orders.filter(isPayable)) {
    // An answer that an older version has saved names no checkout.
    const key = order.checkoutId ?? order.orderNumber
    payments.set(key, [...(payments.get(key) ?? []), order])
  }
  return [...payments.values()]
}
