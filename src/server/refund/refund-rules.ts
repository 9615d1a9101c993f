import type { ItemRow, OrderRow } from '../order/order-store.ts'

type Amounts = Pick<
  OrderRow,
  'status' | 'total' | 'shopReduce' | 'voucherReduce' | 'coinReduce' | 'actualTotal' | 'refundAmount'
>
type Thing = Pick<ItemRow, 'orderItemId' | 'price' | 'prodCount' | 'refundState'>

/** Agreed or paid back: it is no part of the order any more. */
export const isGivenBack = ({ refundState }: Pick<Thing, 'refundState'>): boolean =>
  refundState === 2 || refundState === 4

/**
 * What comes back for these things of an order, in minor units: what was paid for them, reductions of the order shared out by price.
 * The fees come back, too, where nothing of the order was sent and nothing of it is left. `unit` is the smallest amount of the
 * region's money. The shares of all things add up to what was paid for the goods, in whatever order they are asked back.
 */
export function refundAmountOf(
  order: Amounts,
  items: readonly Thing[],
  asked: readonly number[],
  unit: number,
): number {
  const isAsked = ({ orderItemId }: Thing) => asked.includes(orderItemId)
  const isLast = items.every((item) => isAsked(item) || isGivenBack(item))
  if (order.status === 2 && isLast) return order.actualTotal - order.refundAmount
  const paid = order.total - order.shopReduce - order.voucherReduce - order.coinReduce
  const upTo = (count: number) => {
    const worth = items.slice(0, count).reduce((sum, { price, prodCount }) => sum + price * prodCount, 0)
    return count === items.length
      ? paid
      : Number((BigInt(worth) * BigInt(paid)) / BigInt(Math.max(1, order.total) * unit)) * unit
  }
  return items.reduce((sum, item, at) => sum + (isAsked(item) ? upTo(at + 1) - upTo(at) : 0), 0)
}
