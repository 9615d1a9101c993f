import { useLingui } from '@lingui/react/macro'
import { AskToLogIn } from '#features/sign-in/index.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { OrderDetailsScreen } from './order-details-screen.tsx'
import { orderOfQuery } from './order-transitions.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'

/** `/order-details?orderNumber=`, and its receipt for the printer with `view=receipt`. */
export function OrderPage() {
  const query = usePageQuery()
  const orderNumber = orderOfQuery(query)
  if (orderNumber === null) return <PageNotFound />
  return query.get('view') === 'receipt' ? (
    <ReceiptScreen key={orderNumber} orderNumber={orderNumber} />
  ) : (
    <OrderDetailsScreen key={orderNumber} orderNumber={orderNumber} />
  )
}

/** A guest has no orders. */
export function AskAtOrders() {
  const { t } = useLingui()
  return (
    <AskToLogIn
      title={t`Please log in.`}
      sentence={t`Your orders belong to your account.`}
      waiting={
        <div className="page" aria-busy="true">
          <OrdersSkeleton />
        </div>
      }
    />
  )
}
