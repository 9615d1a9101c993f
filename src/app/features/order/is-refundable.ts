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
