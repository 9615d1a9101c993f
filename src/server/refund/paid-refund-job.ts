import { isRefusal } from '../http/refusal.ts'
import type { InsideJob } from '../jobs/job.ts'
import { completeRefund } from './move-refund.ts'
import { claimGiven } from './refund-store.ts'

const kind = 'refund-paid'

/** An agreed refund is paid back once the payments have given back all that was due of its order. */
export const paidRefundJob: InsideJob = {
  kind,
  claim: (tables, now) => claimGiven(tables, kind, now),
  work: async (tables, refundNumber, now) => {
    const done = await completeRefund(tables, { refundNumber }, now)
    if (isRefusal(done)) throw new Error(done.refused.desc)
  },
}
