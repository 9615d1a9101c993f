import { Trans, useLingui } from '@lingui/react/macro'
import type { Logistics } from '#contract/order/my-orders.ts'
import { OrdersLoginPrompt } from '#features/order/list/orders-login-prompt.tsx'
import { OrdersSkeleton } from '#features/order/list/orders-skeleton.tsx'
import styles from '#features/order/order.module.css'
import { trackingTitle } from '#features/order/order-titles.ts'
import { orderLinks, orderOfQuery } from '#features/order/order-transitions.ts'
import { OrderAddress } from '#features/order/page/order-address.tsx'
import { OrderItems } from '#features/order/page/order-items.tsx'
import { useLogistics, useOrder } from '#features/order/use-order.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { NotChosen } from '#shell/not-chosen.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { TraceList } from '#ui/list/trace-list.tsx'
import { ParcelNumber } from './parcel-number.tsx'
import { useShownTraces } from './shown-traces.ts'

/** `/ToReceive/logistics?orderNumber=`: the tracking of a parcel (docs/product.md#orders). */
export function LogisticsScreen() {
  const { t, i18n } = useLingui()
  const orderNumber = orderOfQuery(usePageQuery())
  if (orderNumber === undefined)
    return (
      <NotChosen
        title={trackingTitle(i18n)}
        missing="order"
        sentence={t`Choose an order from your list to track its delivery.`}
      />
    )
  return orderNumber === null ? <PageNotFound /> : <OfOrder key={orderNumber} orderNumber={orderNumber} />
}

function OfOrder({ orderNumber }: { orderNumber: string }) {
  const { i18n } = useLingui()
  const answer = useLogistics(orderNumber)
  useTitle(trackingTitle(i18n))
  if (answer.state === 'guest') return <OrdersLoginPrompt />
  return (
    <Canvas title={<Trans>Tracking</Trans>}>
      {answer.state === 'ready' ? (
        <Parcel orderNumber={orderNumber} logistics={answer.value} at={answer.at} />
      ) : (
        <ScreenState level={2} state={answer} skeleton={<OrdersSkeleton />} />
      )}
    </Canvas>
  )
}

function Parcel({
  orderNumber,
  logistics: { company, trackingNumber, state, traces },
  at,
}: {
  orderNumber: string
  logistics: Logistics
  at: number
}) {
  const { t } = useLingui()
  const show = useShownTraces()
  const order = useOrder(orderNumber)
  const words = {
    waiting: t`Not shipped yet`,
    moving: t`On its way`,
    delivered: t`Delivered`,
    stopped: t`Cancelled`,
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title={words[state]} aside={<SavedAge at={at} />}>
          {trackingNumber && <ParcelNumber company={company} number={trackingNumber} />}
          <TraceList label={t`Tracking`} traces={show(traces)} />
        </Card>
      </div>
      <div className={styles.column}>
        {order.state === 'ready' && (
          <>
            <OrderAddress order={order.value} />
            <OrderItems order={order.value} />
          </>
        )}
        {order.state === 'loading' || order.state === 'slow' ? (
          <OrdersSkeleton />
        ) : (
          <div className={styles.bar}>
            <ButtonLink kind="soft" size="compact" href={orderLinks.details(orderNumber)}>
              <Trans>Order details</Trans>
            </ButtonLink>
            <ButtonLink kind="outline" size="compact" href={orderLinks.help(orderNumber)}>
              <Trans>Need help</Trans>
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}
