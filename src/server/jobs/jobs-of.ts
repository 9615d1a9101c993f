import { assistantJob, hasAssistant } from '../chat/assistant/assistant-job.ts'
import { courierJob } from '../courier/courier-job.ts'
import { courierPace } from '../courier/courier-rules.ts'
import { groupJobs } from '../group-buy/group-jobs.ts'
import { installmentReminderJob } from '../installment/reminder-job.ts'
import { confirmationJob } from '../invitation/confirmation-job.ts'
import { paidRefundJob } from '../refund/paid-refund-job.ts'
import type { Settings } from '../settings.ts'
import { voucherReminderJob } from '../voucher/reminder-job.ts'
import { endedOrderJobs } from './ended-order-jobs.ts'
import type { InsideJob } from './job.ts'

/** All jobs of a mall with these settings. */
export function jobsOf(settings: Settings): InsideJob[] {
  const pace = courierPace(settings)
  return [
    ...endedOrderJobs,
    paidRefundJob,
    installmentReminderJob,
    confirmationJob(settings),
    voucherReminderJob,
    ...groupJobs(settings),
    ...(pace > 0 ? [courierJob(pace)] : []),
    ...(hasAssistant(settings) ? [assistantJob(settings)] : []),
  ]
}
