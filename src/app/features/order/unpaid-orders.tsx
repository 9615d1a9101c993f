import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedOrder } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { formatPrice } from '#words/price.ts'
import { isPayable } from './is-payable.ts'
import { useOrders } from './list/use-orders.ts'
import styles from './order.module.css'
import { orderLinks } from './order-transitions.ts'
import { paymentsOf } from './payments-of.ts'

/** The shopper's orders that wait for their payment (docs/product.md#unpaid); null while they are awaited. */
export function useUnpaidOrders(): readonly ListedOrder[] | null {
  const orders = useOrders('1', '')
  if (orders.state === 'loading') return null
  return orders.state === 'ready' ? orders.list.records.filter(isPayable) : []
}

type Orders = { orders: readonly ListedOrder[] }

/** The orders that one payment pays, if one payment pays all of them; null otherwise. */
const ofOnePayment = (orders: readonly ListedOrder[]): readonly ListedOrder[] | null => {
  const [payment, ...others] = paymentsOf(orders)
  return payment && others.length === 0 ? payment : null
}

/** The payment of unpaid orders: of all together where one payment pays them, else the list of them. */
export const paymentOf = (orders: readonly ListedOrder[]): PagePath => {
  const payment = ofOnePayment(orders)
  return payment ? orderLinks.pay(payment.map(({ orderNumber }) => orderNumber)) : '/ToPay'
}

/** The words of the link to the payment of unpaid orders: their number and total, if one payment pays several. */
export function PaymentWords({ orders }: Orders) {
  const { i18n } = useLingui()
  const payment = ofOnePayment(orders) ?? []
  if (payment.length < 2) return <Trans>Pay now</Trans>
  const amount = payment.reduce((sum, { actualTotal }) => sum + Math.round(actualTotal * 100), 0) / 100
  const total = formatPrice(amount, payment[0]?.priceSymbol ?? '', i18n.locale as Language)
  return <Plural value={payment.length} one={`Pay # order · ${total}`} other={`Pay # orders · ${total}`} />
}

/** Says that orders are still unpaid, and leads to their payment. */
export function UnpaidOrders({ orders }: Orders) {
  return (
    <Note kind="warn" icon="wallet">
      <div className={styles.unpaid}>
        <p>
          <Plural value={orders.length} one="# order is still unpaid." other="# orders are still unpaid." />
        </p>
        <PageLink href={paymentOf(orders)} className={styles.pay}>
          <PaymentWords orders={orders} />
        </PageLink>
      </div>
    </Note>
  )
}
