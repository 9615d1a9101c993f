import type { Dependencies } from '../dependencies.ts'
import type { Job } from '../jobs/job.ts'
import { claimAttempt, readAttemptRow } from './attempt-store.ts'
import { claimForgottenCard, removeForgottenCard } from './card-store.ts'
import { claimMoneyBack, claimOwingOrder } from './money-back-store.ts'
import { resolveAttempt } from './resolve-attempt.ts'
import { refundAtProvider, startRefunds } from './start-refunds.ts'

const minute = 60_000

/** The time after its start at which an unfinished attempt is checked first. */
export const firstCheck = minute

const owing = 'owe-money'

/** The jobs of payments: ask for lost answers, send refunds, delete cards at the provider. */
export function paymentJobs(outside: Pick<Dependencies, 'db' | 'clock' | 'payments'>): Job[] {
  const { db, payments } = outside
  const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
  return [
    {
      kind: 'ask-payment',
      claim: (tables, now) => claimAttempt(tables, payments.name, now, after(now, minute)),
      outside: async (attemptId) => {
        const attempt = await readAttemptRow(db, attemptId)
        if (attempt) await resolveAttempt(outside, attempt)
      },
    },
    { kind: owing, claim: (tables, now) => claimOwingOrder(tables, owing, now), work: startRefunds },
    {
      kind: 'give-money-back',
      claim: (tables, now) => claimMoneyBack(tables, payments.name, now),
      outside: (refundId) => refundAtProvider(outside, refundId),
    },
    {
      kind: 'forget-card',
      claim: (tables, now) => claimForgottenCard(tables, payments.name, now, after(now, 10 * minute)),
      outside: async (reference) => {
        await payments.forgetCard(reference)
        await removeForgottenCard(db, reference)
      },
    },
  ]
}
