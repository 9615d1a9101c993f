import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { AddressText } from '#features/address/index.ts'
import { OrdersLoginPrompt } from '#features/order/list/orders-login-prompt.tsx'
import { OrdersSkeleton } from '#features/order/list/orders-skeleton.tsx'
import { receiptTitle } from '#features/order/order-titles.ts'
import { orderLinks } from '#features/order/order-transitions.ts'
import { useOrder } from '#features/order/use-order.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { brand } from '#words/brand.ts'
import { formatPrice } from '#words/price.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderTotals } from './order-totals.tsx'
import styles from './receipt.module.css'

/** The receipt of an order; when printed, the page contains nothing else. */
export function ReceiptScreen({ orderNumber }: { orderNumber: string }) {
  const { i18n } = useLingui()
  const order = useOrder(orderNumber)
  useTitle(receiptTitle(i18n))
  if (order.state === 'guest') return <OrdersLoginPrompt />
  return (
    <Canvas title={<Trans>Receipt</Trans>}>
      {order.state === 'ready' ? (
        <Receipt order={order.value} />
      ) : (
        <ScreenState level={2} state={order} skeleton={<OrdersSkeleton />} />
      )}
    </Canvas>
  )
}

function Receipt({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const { shopName, userAddr, orderItemDtos, priceSymbol, orderNumber } = order
  const amount = (value: number) => formatPrice(value, priceSymbol, i18n.locale as Language)
  return (
    <>
      <article className={styles.paper}>
        <header>
          <p className={styles.brand}>{brand.name}</p>
          <p>{shopName}</p>
        </header>
        <OrderFacts order={order} />
        <div>
          <b>{userAddr.receiver}</b>
          <AddressText address={userAddr} />
        </div>
        <table className={styles.items}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Item</Trans>
              </th>
              <th scope="col">
                <Trans>Quantity</Trans>
              </th>
              <th scope="col">
                <Trans>Amount</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {orderItemDtos.map(({ orderItemId, prodName, skuName, price, prodCount }) => (
              <tr key={orderItemId}>
                <td>
                  {prodName}
                  {skuName && <small>{skuName}</small>}
                </td>
                <td className="num">
                  {prodCount} × {amount(price)}
                </td>
                <td className="num">{amount((Math.round(price * 100) * prodCount) / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <OrderTotals order={order} />
      </article>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => print()}>
          <Icon name="printer" />
          <Trans>Print</Trans>
        </Button>
        <ButtonLink kind="outline" href={orderLinks.details(orderNumber)}>
          <Trans>Order details</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
