import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Order } from '#contract/order/order.ts'
import { OrderCoins } from '#features/coin/index.ts'
import { OrderTeam } from '#features/group-buy/index.ts'
import { InstallmentNote } from '#features/order/installment-note.tsx'
import { OrdersLoginPrompt } from '#features/order/list/orders-login-prompt.tsx'
import { OrdersSkeleton } from '#features/order/list/orders-skeleton.tsx'
import styles from '#features/order/order.module.css'
import { MainAction, OtherActions } from '#features/order/order-actions.tsx'
import { orderTitle } from '#features/order/order-titles.ts'
import { orderLinks } from '#features/order/order-transitions.ts'
import { TrackingCard } from '#features/order/tracking/tracking-card.tsx'
import { useLogistics, useOrder } from '#features/order/use-order.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderTotals } from './order-totals.tsx'

/** An order: status, tracking, address, items, totals, facts and actions (docs/design.md#screens). */
export function OrderDetailsScreen({ orderNumber }: { orderNumber: string }) {
  const { i18n } = useLingui()
  const known = useOrder(orderNumber)
  const tracking = useLogistics(orderNumber)
  // The tracking stands above most of the order, which would move when the tracking arrives.
  const order = known.state === 'ready' && tracking.state === 'loading' ? tracking : known
  const isOffline = useIsOffline()
  useTitle(orderTitle(i18n))
  if (order.state === 'guest') return <OrdersLoginPrompt />
  return (
    <Canvas title={<Trans>Order details</Trans>} hasBar>
      {order.state !== 'ready' ? (
        <ScreenState level={2} state={order} skeleton={<OrdersSkeleton />} />
      ) : (
        <>
          {isOffline && (
            <p className={styles.savedAt}>
              <SavedAge at={order.at} />
            </p>
          )}
          <Details order={order.value} />
        </>
      )}
    </Canvas>
  )
}

function Details({ order }: { order: Order }) {
  const router = useRouter()
  const { orderNumber, status } = order
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OrderHead order={order} />
        {order.group && <OrderTeam group={order.group} />}
        <InstallmentNote order={order} />
        {status !== 1 && <TrackingCard orderNumber={orderNumber} />}
        <OrderAddress order={order} />
        <OrderItems order={order} />
      </div>
      <div className={classes(styles.column, styles.aside)}>
        <Card>
          <OrderTotals order={order} />
          <OrderCoins coins={order.coins} />
        </Card>
        <Card>
          <OrderFacts order={order} />
          <div className={styles.others}>
            {status !== 1 && (
              <ButtonLink isWide kind="soft" href={orderLinks.receipt(orderNumber)}>
                <Icon name="receipt" />
                <Trans>Receipt</Trans>
              </ButtonLink>
            )}
            <OtherActions order={order} onDeleted={() => router.history.replace('/profile/orders')} />
          </div>
        </Card>
        <BuyBar onDesktop="inline">
          <div className={styles.bar}>
            <MainAction order={order} />
            <ButtonLink kind="outline" size="compact" href={orderLinks.help(orderNumber)}>
              <Trans>Need help</Trans>
            </ButtonLink>
          </div>
        </BuyBar>
      </div>
    </div>
  )
}
