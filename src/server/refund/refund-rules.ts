import type { ItemRow, OrderRow } from '../order/order-store.ts'

type Amounts = Pick<
  OrderRow,
  | 'status'
  | 'total'
  | 'shopReduce'
  | 'voucherReduce'
  | 'voucherDeliveryReduce'
  | 'coinReduce'
  | 'actualTotal'
  | 'refundAmount'
>
type RefundableItem = Pick<ItemRow, 'orderItemId' | 'price' | 'prodCount' | 'voucherReduce' | 'refundState'>

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
 * The share of items in the amount paid for the goods of an order, in minor units: the item's own part of the vouchers is
 * subtracted, and the order's other reductions are divided by the rest. A voucher for the delivery lowers no refund of
 * goods. The shares of all items add up to the amount paid for the goods, in whatever order they are refunded.
 */
export function refundShareOf(
  order: Pick<Amounts, 'total' | 'shopReduce' | 'voucherReduce' | 'voucherDeliveryReduce' | 'coinReduce'>,
  items: readonly RefundableItem[],
  requested: readonly number[],
  unit: number,
): number {
  const onGoods = order.voucherReduce - order.voucherDeliveryReduce
  const paid = Math.max(0, order.total - order.shopReduce - onGoods - order.coinReduce)
  const worthOf = (some: readonly RefundableItem[]) =>
    some.reduce((sum, { price, prodCount, voucherReduce }) => sum + price * prodCount - voucherReduce, 0)
  const all = Math.max(1, worthOf(items))
  const upTo = (count: number) =>
    count === items.length
      ? paid
      : Number((BigInt(worthOf(items.slice(0, count))) * BigInt(paid)) / BigInt(all * unit)) * unit
  return items.reduce((sum, item, at) => sum + (requested.includes(item.orderItemId) ? upTo(at + 1) - upTo(at) : 0), 0)
}
