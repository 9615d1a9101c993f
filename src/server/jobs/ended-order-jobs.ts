import { isRefusal } from '../http/refusal.ts'
import { moveOrder } from '../order/move-order.ts'
import type { OrderMove } from '../order/order-rules.ts'
import { claimEndedOrder } from './ended-order-store.ts'
import type { InsideJob } from './job.ts'

const endedOrder = (kind: string, status: 1 | 3, move: OrderMove): InsideJob => ({
  kind,
  claim: (tables, now) => claimEndedOrder(tables, kind, status, now),
  work: async (tables, orderNumber, now) => {
    const moved = await moveOrder(tables, { orderNumber }, move, now)
    if (isRefusal(moved)) throw new Error(moved.refused.desc)
  },
})

/** Unpaid orders are closed after 30 minutes; shipped orders complete after 15 days (docs/product.md#orders). */
export const endedOrderJobs: readonly InsideJob[] = [
  endedOrder('close-unpaid', 1, { kind: 'close' }),
  endedOrder('finish', 3, { kind: 'finish' }),
]
