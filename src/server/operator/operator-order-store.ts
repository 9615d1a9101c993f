import { sql } from 'kysely'
import type { OrderStatus } from '#contract/order/order.ts'
import type { Tables } from '../database/database.ts'

/** A row of the operator's order list. Money is in minor units. */
export type ListedRow = {
  readonly orderNumber: string
  readonly status: number
  readonly isPaid: boolean
  readonly payType: number | null
  readonly regionId: number
  readonly actualTotal: number
  readonly createdAt: Date
  readonly shopName: string
  readonly items: number
  readonly first: string
  readonly isRefundRequested: boolean
}

/** The orders of all shoppers, of one status if given, newest first. */
export function readEverybodysOrders(
  tables: Tables,
  status: OrderStatus | undefined,
  max: number,
): Promise<ListedRow[]> {
  const orders = tables
    .selectFrom('shop_order as o')
    .innerJoin('order_item as i', 'i.order_id', 'o.order_id')
    .select((eb) => [
      'o.order_number as orderNumber',
      'o.status',
      'o.is_paid as isPaid',
      'o.pay_type as payType',
      'o.region_id as regionId',
      'o.actual_total as actualTotal',
      'o.created_at as createdAt',
      'o.shop_name as shopName',
      sql<number>`sum(${eb.ref('i.prod_count')})::int`.as('items'),
      sql<string>`(array_agg(${eb.ref('i.prod_names')}[1] order by ${eb.ref('i.order_item_id')}))[1]`.as('first'),
      sql<boolean>`bool_or(coalesce(${eb.ref('i.refund_state')}, 0) = 1)`.as('isRefundRequested'),
    ])
    .groupBy('o.order_id')
    .orderBy('o.order_id', 'desc')
    .limit(max)
  return (status === undefined ? orders : orders.where('o.status', '=', status)).execute()
}
