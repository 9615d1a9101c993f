import { useLingui } from '@lingui/react/macro'
import type { ListedOrder } from '#contract/order/order.ts'
import { StatusTimeline, type TimelineStep } from '#ui/list/status-timeline.tsx'
import { isToPayOnDelivery } from './order-status.ts'

/**
 * The progress of an order: placed, paid, shipped, delivered (docs/design.md#timeline). A cancelled order has no
 * timeline.
 */
export function OrderTimeline({
  order,
}: {
  order: Pick<ListedOrder, 'status' | 'isPaid' | 'payType' | 'deliveredAt'>
}) {
  const { t } = useLingui()
  const steps: Omit<TimelineStep, 'state'>[] = [
    { words: t`Placed`, icon: 'receipt' },
    { words: isToPayOnDelivery(order) ? t`Pay on delivery` : t`Paid`, icon: 'wallet' },
    { words: t`Shipped`, icon: 'truck' },
    { words: t`Delivered`, icon: 'house' },
  ]
  const reached =
    order.status === 5 ? steps.length : order.deliveredAt ? 3 : { 1: 0, 7: 1, 2: 1, 3: 2, 6: 0 }[order.status]
  return (
    <StatusTimeline
      label={t`Order progress`}
      steps={steps.map((step, at) => ({ ...step, state: at < reached ? 'done' : at === reached ? 'now' : 'next' }))}
    />
  )
}
