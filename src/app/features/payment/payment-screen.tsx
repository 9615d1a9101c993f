import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { AskToLogIn } from '#features/sign-in/index.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './payment.module.css'
import { ordersOfQuery } from './payment-names.ts'
import { PaymentOpen } from './payment-open.tsx'
import { PaymentSettled } from './payment-settled.tsx'
import { usePayment } from './use-payment.ts'

/** `/paymentMethod?orderNumbers=`: how it is paid, what became of it, and the order placed (spec §2, CheckoutSummary). */
export function PaymentScreen() {
  const numbers = ordersOfQuery(usePageQuery())
  return numbers ? <OfOrders key={numbers.join()} numbers={numbers} /> : <PageNotFound />
}

function OfOrders({ numbers }: { numbers: readonly string[] }) {
  const { t } = useLingui()
  const payment = usePayment(numbers)
  const { state } = payment
  const title = state.state === 'settled' ? t`Order placed` : t`Payment`
  useTitle(title)
  // Whoever has just paid is led to what became of it; who opens the page is not.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (state.state === 'open') wasOpen.current = true
  }, [state.state])
  const waiting = (
    <div className={styles.column} aria-busy="true">
      <Skeleton kind="hero" />
      <Skeleton kind="hero" />
    </div>
  )
  if (state.state === 'guest')
    return (
      <AskToLogIn
        title={t`Please log in.`}
        sentence={t`Your orders belong to your account.`}
        waiting={<div className="page">{waiting}</div>}
      />
    )
  return (
    <div className={styles.canvas}>
      <div className="page">
        <h1 className={`in-bar ${styles.title}`}>{title}</h1>
        {state.state === 'settled' ? (
          <PaymentSettled orders={state.orders} isNew={wasOpen.current} />
        ) : state.state === 'open' ? (
          <PaymentOpen state={state} onPay={payment.pay} onFind={payment.find} />
        ) : (
          <ScreenState level={2} state={state} skeleton={waiting} />
        )}
      </div>
    </div>
  )
}
