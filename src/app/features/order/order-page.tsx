import { PageNotFound } from '#shell/page-not-found.tsx'
import { usePageQuery } from '#shell/use-page-query.ts'
import { OrderDetailsScreen } from './order-details-screen.tsx'
import { orderOfQuery } from './order-ways.ts'
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
