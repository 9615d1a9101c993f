import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { OrderDetailsScreen } from './order-details-screen.tsx'
import { orderOfQuery } from './order-transitions.ts'
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
