import { isRefusal } from '../http/refusal.ts'
import type { InsideJob } from '../jobs/job.ts'
import { readEvents } from '../order/event-store.ts'
import { deliver, recordLocation, ship } from '../order/move-order.ts'
import { readOrder } from '../order/order-store.ts'
import { nextStep, ownCourier } from './courier-rules.ts'
import { claimNextStop } from './courier-store.ts'

const kind = 'courier'

/** Ships paid orders, moves them stop by stop and delivers them, each step `minutes` after the previous one. */
export const courierJob = (minutes: number): InsideJob => ({
  kind,
  claim: (tables, now) => claimNextStop(tables, kind, new Date(now.getTime() - minutes * 60_000), now),
  work: async (tables, orderNumber, now) => {
    const order = await readOrder(tables, { orderNumber })
    if (!order) return
    const seen = (await readEvents(tables, order.orderId)).filter((event) => event.kind === 'MOVED').length
    const step = nextStep({ ...order, seen })
    const done =
      step.kind === 'ship'
        ? await ship(tables, orderNumber, { courier: ownCourier, trackingNumber: step.trackingNumber }, now)
        : step.kind === 'see'
          ? await recordLocation(tables, orderNumber, step, now)
          : await deliver(tables, orderNumber, now)
    if (isRefusal(done)) throw new Error(done.refused.desc)
  },
})
