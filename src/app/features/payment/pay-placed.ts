import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { payOrders } from '#contract/payment/payment.ts'
import { useMarket } from '#device/market.ts'
import { orderLinks, orderPaths } from '#features/order/index.ts'
import type { Failure } from '#offline/call.ts'
import { command } from '#session/shopper-queries.ts'
import { useHasLeft } from '#shell/use-has-left.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { fromTheTop } from '#ui/layout/from-the-top.ts'
import { type PayMeans, payBodyOf } from './use-payment-choice.ts'

/** The failed first payment of orders that were just placed; the page of their payment explains the failure. */
let firstFailure: { readonly path: string; readonly failure: Failure } | null = null

/** Forgets the failure of the first payment: the shopper pays again. */
export const forgetFirstFailure = (): void => void (firstFailure = null)

/** The failure of the first payment of just placed orders; null for other orders. */
export const firstFailureOf = (orderNumbers: readonly string[]): Failure | null =>
  firstFailure?.path === orderLinks.pay(orderNumbers) ? firstFailure.failure : null

/** A toast that unpaid orders wait in "To pay", with the way back to their payment. */
export function useUnpaidToast(): (orderNumbers: readonly string[]) => void {
  const { t } = useLingui()
  return (orderNumbers) =>
    void showToast({
      kind: 'warning',
      words: t`Your order isn't paid yet. It's waiting in To pay.`,
      action: { words: t`Pay now`, href: orderLinks.pay(orderNumbers) },
    })
}

/**
 * Pays orders that a checkout has just placed, and replaces the checkout by the page of their payment, which shows
 * every outcome. Without means, that page offers the payment. Back from an unpaid order leads to "To pay". Answers false
 * where a reload interrupted the payment: the next document then looks the orders up.
 */
export function usePayPlaced(): (orderNumbers: readonly string[], means: PayMeans | null) => Promise<boolean> {
  const { t } = useLingui()
  const { history } = useRouter()
  const { lang } = useMarket()
  const client = useQueryClient()
  const showUnpaid = useUnpaidToast()
  const hasLeft = useHasLeft()
  return async (orderNumbers, means) => {
    let isUnloading = false
    const onUnload = () => (isUnloading = true)
    addEventListener('beforeunload', onUnload)
    const outcome = means && (await command(payOrders, { query: { lang }, body: payBodyOf(means, orderNumbers) }))
    removeEventListener('beforeunload', onUnload)
    if (isUnloading) return false
    const path = orderLinks.pay(orderNumbers)
    firstFailure = outcome && !outcome.ok ? { path, failure: outcome.failure } : null
    for (const one of orderPaths) void client.invalidateQueries({ queryKey: [one] })
    const isPaid = outcome?.ok === true && outcome.value.state === 'paid'
    // A shopper who has left the checkout meanwhile stays on the other screen.
    if (hasLeft()) {
      if (isPaid)
        showToast({
          kind: 'success',
          words: t`Thank you! Your order is placed.`,
          action: { words: t`My orders`, href: '/profile/orders' },
        })
      else showUnpaid(orderNumbers)
      return true
    }
    if (isPaid) history.replace(path)
    else {
      history.replace('/ToPay')
      // The history would else write only the last of the two addresses.
      history.flush()
      history.push(path)
    }
    fromTheTop()
    if (outcome?.ok && outcome.value.state === 'action') location.assign(outcome.value.actionUrl)
    return true
  }
}
