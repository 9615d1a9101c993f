import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { orderLinks } from '#features/order/index.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { FactList } from '#ui/list/fact-list.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './payment.module.css'

/**
 * The result for the orders: placed, or closed before payment. With `isNew`, that is, settled just now on this page,
 * the result takes the focus.
 */
export function PaymentSettled({ orders, isNew }: { orders: readonly Order[]; isNew: boolean }) {
  const { i18n } = useLingui()
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) result.current?.focus({ preventScroll: true })
  }, [isNew])
  const open = orders.filter(({ status }) => status !== 6)
  const isPaidOnDelivery = open.some(({ isPaid }) => !isPaid)
  const sum = open.reduce((all, { actualTotal }) => all + Math.round(actualTotal * 100), 0) / 100
  const total = formatPrice(sum, orders[0]?.priceSymbol ?? '', i18n.locale as Language)
  const [only] = orders
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
        <FactList
          facts={orders.map(({ orderNumber, shopName }) => ({
            name: shopName,
            value: (
              <PageLink href={orderLinks.details(orderNumber)} className={styles.way}>
                {orderNumber}
              </PageLink>
            ),
          }))}
        />
      </Card>
      <div className={styles.ways}>
        {orders.length === 1 && only ? (
          <ButtonLink kind="primary" href={orderLinks.details(only.orderNumber)}>
            <Trans>Order details</Trans>
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
    </div>
  )
}
