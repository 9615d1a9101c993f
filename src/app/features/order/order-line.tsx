import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedOrder } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { useIsOver } from '#device/server-clock.ts'
import { CountdownUntil } from '#shell/countdown-until.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatSlotDay } from '#words/screens/delivery-slot.ts'
import styles from './list/order-card.module.css'

/** The next event of an order: the end of the time to pay, or the arrival. */
export function OrderLine({ order }: { order: ListedOrder }) {
  const arrival = useArrival(order)
  const { status, endTime, deliveredAt } = order
  if (status === 1 && endTime) return <PaymentCountdown endTime={endTime} />
  if ((status === 2 || status === 3) && !deliveredAt)
    return (
      <span className={styles.line}>
        <Trans>Arrives {arrival}</Trans>
      </span>
    )
  return null
}

/** When an order arrives: the chosen day, otherwise the range of possible days. */
export function useArrival({
  deliverySlot,
  deliveryEstimate,
}: Pick<ListedOrder, 'deliverySlot' | 'deliveryEstimate'>): string {
  const { i18n } = useLingui()
  const lang = i18n.locale as Language
  return deliverySlot
    ? formatSlotDay(deliverySlot, lang)
    : formatDelivery(deliveryEstimate.from, deliveryEstimate.to, lang)
}

function PaymentCountdown({ endTime }: { endTime: string }) {
  return useIsOver(endTime) ? (
    <span className={styles.line}>
      <Trans>Payment window expired</Trans>
    </span>
  ) : (
    <span className={styles.line}>
      <Trans>Pay within</Trans> <CountdownUntil endTime={endTime} />
    </span>
  )
}
