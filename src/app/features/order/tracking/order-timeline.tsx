import { useLingui } from '@lingui/react/macro'
import { cashOnDelivery, type ListedOrder } from '#contract/order/order.ts'
import { isToPayOnDelivery } from '#features/order/order-status.ts'
import { StatusTimeline, type TimelineStep } from '#ui/list/status-timeline.tsx'

/**
 * The progress of an order: placed, paid, shipped, delivered (docs/design.md#timeline). Cash on delivery is paid after
 * the order is shipped, and has no tick before the courier has the money. A cancelled order has no timeline.
 */
export function OrderTimeline({
  order,
}: {
  order: Pick<ListedOrder, 'status' | 'isPaid' | 'payType' | 'deliveredAt'>
}) {
  const { t } = useLingui()
  const { status, payType, isPaid, deliveredAt } = order
  const isCash = payType === cashOnDelivery
  const placed: Omit<TimelineStep, 'state'> = { words: t`Placed`, icon: 'receipt' }
  const paid: Omit<TimelineStep, 'state'> = isToPayOnDelivery(order)
    ? { words: t`Pay on delivery`, icon: 'money' }
    : { words: t`Paid`, icon: 'wallet' }
  const shipped: Omit<TimelineStep, 'state'> = { words: t`Shipped`, icon: 'truck' }
  const delivered: Omit<TimelineStep, 'state'> = { words: t`Delivered`, icon: 'house' }
  const steps = isCash ? [placed, shipped, paid, delivered] : [placed, paid, shipped, delivered]
  const now = status === 1 || status === 6 ? placed : deliveredAt ? delivered : status === 3 ? shipped : paid
  const reached = status === 5 ? steps.length : isCash && now === paid ? 0 : steps.indexOf(now)
  const stateOf = (step: Omit<TimelineStep, 'state'>, at: number) => {
    if (step === paid && isCash && !isPaid) return 'next'
    return at < reached ? 'done' : at === reached ? 'now' : 'next'
  }
  return (
    <StatusTimeline
      label={t`Order progress`}
      steps={steps.map((step, at) => ({ ...step, state: stateOf(step, at) }))}
    />
  )
}
