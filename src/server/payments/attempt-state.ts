import type { AttemptState } from '#contract/payment/payment.ts'
import type { Dependencies } from '../dependencies.ts'
import type { OrderRow } from '../order/order-store.ts'
import { readAttempts } from './attempt-store.ts'
import { resolveAttempt } from './resolve-attempt.ts'

/**
 * The payment state of a shopper's orders after a lost answer. The provider is asked where the state is unknown. `read`
 * reads the orders before and after that.
 */
export async function attemptStateOf(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'payments'>,
  read: () => Promise<readonly OrderRow[]>,
): Promise<AttemptState> {
  const before = await read()
  if (before.length === 0) return { state: 'none' }
  const orderNumbers = before.map(({ orderNumber }) => orderNumber)
  const live = await readAttempts(dependencies.db, orderNumbers, true)
  const asked = await Promise.all(live.map((attempt) => resolveAttempt(dependencies, attempt)))
  const orders = await read()
  if (orders.every(({ status }) => status !== 1 && status !== 6)) return { state: 'paid', orderNumbers }
  const action = asked.find(({ state, actionUrl }) => state === 'action' && actionUrl)
  if (action?.actionUrl) return { state: 'action', orderNumbers, actionUrl: action.actionUrl }
  if (asked.some(({ state }) => state === 'open' || state === 'pending')) return { state: 'paying', orderNumbers }
  const attempts = await readAttempts(dependencies.db, orderNumbers, false)
  const [newest] = attempts
  if (attempts.some(({ state }) => state === 'paid') && orders.some(({ status, isPaid }) => status === 6 && !isPaid))
    return { state: 'refused', orderNumbers, code: 'PAID_TOO_LATE' }
  if (newest?.state === 'refused') return { state: 'refused', orderNumbers, code: newest.refusal ?? 'PAYMENT_FAILED' }
  return { state: 'submitted', orderNumbers }
}
