import { useLingui } from '@lingui/react/macro'
import { cashOnDelivery, type ListedOrder, type OrderItem } from '#contract/order/order.ts'
import type { IconName } from '#ui/base/icon-names.ts'
import type { BadgeKind } from '#ui/feedback/badge.tsx'

type Stage = Pick<ListedOrder, 'status' | 'isPaid' | 'payType' | 'deliveredAt'>

/** Whether payment on delivery was chosen and is still due. */
export const isToPayOnDelivery = ({ payType, isPaid, status }: Stage): boolean =>
  payType === cashOnDelivery && !isPaid && status !== 1

/** Whether a refund of an item of the order waits for the shop's answer: the order can then not be cancelled. */
export const hasRefundRequested = ({ orderItemDtos }: Pick<ListedOrder, 'orderItemDtos'>): boolean =>
  orderItemDtos.some(({ refundState }) => refundState === 1)

/** Whether the shopper can cancel the order (docs/product.md#orders). */
export const canCancel = (order: Pick<ListedOrder, 'status' | 'orderItemDtos'>): boolean =>
  (order.status === 1 || order.status === 2) && !hasRefundRequested(order)

/** Whether the shopper waits for a parcel that is on its way. */
export const isOut = ({ status, deliveredAt }: Pick<ListedOrder, 'status' | 'deliveredAt'>): boolean =>
  status === 3 && !deliveredAt

/** Whether the shopper has received an item of an order and has not reviewed the item. */
export const mayRate = (status: ListedOrder['status'], { commSts, isCancelled = false }: OrderItem): boolean =>
  status === 5 && commSts === 0 && !isCancelled

/** Whether the shopper has the parcel and has not confirmed its receipt. */
export const isToConfirm = ({ status, deliveredAt }: Pick<ListedOrder, 'status' | 'deliveredAt'>): boolean =>
  status === 3 && deliveredAt !== undefined

/**
 * The one primary action of an order (docs/product.md#order-actions): pay; see the refund that was requested; confirm
 * the receipt of a delivered parcel; see the team that is not full; track the parcel before; buy again after.
 */
export function mainActionOf(
  order: Pick<ListedOrder, 'status' | 'deliveredAt' | 'orderItemDtos' | 'group'>,
): 'pay' | 'buyAgain' | 'seeRefund' | 'receive' | 'seeTeam' | 'track' {
  if (order.status === 1) return 'pay'
  if (order.status === 7 && order.group) return 'seeTeam'
  if (order.status === 6) return 'buyAgain'
  if (hasRefundRequested(order)) return 'seeRefund'
  if (order.status === 5) return 'buyAgain'
  return isToConfirm(order) ? 'receive' : 'track'
}

/** Label and appearance of an order's status (docs/product.md#orders, docs/wire.md#my-orders). */
export function useOrderStatus(order: Stage): {
  readonly words: string
  readonly kind: BadgeKind
  readonly icon: IconName
} {
  const { t } = useLingui()
  const { status, deliveredAt } = order
  if (status === 1) return { words: t`To pay`, kind: 'warn', icon: 'wallet' }
  if (status === 2)
    return isToPayOnDelivery(order)
      ? { words: t`Pay on delivery`, kind: 'brand', icon: 'money' }
      : { words: t`Paid`, kind: 'brand', icon: 'check-bold' }
  if (status === 3 && !deliveredAt) return { words: t`Shipped`, kind: 'brand', icon: 'truck' }
  if (status === 3 || status === 5) return { words: t`Delivered`, kind: 'ok', icon: 'check-bold' }
  if (status === 7) return { words: t`Waiting for the team`, kind: 'deal', icon: 'clock' }
  return { words: t`Cancelled`, kind: 'plain', icon: 'x-bold' }
}
