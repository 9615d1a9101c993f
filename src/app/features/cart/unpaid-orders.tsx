import { Plural, Trans } from '@lingui/react/macro'
import { isPayable, orderLinks, useOrders } from '#features/order/index.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import styles from './cart-screen.module.css'

/** The shopper's orders that wait for their payment (docs/product.md#unpaid); null while they are awaited. */
export function useUnpaidOrders() {
  const orders = useOrders('1', '')
  if (orders.state === 'loading') return null
  return orders.state === 'ready' ? orders.list.records.filter(isPayable) : []
}

type Orders = NonNullable<ReturnType<typeof useUnpaidOrders>>

/** The payment of one order, or the list of several. */
export const paymentOf = ([first, ...others]: Orders): PagePath =>
  first && others.length === 0 ? orderLinks.pay([first.orderNumber]) : '/ToPay'

/** Says that placed orders wait for their payment, and leads there. */
export function UnpaidOrders({ orders }: { orders: Orders }) {
  return (
    <Note kind="warn" icon="wallet">
      <div className={styles.message}>
        <p>
          <Plural value={orders.length} one="An order waits in To pay." other="# orders wait in To pay." />
        </p>
        <span className={styles.ways}>
          <PageLink href={paymentOf(orders)} className={styles.way}>
            <Trans>Pay now</Trans>
          </PageLink>
        </span>
      </div>
    </Note>
  )
}
