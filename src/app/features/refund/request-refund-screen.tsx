import { Trans, useLingui } from '@lingui/react/macro'
import { isRefundable, OrdersLoginPrompt, OrdersSkeleton, orderLinks, useOrder } from '#features/order/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './refund.module.css'
import { RefundForm } from './refund-form.tsx'
import { requestRefundTitle } from './refund-titles.ts'

/** `/Refund?orderNumber=`: requests a refund for items of an order. */
export function RequestRefundScreen({ orderNumber }: { orderNumber: string }) {
  const { i18n } = useLingui()
  const order = useOrder(orderNumber)
  useTitle(requestRefundTitle(i18n))
  if (order.state === 'guest') return <OrdersLoginPrompt />
  return (
    <Canvas title={<Trans>Request a refund</Trans>} className={styles.narrow}>
      {order.state !== 'ready' ? (
        <ScreenState level={2} state={order} skeleton={<OrdersSkeleton />} />
      ) : isRefundable(order.value) ? (
        <RefundForm order={order.value} />
      ) : (
        <Card>
          <Note kind="info" icon="info">
            <Trans>You can request a refund once an order is paid, up to 7 days after delivery.</Trans>
          </Note>
          <div className={styles.actions}>
            <ButtonLink href={orderLinks.details(orderNumber)}>
              <Trans>Order details</Trans>
            </ButtonLink>
          </div>
        </Card>
      )}
    </Canvas>
  )
}
