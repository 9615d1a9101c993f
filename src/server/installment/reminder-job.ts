import type { InsideJob } from '../jobs/job.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { readOrder } from '../order/order-store.ts'
import { claimReminder, endReminder } from './installment-store.ts'

const kind = 'installment-reminder'

/**
 * Reminds the shopper of an instalment plan a day before the bank must have been contacted, unless the order was closed
 * meanwhile (docs/product.md#installments).
 */
export const installmentReminderJob: InsideJob = {
  kind,
  claim: (tables, now) => claimReminder(tables, kind, now),
  work: async (tables, orderNumber, now) => {
    const order = await readOrder(tables, { orderNumber })
    if (order?.installment && order.status !== 6) {
      const { bank, contactBy } = order.installment
      await addOrderNotice(tables, order, 'INSTALLMENT_REMINDER', now, { bank, contactBy })
    }
    await endReminder(tables, orderNumber)
  },
}
