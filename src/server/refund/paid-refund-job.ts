import { isRefusal } from '../http/refusal.ts'
import type { InsideJob } from '../jobs/job.ts'
import { completeRefund } from './move-refund.ts'
import { claimGiven } from './refund-store.ts'

const kind = 'refund-paid'

/** An approved refund becomes refunded once the payments have returned everything that was due for its order. */
export const paidRefundJob: InsideJob = {
  kind,
  claim: (tables, now) => claimGiven(tables, kind, now),
  work: async (tables, refundNumber, now) => {
    const done = await completeRefund(tables, { refundNumber }, now)
    if (isRefusal(done)) throw new Error(done.refused.desc)
  },
}
