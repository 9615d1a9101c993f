import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Checkout } from '#contract/order/checkout.ts'
import type { Language } from '#contract/wire.ts'
import { Card } from '#ui/layout/card.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import { formatSlotDay, formatSlotHours } from '#words/screens/delivery-slot.ts'
import styles from './checkout.module.css'

/** The delivery time: any time, or one of the slots; or the range of days on which the order may arrive. */
export function DeliveryTimes({
  checkout: { deliverySlots, shopCartOrders, priceSymbol },
  chosen,
  isFixed,
  onChoose,
}: {
  checkout: Checkout
  chosen: string | undefined
  isFixed: boolean
  onChoose: (slot: string | undefined) => void
}) {
  const { t, i18n } = useLingui()
  const lang = i18n.locale as Language
  const name = useId()
  return (
    <Card title={<Trans>Delivery time</Trans>}>
      {deliverySlots.length > 0 ? (
        <fieldset className={styles.slots} disabled={isFixed} aria-label={t`Delivery time`}>
          <Slot
            name={name}
            isChosen={chosen === undefined}
            onChoose={() => onChoose(undefined)}
            price={t`No extra cost`}
          >
            <b>
              <Trans>Any time</Trans>
            </b>
            <span>{formatDelivery(...wholeRange(shopCartOrders), lang)}</span>
          </Slot>
          {deliverySlots.map(({ slot, price }) => (
            <Slot
              key={slot}
              name={name}
              isChosen={slot === chosen}
              onChoose={() => onChoose(slot)}
              price={price > 0 ? `+ ${formatPrice(price, priceSymbol, lang)}` : t`No extra cost`}
            >
              <b>{formatSlotDay(slot, lang)}</b>
              <span>{formatSlotHours(slot)}</span>
            </Slot>
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

/** From the first to the last day on which a part of the order may arrive. */
const wholeRange = (shops: Checkout['shopCartOrders']): [string, string] => [
  shops.map(({ deliveryEstimate }) => deliveryEstimate.from).sort()[0] ?? '',
  shops
    .map(({ deliveryEstimate }) => deliveryEstimate.to)
    .sort()
    .at(-1) ?? '',
]

function Slot({
  name,
  isChosen,
  onChoose,
  price,
  children,
}: {
  name: string
  isChosen: boolean
  onChoose: () => void
  price: string
  children: ReactNode
}) {
  return (
    <label className={styles.slot}>
      <input type="radio" name={name} className="sr" checked={isChosen} onChange={onChoose} />
      {children}
      <small>{price}</small>
    </label>
  )
}
