import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { isToPayOnDelivery } from '#features/order/order-status.ts'
import { FactList } from '#ui/list/fact-list.tsx'
import { formatPrice } from '#words/price.ts'
import { formatDayTime } from '#words/screens/day-time.ts'
import { formatSlotDay, formatSlotHours } from '#words/screens/delivery-slot.ts'

/** Number, dates, payment method and delivery method of an order (docs/product.md#entities). */
export function OrderFacts({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const lang = i18n.locale as Language
  const thisYear = useThisYear()
  const payments = { 21: t`Card`, 22: t`Saved card`, 23: t`Cash on delivery`, 24: t`Instalments` }
  const time = (name: string, at: string | undefined) =>
    at ? [{ name, value: formatDayTime(at, thisYear, lang) }] : []
  const words = (name: string, value: string | undefined) => (value ? [{ name, value }] : [])
  const money = (name: string, value: number | undefined) =>
    value ? [{ name, value: formatPrice(value, order.priceSymbol, lang) }] : []
  return (
    <FactList
      facts={[
        { name: t`Order number`, value: order.orderNumber },
        ...time(t`Placed on`, order.createTime),
        ...time(t`Paid on`, order.payTime),
        ...time(t`Shipped on`, order.dvyTime),
        ...time(t`Delivered on`, order.deliveredAt),
        ...time(t`Cancelled on`, order.cancelTime),
        ...words(t`Payment`, order.payType && payments[order.payType]),
        ...(isToPayOnDelivery(order) && order.status !== 6 ? money(t`To pay on delivery`, order.actualTotal) : []),
        ...words(
          t`Delivery time`,
          order.deliverySlot && `${formatSlotDay(order.deliverySlot, lang)}, ${formatSlotHours(order.deliverySlot)}`,
        ),
        ...words(t`Courier service`, order.courier),
        ...words(t`Tracking number`, order.trackingNumber),
        ...money(t`Refund amount`, order.refundAmount),
        ...money(t`Cancelled amount`, order.cancelledAmount),
      ]}
    />
  )
}
