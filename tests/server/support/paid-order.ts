import type { PayType } from '#contract/order/order.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { markPaid } from '#server/order/move-order.ts'
import type { Mall } from './mall.ts'

/** Marks an order as paid, as a successful payment does; 23 is cash on delivery. */
export async function payOrder(
  { db, time }: Pick<Mall, 'db' | 'time'>,
  orderNumber: string,
  payType: PayType = 21,
): Promise<void> {
  const paid = await db
    .transaction()
    .execute((tables) => markPaid(tables, orderNumber, { payType, now: new Date(time.now) }))
  if (isRefusal(paid)) throw new Error(paid.refused.desc)
}
