import type { Dependencies } from '../dependencies.ts'
import type { Attempt } from './attempt-store.ts'
import { settleAttempt } from './settle-attempt.ts'

type Outside = Pick<Dependencies, 'db' | 'clock' | 'payments'>

/** After so long, in ms, a charge that the provider has not heard of will not come any more … */
const arrivalTime = 40_000
/** … and a confirmation that nobody gave is taken back. */
const confirmTime = 30 * 60_000

/** Whether an attempt has come to its end. */
export const hasEnded = ({ state }: Attempt): boolean => state === 'paid' || state === 'refused'

/**
 * Asks the provider what has become of an attempt whose end is not known, and writes it down. What never arrived, or was never
 * confirmed, is ended there, so that it cannot be charged later.
 */
export async function lookAfter({ db, clock, payments }: Outside, attempt: Attempt): Promise<Attempt> {
  if (hasEnded(attempt) || attempt.provider !== payments.name) return attempt
  const found = await payments.find(attempt.attemptId)
  const age = clock() - attempt.madeAt.getTime()
  const isOver = (found.state === 'none' && age > arrivalTime) || (found.state === 'action' && age > confirmTime)
  return (
    (await settleAttempt(
      { db, clock },
      attempt.attemptId,
      isOver ? await payments.cancel(attempt.attemptId) : found,
    )) ?? attempt
  )
}
