import type { ItemRow, OrderRow } from '../order/order-store.ts'

type Amounts = Pick<
  OrderRow,
  'status' | 'total' | 'shopReduce' | 'voucherReduce' | 'coinReduce' | 'actualTotal' | 'refundAmount'
>
type RefundableItem = Pick<ItemRow, 'orderItemId' | 'price' | 'prodCount' | 'refundState'>

/** Whether a refund of the item is approved or refunded: the item no longer belongs to the order. */
export const isGivenBack = ({ refundState }: Pick<RefundableItem, 'refundState'>): boolean =>
  refundState === 2 || refundState === 4

/**
 * The refund of items of an order, in minor units: their share of the paid amount. Fees are included where nothing was
 * shipped and nothing of the order is left. `unit` is the smallest unit of the currency.
 */
export function refundAmountOf(
  order: Amounts,
  items: readonly RefundableItem[],
  requested: readonly number[],
  unit: number,
): number {
  const isRequested = ({ orderItemId }: RefundableItem) => requested.includes(orderItemId)
  const isLast = items.every((item) => isRequested(item) || isGivenBack(item))
  if (order.status === 2 && isLast) return order.actualTotal - order.refundAmount
  return refundShareOf(order, items, requested, unit)
}

/**
 * The share of items in the amount paid for the goods of an order, in minor units: the order's reductions are divided by
 * price. The shares of all items add up to the amount paid for the goods, in whatever order they are refunded.
 */
export function refundShareOf(
  order: Pick<Amounts, 'total' | 'shopReduce' | 'voucherReduce' | 'coinReduce'>,
  items: readonly RefundableItem[],
  requested: readonly number[],
  unit: number,
): number {
  const paid = order.total - order.shopReduce - order.voucherReduce - order.coinReduce
  const upTo = (count: number) => {
    const worth = items.slice(0, count).reduce((sum, { price, prodCount }) => sum + price * prodCount, 0)
    return count === items.length
      ? paid
      : Number((BigInt(worth) * BigInt(paid)) / BigInt(Math.max(1, order.total) * unit)) * unit
  }
  return items.reduce((sum, item, at) => sum + (requested.includes(item.orderItemId) ? upTo(at + 1) - upTo(at) : 0), 0)
}
