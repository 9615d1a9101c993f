import * as v from 'valibot'
import { orderNumber as orderNumberShape } from '#contract/order/order.ts'
import { refundNumber as refundNumberShape } from '#contract/order/refund.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { AskRefundScreen } from './ask-refund-screen.tsx'
import { RefundDetails } from './refund-details.tsx'
import { RefundsScreen } from './refunds-screen.tsx'

/** `/Refund`: the list of refunds; with `?refundNumber=` one of them, with `?orderNumber=` the form that asks for one. */
export function RefundPage() {
  const query = usePageQuery()
  const [asked, named] = [query.get('orderNumber'), query.get('refundNumber')]
  if (named !== null)
    return v.is(refundNumberShape, named) ? <RefundDetails key={named} refundNumber={named} /> : <PageNotFound />
  if (asked !== null)
    return v.is(orderNumberShape, asked) ? <AskRefundScreen key={asked} orderNumber={asked} /> : <PageNotFound />
  return <RefundsScreen />
}
