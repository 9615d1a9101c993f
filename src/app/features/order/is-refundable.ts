import type { Order } from '#contract/order/order.ts'
import { canRequestRefund } from '#contract/order/refund.ts'
import { instantOf } from '#contract/time.ts'
import { serverNow } from '#device/server-clock.ts'
import { ownTimeZone } from '#offline/call.ts'

type RefundableOrder = Pick<Order, 'status' | 'isPaid' | 'deliveredAt' | 'finallyTime' | 'orderItemDtos'>

/** The items of an order that are in no open or completed refund. */
export const refundable = ({ orderItemDtos }: Pick<Order, 'orderItemDtos'>) =>
  orderItemDtos.filter(({ refundState }) => refundState === undefined || refundState === 3 || refundState === 5)

/** Whether a refund can be requested now for any item of an order (docs/wire.md#refunds). */
export function isRefundable(order: RefundableOrder): boolean {
  const at = (time: string | undefined) => (time ? instantOf(time, ownTimeZone()) : null)
  return (
    canRequestRefund(
      {
        status: order.status,
        isPaid: order.isPaid,
        deliveredAt: at(order.deliveredAt),
        finishedAt: at(order.finallyTime),
      },
      serverNow(),
    ) && refundable(order).length > 0
  )
}

/**
 * The amount that a refund of these items returns, in major units; with the fees if nothing was shipped and nothing of
 * the order is left. Undefined where the order was saved by an older version.
 */
export function refundAmountOf(
  { status, actualTotal, refundAmount = 0, orderItemDtos }: Order,
  chosen: readonly number[],
): number | undefined {
  const left = orderItemDtos.filter(({ refundState }) => refundState !== 2 && refundState !== 4)
  const items = left.filter(({ orderItemId }) => chosen.includes(orderItemId))
  const cents = (amount: number) => Math.round(amount * 100)
  if (status === 2 && items.length === left.length) return (cents(actualTotal) - cents(refundAmount)) / 100
  let sum = 0
  for (const { refundableAmount } of items) {
    if (refundableAmount === undefined) return undefined
    sum += cents(refundableAmount)
  }
  return sum / 100
}
