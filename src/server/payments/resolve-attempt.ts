import type { Dependencies } from '../dependencies.ts'
import type { Attempt } from './attempt-store.ts'
import { settleAttempt } from './settle-attempt.ts'

type Outside = Pick<Dependencies, 'db' | 'clock' | 'payments'>

/** The time, in ms, after which a charge unknown to the provider will no longer arrive there. */
const arrivalTime = 40_000
/** The time, in ms, after which a charge without the shopper's confirmation is cancelled. */
const confirmTime = 30 * 60_000

/** Whether an attempt has reached a final state. */
export const hasEnded = ({ state }: Attempt): boolean => state === 'paid' || state === 'refused'

/**
 * Asks the provider for the state of an unfinished attempt and stores it. A charge that never arrived or was never
 * confirmed is cancelled at the provider, so that it cannot succeed later.
 */
export async function resolveAttempt({ db, clock, payments }: Outside, attempt: Attempt): Promise<Attempt> {
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
