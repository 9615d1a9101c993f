import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Checkout } from '#contract/order/checkout.ts'
import type { Language } from '#contract/wire.ts'
import { Card } from '#ui/layout/card.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import { formatSlotDay, formatSlotHours } from '#words/screens/delivery-slot.ts'
import styles from './checkout.module.css'

/** The delivery time: slots to choose from, or the range of days on which the order may arrive. */
export function DeliveryTimes({
  checkout: { deliverySlots, shopCartOrders, priceSymbol },
  chosen,
  isFixed,
  onChoose,
}: {
  checkout: Checkout
  chosen: string | undefined
  isFixed: boolean
  onChoose: (slot: string) => void
}) {
  const { t, i18n } = useLingui()
  const lang = i18n.locale as Language
  const name = useId()
  return (
    <Card title={<Trans>Delivery time</Trans>}>
      {deliverySlots.length > 0 ? (
        <fieldset className={styles.slots} disabled={isFixed} aria-label={t`Delivery time`}>
          {deliverySlots.map(({ slot, price }) => (
            <label key={slot} className={styles.slot}>
              <input
                type="radio"
                name={name}
                className="sr"
                checked={slot === chosen}
                onChange={() => onChoose(slot)}
              />
              <b>{formatSlotDay(slot, lang)}</b>
              <span>{formatSlotHours(slot)}</span>
              <small>{price > 0 ? `+ ${formatPrice(price, priceSymbol, lang)}` : t`No extra cost`}</small>
            </label>
          ))}
        </fieldset>
      ) : (
        <ul className={styles.estimates}>
          {shopCartOrders.map(({ shopId, shopName, deliveryEstimate: { from, to } }) => (
            <li key={shopId}>
              <b>{formatDelivery(from, to, lang)}</b>
              {shopCartOrders.length > 1 && <span> · {shopName}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
