import { useLingui } from '@lingui/react/macro'
import { orderTitle } from '#features/order/order-titles.ts'
import { orderOfQuery } from '#features/order/order-transitions.ts'
import { NotChosen } from '#shell/not-chosen.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { OrderDetailsScreen } from './order-details-screen.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'

/** `/order-details?orderNumber=`, and with `view=receipt` its printable receipt. */
export function OrderPage() {
  const { t, i18n } = useLingui()
  const query = usePageQuery()
  const orderNumber = orderOfQuery(query)
  if (orderNumber === undefined)
    return (
      <NotChosen
        title={orderTitle(i18n)}
        missing="order"
        sentence={t`Choose an order from your list to see its details.`}
      />
    )
  if (orderNumber === null) return <PageNotFound />
  return query.get('view') === 'receipt' ? (
    <ReceiptScreen key={orderNumber} orderNumber={orderNumber} />
  ) : (
    <OrderDetailsScreen key={orderNumber} orderNumber={orderNumber} />
  )
}
