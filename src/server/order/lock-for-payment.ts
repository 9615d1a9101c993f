import { lockCoinsOf } from '../coin/coin-store.ts'
import type { Tables } from '../database/database.ts'
import { lockTeamsOf } from '../group-buy/team-store.ts'
import { lockVouchersOf } from '../voucher/spend-store.ts'
import { lockNumbered } from './order-store.ts'
import { lockStockOf } from './stock-store.ts'

/**
 * Locks everything that a payment of these orders can change until the transaction ends: the orders, their vouchers,
 * coins and teams, and the stock, in the order of decision 0076. A payment calls this function first, because a payment
 * can move several orders, and closes an order whose team is over.
 */
export async function lockForPayment(tables: Tables, orderNumbers: readonly string[]): Promise<void> {
  const orderIds = (await lockNumbered(tables, orderNumbers)).map(({ orderId }) => orderId)
  await lockVouchersOf(tables, orderIds)
  await lockCoinsOf(tables, orderIds)
  await lockTeamsOf(tables, orderIds)
  await lockStockOf(tables, orderIds)
}
