import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { RefundDetails } from './refund-details.tsx'
import { refundOfQuery } from './refund-query.ts'
import { RefundsScreen } from './refunds-screen.tsx'
import { RequestRefundScreen } from './request-refund-screen.tsx'

/** `/Refund`: the list of refunds; with `?refundNumber=` one refund, with `?orderNumber=` the form of a request. */
export function RefundPage() {
  const wanted = refundOfQuery(usePageQuery())
  if (wanted === null) return <PageNotFound />
  if (wanted.shows === 'refund') return <RefundDetails key={wanted.refundNumber} refundNumber={wanted.refundNumber} />
  if (wanted.shows === 'form') return <RequestRefundScreen key={wanted.orderNumber} orderNumber={wanted.orderNumber} />
  return <RefundsScreen />
}
