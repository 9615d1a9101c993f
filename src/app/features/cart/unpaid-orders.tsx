import { Plural, Trans } from '@lingui/react/macro'
import { isPayable, orderLinks, useOrders } from '#features/order/index.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './cart-screen.module.css'

/** The shopper's orders that wait for their payment (docs/product.md#unpaid); null while they are awaited. */
export function useUnpaidOrders() {
  const orders = useOrders('1', '')
  if (orders.state === 'loading') return null
  return orders.state === 'ready' ? orders.list.records.filter(isPayable) : []
}

/** Says that placed orders wait for their payment, and leads to the payment of one, or to the list of several. */
export function UnpaidOrders({ orders }: { orders: NonNullable<ReturnType<typeof useUnpaidOrders>> }) {
  const [first, ...others] = orders
  if (!first) return null
  return (
    <Note kind="warn" icon="wallet">
      <div className={styles.said}>
        <p>
          <Plural value={orders.length} one="An order waits in To pay." other="# orders wait in To pay." />
        </p>
        <span className={styles.ways}>
          <PageLink href={others.length === 0 ? orderLinks.pay([first.orderNumber]) : '/ToPay'} className={styles.way}>
            <Trans>Pay now</Trans>
          </PageLink>
        </span>
      </div>
    </Note>
  )
}
