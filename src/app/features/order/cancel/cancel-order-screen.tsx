import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import { OrdersLoginPrompt } from '#features/order/list/orders-login-prompt.tsx'
import { OrdersSkeleton } from '#features/order/list/orders-skeleton.tsx'
import styles from '#features/order/order.module.css'
import { canCancel, hasRefundRequested } from '#features/order/order-status.ts'
import { cancelOrderTitle } from '#features/order/order-titles.ts'
import { orderLinks, orderOfQuery } from '#features/order/order-transitions.ts'
import { OrderItems } from '#features/order/page/order-items.tsx'
import { OrderTotals } from '#features/order/page/order-totals.tsx'
import { useOrder } from '#features/order/use-order.ts'
import { NotChosen } from '#shell/not-chosen.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CancelForm } from './cancel-form.tsx'

/**
 * `/ToDeliver/CancelOrder?orderNumber=`: the cancel reason, and the amount that is refunded
 * (docs/product.md#cancel-reasons).
 */
export function CancelOrderScreen() {
  const { t, i18n } = useLingui()
  const orderNumber = orderOfQuery(usePageQuery())
  if (orderNumber === undefined)
    return (
      <NotChosen
        title={cancelOrderTitle(i18n)}
        missing="order"
        sentence={t`Choose the order you want to cancel from your list.`}
      />
    )
  return orderNumber === null ? <PageNotFound /> : <OfOrder key={orderNumber} orderNumber={orderNumber} />
}

function OfOrder({ orderNumber }: { orderNumber: string }) {
  const { i18n } = useLingui()
  const order = useOrder(orderNumber)
  useTitle(cancelOrderTitle(i18n))
  if (order.state === 'guest') return <OrdersLoginPrompt />
  return (
    <Canvas title={<Trans>Cancel order</Trans>}>
      {order.state === 'ready' ? (
        <Cancelling order={order.value} />
      ) : (
        <ScreenState level={2} state={order} skeleton={<OrdersSkeleton />} />
      )}
    </Canvas>
  )
}

function Cancelling({ order }: { order: Order }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {canCancel(order) ? (
          <CancelForm order={order} />
        ) : (
          <Card>
            <Note kind="info" icon="info">
              {hasRefundRequested(order) ? (
                <Trans>You requested a refund of this order. Withdraw the request to cancel the order instead.</Trans>
              ) : (
                <Trans>This order can no longer be cancelled.</Trans>
              )}
            </Note>
            <div className={styles.others}>
              {hasRefundRequested(order) && (
                <ButtonLink isWide kind="primary" href={orderLinks.refundOf(order)}>
                  <Trans>See refund</Trans>
                </ButtonLink>
              )}
              <ButtonLink isWide href={orderLinks.details(order.orderNumber)}>
                <Trans>Order details</Trans>
              </ButtonLink>
            </div>
          </Card>
        )}
      </div>
      <div className={styles.column}>
        <OrderItems order={order} />
        <Card>
          <OrderTotals order={order} />
        </Card>
      </div>
    </div>
  )
}
