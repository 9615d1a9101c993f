import type { Hono } from 'hono'
import type { Language } from '#contract/languages.ts'
import {
  cancelOrder,
  deleteOrder,
  myOrders,
  orderCount,
  orderDetail,
  orderLogistics,
  receiveOrder,
} from '#contract/order/my-orders.ts'
import { readVariantsWithoutCash } from '../checkout/checkout-store.ts'
import { readOrderCoins } from '../coin/coin-store.ts'
import { orderCoinsOf } from '../coin/shown-coins.ts'
import type { Dependencies } from '../dependencies.ts'
import { orderGroupOf } from '../group-buy/shown-group-buy.ts'
import { readTeamsOfOrders } from '../group-buy/team-store.ts'
import { onePage } from '../http/paging.ts'
import { isRefusal, notFound, type Refusal } from '../http/refusal.ts'
import { type ShopperCall, serveShopper } from '../http/serve-shopper.ts'
import { readEvents } from './event-store.ts'
import { moveOrder } from './move-order.ts'
import { countOrders } from './order-counts-store.ts'
import type { OrderMove } from './order-rules.ts'
import { readItems, readOrder, readOrders } from './order-store.ts'
import { listedOrderOf, logisticsOf, type OrderReader, orderOf } from './shown-order.ts'

/**
 * The statuses of each tab. A paid order that waits for its group (7) is listed under "to deliver"
 * (docs/wire.md#orders).
 */
const statusesOf = { '0': [], '1': [1], '2': [2, 7], '3': [3], '5': [5], '6': [6] } as const

/** /p/myOrder/…: a shopper's own orders. Another shopper's order, or a deleted one, is answered with 404. */
export function myOrderRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock, settings } = dependencies
  const reader = (lang: Language, timeZone: string): OrderReader => ({
    lang,
    timeZone,
    now: new Date(clock()),
    refundDays: settings.REFUND_DAYS,
  })

  const groupOf = (orderId: number, groups: Awaited<ReturnType<typeof readTeamsOfOrders>>, timeZone: string) => {
    const team = groups.get(orderId)
    return team && orderGroupOf(team, { now: new Date(clock()), timeZone })
  }

  serveShopper(api, dependencies, myOrders, async ({ status, key, lang, ...page }, { tables, shopper, timeZone }) => {
    const { orders, total } = await readOrders(tables, shopper.accountId, {
      statuses: statusesOf[status],
      key: key?.trim(),
      ...page,
    })
    const items = await readItems(
      tables,
      orders.map(({ orderId }) => orderId),
    )
    const groups = await readTeamsOfOrders(
      tables,
      orders.map(({ orderId }) => orderId),
    )
    const records = orders.map((row) => ({
      ...listedOrderOf(row, items, reader(lang, timeZone)),
      group: groupOf(row.orderId, groups, timeZone),
    }))
    return onePage(records, total, page)
  })

  serveShopper(api, dependencies, orderCount, async (_query, { tables, shopper }) => {
    const { byStatus, refund, toRate } = await countOrders(tables, shopper.accountId)
    const of = (statuses: readonly number[]) => statuses.reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0)
    const allCount = of([...byStatus.keys()])
    return {
      allCount,
      unPay: of(statusesOf[1]),
      payed: of(statusesOf[2]),
      consignment: of(statusesOf[3]),
      success: of(statusesOf[5]),
      close: of(statusesOf[6]),
      refund,
      toRate,
    }
  })

  serveShopper(api, dependencies, orderDetail, async ({ orderNumber, lang }, { tables, shopper, timeZone }) => {
    const row = await readOrder(tables, { orderNumber, accountId: shopper.accountId })
    if (!row) return notFound('order')
    const [coins] = await readOrderCoins(tables, [row.orderId])
    const shown = orderOf(row, await readItems(tables, [row.orderId]), reader(lang, timeZone))
    const withoutCash = row.status === 1 ? await readVariantsWithoutCash(tables, row.checkoutId) : undefined
    return {
      ...shown,
      orderItemDtos: withoutCash
        ? shown.orderItemDtos.map((item) => ({ ...item, isCashOnDelivery: !withoutCash.includes(item.skuId) }))
        : shown.orderItemDtos,
      coins: coins && orderCoinsOf(row.status, coins),
      group: groupOf(row.orderId, await readTeamsOfOrders(tables, [row.orderId]), timeZone),
    }
  })

  serveShopper(api, dependencies, orderLogistics, async (_query, { tables, shopper, timeZone, params }) => {
    const row = await readOrder(tables, { orderNumber: params.orderNumber, accountId: shopper.accountId })
    return row ? logisticsOf(row, await readEvents(tables, row.orderId), timeZone) : notFound('order')
  })

  const moveOwn = async (
    { tables, shopper, params }: ShopperCall<typeof deleteOrder | typeof cancelOrder | typeof receiveOrder>,
    move: OrderMove,
  ): Promise<undefined | Refusal> => {
    const moved = await moveOrder(
      tables,
      { orderNumber: params.orderNumber, accountId: shopper.accountId },
      move,
      new Date(clock()),
    )
    return isRefusal(moved) ? moved : undefined
  }
  serveShopper(api, dependencies, cancelOrder, async (_query, call) => moveOwn(call, { kind: 'cancel', ...call.body }))
  serveShopper(api, dependencies, deleteOrder, async (_query, call) => moveOwn(call, { kind: 'delete' }))
  serveShopper(api, dependencies, receiveOrder, async (_query, call) => moveOwn(call, { kind: 'receive' }))
}
