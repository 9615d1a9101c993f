import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import { EndlessEnd, OffscreenCell } from '#features/endless/index.ts'
import styles from '#features/order/order.module.css'
import { ordersTitle } from '#features/order/order-titles.ts'
import { paymentsOf } from '#features/order/payments-of.ts'
import { PaymentWords, paymentOf } from '#features/order/unpaid-orders.tsx'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderChips } from './order-chips.tsx'
import { OrderSearch } from './order-search.tsx'
import type { OrderTab } from './order-tabs.ts'
import { OrdersLoginPrompt } from './orders-login-prompt.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { useOrders, usePersistLastOrders } from './use-orders.ts'

/** Number of orders that a phone renders with ease; beyond this number, orders far from the viewport are unmounted. */
const light = 60

/**
 * `/ToPay`, `/ToDeliver`, `/ToReceive`, `/Completed/Completed`, and all orders with a search (docs/product.md#orders).
 */
export function OrdersScreen({ tab }: { tab: OrderTab }) {
  const { i18n } = useLingui()
  const isOffline = useIsOffline()
  const query = usePageQuery()
  const key = tab === '0' ? (query.get('key') ?? '').trim().slice(0, 120) : ''
  const orders = useOrders(tab, key)
  const title = ordersTitle(i18n, tab)
  useTitle(title)
  usePersistLastOrders(orders.state === 'ready')
  const payments = tab === '1' && orders.state === 'ready' ? paymentsOf(orders.list.records) : []
  if (orders.state === 'guest') return <OrdersLoginPrompt />
  return (
    <Canvas title={title}>
      <OrderChips tab={tab} />
      {tab === '0' && <OrderSearch key={key} words={key} />}
      {orders.state !== 'ready' ? (
        <ScreenState level={2} state={orders} skeleton={<OrdersSkeleton />} />
      ) : (
        <>
          {isOffline && (
            <p className={styles.age}>
              <SavedAge at={orders.list.at} />
            </p>
          )}
          {orders.list.records.length === 0 ? (
            <NoOrders key={key} words={key} />
          ) : (
            <ul className={styles.list} aria-label={title}>
              {orders.list.records.map((order) => (
                <Fragment key={order.orderNumber}>
                  <PayTogether payment={payments.find(([first]) => first === order)} />
                  <OffscreenCell as="li" mayLeave={orders.list.records.length > light}>
                    <OrderCard order={order} />
                  </OffscreenCell>
                </Fragment>
              ))}
            </ul>
          )}
          {orders.list.records.length > 0 && (
            <EndlessEnd list={orders.list} failed={<Trans>Couldn't load more orders.</Trans>} />
          )}
        </>
      )}
    </Canvas>
  )
}

/** Above the first of several orders that one payment pays: the way to that payment. */
function PayTogether({ payment = [] }: { payment: readonly ListedOrder[] | undefined }) {
  return (
    payment.length > 1 && (
      <li className={styles.together}>
        <ButtonLink kind="primary" href={paymentOf(payment)}>
          <PaymentWords orders={payment} />
        </ButtonLink>
      </li>
    )
  )
}

function NoOrders({ words }: { words: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture={words ? illustrations.compass : illustrations.basket}
      title={words ? t`No matching orders` : t`No orders here`}
      sentence={words ? t`Try part of an order number, shop or product name.` : t`Your orders will appear here.`}
      action={
        words ? (
          <ButtonLink kind="soft" href="/profile/orders">
            <Trans>All orders</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" href="/">
            <Trans>Start shopping</Trans>
          </ButtonLink>
        )
      }
    />
  )
}
