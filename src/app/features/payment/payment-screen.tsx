import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { isPayable } from '#features/order/index.ts'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { NotChosen } from '#shell/not-chosen.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { classes } from '#ui/base/class-names.ts'
import { Canvas } from '#ui/layout/canvas.tsx'
import { useUnpaidToast } from './pay-placed.ts'
import styles from './payment.module.css'
import { ordersOfQuery } from './payment-names.ts'
import { PaymentOpen } from './payment-open.tsx'
import { PaymentSettled } from './payment-settled.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { paymentTitle, placedTitle } from './payment-titles.ts'
import { type PaymentState, usePayment } from './use-payment.ts'

/**
 * `/paymentMethod?orderNumbers=`: the choice of payment method, the result, and the placed order
 * (docs/product.md#payments).
 */
export function PaymentScreen() {
  const { t, i18n } = useLingui()
  const numbers = ordersOfQuery(usePageQuery())
  if (numbers === undefined)
    return (
      <NotChosen
        title={paymentTitle(i18n)}
        missing="order"
        sentence={t`Choose an unpaid order from your list to pay for it.`}
      />
    )
  return numbers ? <OfOrders key={numbers.join()} numbers={numbers} /> : <PageNotFound />
}

/**
 * Says on leaving that the orders are unpaid, unless their payment is still being confirmed or can no longer be made.
 */
function useUnpaidOnLeaving(numbers: readonly string[], state: PaymentState): void {
  const showUnpaid = useUnpaidToast()
  const leave = useRef(() => {})
  useEffect(() => {
    const isUnpaid = state.state === 'open' && !state.isUnknown && !state.isSending && state.attempt?.state !== 'paying'
    leave.current = () => isUnpaid && state.orders.every(isPayable) && showUnpaid(numbers)
  })
  useEffect(() => () => leave.current(), [])
}

function OfOrders({ numbers }: { numbers: readonly string[] }) {
  const { t, i18n } = useLingui()
  const payment = usePayment(numbers)
  const { state } = payment
  const title = state.state === 'settled' ? placedTitle(i18n) : paymentTitle(i18n)
  useTitle(title)
  // Moves the focus to the result only for a payment made on this page, not when the page is opened.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (state.state === 'open') wasOpen.current = true
  }, [state.state])
  useUnpaidOnLeaving(numbers, state)
  if (state.state === 'guest')
    return (
      <LoginPrompt
        title={t`Log in to see your orders`}
        sentence={t`Track parcels, request refunds and buy again.`}
        skeleton={
          <div className="page">
            <PaymentSkeleton />
          </div>
        }
      />
    )
  return (
    <Canvas title={title} hasBar className={classes(state.state === 'settled' && styles.settled)}>
      {state.state === 'settled' ? (
        <PaymentSettled orders={state.orders} isNew={wasOpen.current} />
      ) : state.state === 'open' ? (
        <PaymentOpen state={state} onPay={payment.pay} onFind={payment.find} />
      ) : (
        <ScreenState level={2} state={state} skeleton={<PaymentSkeleton />} />
      )}
    </Canvas>
  )
}
