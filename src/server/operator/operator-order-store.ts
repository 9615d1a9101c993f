import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'

/** An order as the operator's list has it. Money in minor units. */
export type ListedRow = {
  readonly orderNumber: string
  readonly status: number
  readonly isPaid: boolean
  readonly payType: number | null
  readonly regionId: number
  readonly actualTotal: number
  readonly createdAt: Date
  readonly shopName: string
  readonly things: number
  readonly first: string
  readonly isAsked: boolean
}

/** Everybody's orders, of a status where one is given, the newest first. */
export const readEverybodysOrders = (tables: Tables, status: number | undefined, most: number): Promise<ListedRow[]> =>
  query<ListedRow>(
    tables,
    sql`
    select o.order_number as "orderNumber", o.status, o.is_paid as "isPaid", o.pay_type as "payType", o.region_id as "regionId", o.actual_total as "actualTotal", o.created_at as "createdAt",
      o.shop_name as "shopName", sum(i.prod_count)::int as things, (array_agg(i.prod_names[1] order by i.order_item_id))[1] as first, bool_or(coalesce(i.refund_state, 0) = 1) as "isAsked"
    from shop_order o join order_item i using (order_id) ${status === undefined ? sql`` : sql`where o.status = ${status}`}
    group by o.order_id order by o.order_id desc limit ${most}`,
  )
