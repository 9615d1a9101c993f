import type { Tables } from '../database/database.ts'
import { readEveryOrder } from '../order/order-store.ts'
import { readReminders } from './group-buy-store.ts'
import { orderGroupOf } from './shown-group-buy.ts'
import { readTeamsOfOrders } from './team-store.ts'

/** The teams of a shopper's orders, and the group buys of which the shopper is reminded, for the export of personal data. */
export async function exportedGroupBuys(
  tables: Tables,
  accountId: number,
  reader: { readonly now: Date; readonly timeZone: string },
) {
  const orders = await readEveryOrder(tables, accountId)
  const teams = await readTeamsOfOrders(
    tables,
    orders.map(({ orderId }) => orderId),
  )
  return {
    teams: orders.flatMap(({ orderId, orderNumber }) => {
      const team = teams.get(orderId)
      return team ? [{ orderNumber, ...orderGroupOf(team, reader) }] : []
    }),
    reminders: [...(await readReminders(tables, accountId))],
  }
}
