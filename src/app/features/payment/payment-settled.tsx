import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { AddressText } from '#features/address/index.ts'
import { OrderTeam } from '#features/group-buy/index.ts'
import { InstallmentNote, orderLinks, shownItem, UnpaidOrders, useUnpaidOrders } from '#features/order/index.ts'
import { OrderOffer } from '#features/push/index.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { FactList } from '#ui/list/fact-list.tsx'
import { OrderItemRow } from '#ui/product/order-item-row.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import { formatSlotDay, formatSlotHours } from '#words/screens/delivery-slot.ts'
import styles from './payment.module.css'

/**
 * The result for the orders: placed, with items, address, arrival, total and next steps; or closed before payment.
 * `isNew`: the payment was settled on this page just now, so the result takes the focus.
 */
export function PaymentSettled({ orders, isNew }: { orders: readonly Order[]; isNew: boolean }) {
  const { t, i18n } = useLingui()
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) result.current?.focus({ preventScroll: true })
  }, [isNew])
  const open = orders.filter(({ status }) => status !== 6)
  const isPaidOnDelivery = open.some(({ isPaid }) => !isPaid)
  const sum = open.reduce((all, { actualTotal }) => all + Math.round(actualTotal * 100), 0) / 100
  const total = formatPrice(sum, orders[0]?.priceSymbol ?? '', i18n.locale as Language)
  const [only] = orders
  const address = open[0]?.userAddr
  return (
    <div className={styles.narrow}>
      <Card>
        <div className={styles.result} role="status">
          {open.length > 0 ? (
            <>
              <span className={styles.done}>
                <Icon name="check-bold" size={32} />
              </span>
              <h2 ref={result} tabIndex={-1}>
                <Trans>Thank you! Your order is placed.</Trans>
              </h2>
              <p>
                {isPaidOnDelivery ? (
                  <Trans>Please have {total} ready on delivery.</Trans>
                ) : (
                  <Trans>Payment of {total} received</Trans>
                )}
              </p>
            </>
          ) : (
            <>
              <h2 ref={result} tabIndex={-1}>
                <Trans>This order is closed.</Trans>
              </h2>
              <Note kind="info" icon="info">
                <Trans>No payment is due for this order.</Trans>
              </Note>
            </>
          )}
        </div>
        {open.length > 0 && (
          <FactList
            facts={[
              { name: t`Total`, value: total },
              {
                name: t`Payment`,
                value: isPaidOnDelivery ? t`Cash on delivery` : open[0]?.installment ? t`Instalments` : t`Card`,
              },
              ...open.map((order) => {
                const { shopName } = order
                return {
                  name: open.length > 1 ? t`Arrives from ${shopName}` : t`Arrives`,
                  value: arrivalOf(order, i18n.locale as Language),
                }
              }),
            ]}
          />
        )}
      </Card>
      {open.map(({ orderNumber, group }) => group && <OrderTeam key={orderNumber} group={group} />)}
      {open[0] && <InstallmentNote order={open[0]} />}
      <div className={styles.actions}>
        {orders.length === 1 && only ? (
          <ButtonLink kind="primary" href={orderLinks.details(only.orderNumber)}>
            {open.length > 0 ? <Trans>Track order</Trans> : <Trans>Order details</Trans>}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href="/profile/orders">
            <Trans>My orders</Trans>
          </ButtonLink>
        )}
        <ButtonLink kind="outline" href="/">
          <Trans>Continue shopping</Trans>
        </ButtonLink>
      </div>
      {open.length > 0 && <OrderOffer />}
      {address && (
        <Card title={<Trans>Delivery address</Trans>}>
          <p className={styles.receiver}>{address.receiver}</p>
          <AddressText address={address} />
        </Card>
      )}
      {orders.map((order) => (
        <Card
          key={order.orderNumber}
          title={order.shopName}
          aside={
            <PageLink href={orderLinks.details(order.orderNumber)} className={styles.link}>
              {order.orderNumber}
            </PageLink>
          }
        >
          <ul aria-label={t`Items`}>
            {order.orderItemDtos.map((item) => (
              <OrderItemRow key={item.orderItemId} item={shownItem(item, order.priceSymbol)} />
            ))}
          </ul>
        </Card>
      ))}
      <OtherUnpaidOrders paid={orders} />
    </div>
  )
}

/** Names the unpaid orders beside the orders of this payment; at the end of the page, where nothing moves when they load. */
function OtherUnpaidOrders({ paid }: { paid: readonly Order[] }) {
  const numbers = paid.map(({ orderNumber }) => orderNumber)
  const others = useUnpaidOrders()?.filter(({ orderNumber }) => !numbers.includes(orderNumber)) ?? []
  return others.length > 0 && <UnpaidOrders orders={others} />
}

/** The chosen delivery time, else the possible days of delivery. */
const arrivalOf = ({ deliverySlot, deliveryEstimate: { from, to } }: Order, lang: Language): string =>
  deliverySlot
    ? `${formatSlotDay(deliverySlot, lang)}, ${formatSlotHours(deliverySlot)}`
    : formatDelivery(from, to, lang)
