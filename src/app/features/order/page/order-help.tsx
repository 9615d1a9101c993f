import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as v from 'valibot'
import { type Order, orderNumber } from '#contract/order/order.ts'
import { isRefundable } from '#features/order/is-refundable.ts'
import { canCancel } from '#features/order/order-status.ts'
import { orderLinks } from '#features/order/order-transitions.ts'
import { useOrder } from '#features/order/use-order.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import styles from './order-help.module.css'

/**
 * Help about one order: its number, its items, the next steps that its state allows, and the contact form with the order
 * attached (docs/product.md#help). Renders nothing if `given` is not an order number. `onOrder` receives the order once
 * it has loaded, or null where the order cannot be shown.
 */
export function OrderHelp({ given, onOrder }: { given: string; onOrder: OnOrder }) {
  const isNumber = v.is(orderNumber, given)
  useEffect(() => {
    if (!isNumber) onOrder(null)
  }, [isNumber, onOrder])
  return isNumber ? <OfOrder orderNumber={given} onOrder={onOrder} /> : null
}

type OnOrder = (order: Order | null) => void

function OfOrder({ orderNumber, onOrder }: { orderNumber: string; onOrder: OnOrder }) {
  const order = useOrder(orderNumber)
  const known = order.state === 'ready' ? order.value : null
  const isLoading = order.state === 'loading'
  useEffect(() => {
    if (!isLoading) onOrder(known)
  }, [isLoading, known, onOrder])
  return (
    <Card title={<Trans>Order {orderNumber}</Trans>}>
      <div className={styles.order}>
        {known?.orderItemDtos.slice(0, 3).map(({ orderItemId, pic, prodId, prodName }) => (
          <div key={orderItemId} className={styles.picture}>
            <Tile template={pic} alt={prodName} sizes="56px" tint={prodId} />
          </div>
        ))}
        <p>{known?.shopName}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="soft" size="small" href={orderLinks.details(orderNumber)}>
          <Trans>Order details</Trans>
        </ButtonLink>
        {known && <Ways order={known} />}
        <ButtonLink kind="soft" size="small" href={orderLinks.contact(orderNumber)}>
          <Trans>Contact Us</Trans>
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The steps that the state of an order allows. */
function Ways({ order }: { order: Order }) {
  const { orderNumber, status } = order
  return (
    <>
      <ButtonLink kind="soft" size="small" href={orderLinks.seller(order)}>
        <Trans>Contact seller</Trans>
      </ButtonLink>
      {status === 1 && (
        <ButtonLink kind="soft" size="small" href={orderLinks.pay([orderNumber])}>
          <Trans>Pay now</Trans>
        </ButtonLink>
      )}
      {(status === 2 || status === 3) && (
        <ButtonLink kind="soft" size="small" href={orderLinks.logistics(orderNumber)}>
          <Trans>Track parcel</Trans>
        </ButtonLink>
      )}
      {canCancel(order) && (
        <ButtonLink kind="soft" size="small" href={orderLinks.cancel(orderNumber)}>
          <Trans>Cancel order</Trans>
        </ButtonLink>
      )}
      {isRefundable(order) && (
        <ButtonLink kind="soft" size="small" href={orderLinks.refund(orderNumber)}>
          <Trans>Request a refund</Trans>
        </ButtonLink>
      )}
    </>
  )
}
