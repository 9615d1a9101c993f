import type { InsideJob } from '../jobs/job.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { readOrder } from '../order/order-store.ts'
import { claimReminder, endReminder, readOtherOrderOfPlan } from './installment-store.ts'

const kind = 'installment-reminder'

/**
 * Reminds the shopper of an instalment plan a day before the bank must have been contacted. Where the order was closed
 * meanwhile, another order of the payment is reminded of; where all of them were closed, none
 * (docs/product.md#installments).
 */
export const installmentReminderJob: InsideJob = {
  kind,
  claim: (tables, now) => claimReminder(tables, kind, now),
  work: async (tables, orderNumber, now) => {
    const own = await readOrder(tables, { orderNumber })
    const other = own?.status === 6 ? await readOtherOrderOfPlan(tables, orderNumber) : undefined
    const order = other === undefined ? own : await readOrder(tables, { orderNumber: other })
    if (order?.installment && order.status !== 6) {
      const { bank, contactBy } = order.installment
      await addOrderNotice(tables, order, 'INSTALLMENT_REMINDER', now, { bank, contactBy })
    }
    await endReminder(tables, orderNumber)
  },
}
