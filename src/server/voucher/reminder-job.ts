import type { InsideJob } from '../jobs/job.ts'
import { pictureTemplate } from '../media/picture-path.ts'
import { addEndingNotice, claimEnding, endReminder } from './reminder-store.ts'

const kind = 'voucher-reminder'
/** An illustration of two tickets. */
const tickets = pictureTemplate({ render: '1f39f-fe0f', hue: 0, view: 'front' })

/** Tells a shopper a day before a collected voucher ends, unless it is held or used (docs/product.md#voucher-reminder). */
export const voucherReminderJob: InsideJob = {
  kind,
  claim: (tables, now) => claimEnding(tables, kind, now),
  work: async (tables, subject, now) => {
    const ending = await endReminder(tables, Number(subject), now)
    if (ending) await addEndingNotice(tables, ending, tickets, now)
  },
}
