import type { Tables } from '../database/database.ts'
import { type OrderRow, readItems } from '../order/order-store.ts'
import { dueCoins } from './coin-rules.ts'
import { bookCoins, readOrderCoins, writeOrderCoins } from './coin-store.ts'

type SettledOrder = Pick<OrderRow, 'orderId' | 'orderNumber' | 'accountId' | 'regionId' | 'status' | 'isPaid' | 'total'>

/**
 * Books the coins that an order must have returned and earned in its current state, less those that were booked
 * before (docs/product.md#coins). The caller holds the order's lock, and names the refund that changed the order. A
 * deleted account gets nothing. Answers the number of coins that were earned now.
 */
export async function settleCoins(
  tables: Tables,
  order: SettledOrder,
  now: Date,
  refundNumber: string | null = null,
): Promise<number> {
  const { orderId, orderNumber, accountId, regionId } = order
  const [coins] = await readOrderCoins(tables, [orderId])
  if (!coins) return 0
  const due = dueCoins(order, await readItems(tables, [orderId]), coins)
  const [returned, earned] = [due.returned - coins.returned, due.earned - coins.earned]
  if (returned === 0 && earned === 0) return 0
  await writeOrderCoins(tables, orderId, due)
  if (accountId === null) return 0
  const reference = refundNumber ?? orderNumber
  const book = (reason: 'ORDER_RETURNED' | 'REFUND_RETURNED' | 'ORDER_EARNED' | 'REFUND_TAKEN_BACK', amount: number) =>
    bookCoins(tables, { accountId, regionId }, { reason, reference, orderNumber, amount }, now)
  await book(refundNumber === null ? 'ORDER_RETURNED' : 'REFUND_RETURNED', returned)
  await book(earned > 0 ? 'ORDER_EARNED' : 'REFUND_TAKEN_BACK', earned)
  return Math.max(0, earned)
}
