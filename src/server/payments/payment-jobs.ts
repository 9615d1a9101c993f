import type { Dependencies } from '../dependencies.ts'
import type { Job } from '../jobs/job.ts'
import { claimAttempt, readAttemptRow } from './attempt-store.ts'
import { claimForgottenCard, removeForgottenCard } from './card-store.ts'
import { lookAfter } from './look-after.ts'
import { giveMoneyBack, refundAtProvider } from './money-back.ts'
import { claimMoneyBack, claimOwingOrder } from './money-back-store.ts'

const minute = 60_000

/** How soon after its beginning an attempt without an end is looked after. */
export const firstLook = minute

const owing = 'owe-money'

/** What payments do by themselves: ask for answers that were lost, give money back, have deleted cards forgotten. */
export function paymentJobs(outside: Pick<Dependencies, 'db' | 'clock' | 'payments'>): Job[] {
  const { db, payments } = outside
  const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
  return [
    {
      kind: 'ask-payment',
      claim: (tables, now) => claimAttempt(tables, payments.name, now, after(now, minute)),
      outside: async (attemptId) => {
        const attempt = await readAttemptRow(db, attemptId)
        if (attempt) await lookAfter(outside, attempt)
      },
    },
    { kind: owing, claim: (tables, now) => claimOwingOrder(tables, owing, now), work: giveMoneyBack },
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
