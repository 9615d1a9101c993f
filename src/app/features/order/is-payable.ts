import type { ListedOrder } from '#contract/order/order.ts'
import { instantHere } from '#contract/time.ts'
import { serverNow } from '#device/server-clock.ts'

/** Whether an unpaid order can still be paid: the server closes the order at the end of the payment window. */
export const isPayable = ({ status, endTime }: Pick<ListedOrder, 'status' | 'endTime'>): boolean =>
  status === 1 && (!endTime || instantHere(endTime) > serverNow())
