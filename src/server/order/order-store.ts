import { sql } from 'kysely'
import type { Address } from '#contract/account/address.ts'
import { query, type Tables } from '../database/database.ts'
import type { OrderState } from './order-rules.ts'

/** An order's own row. Money in minor units. */
export type OrderRow = OrderState & {
  readonly orderId: number
  readonly orderNumber: string
  readonly accountId: number | null
  readonly checkoutId: number
  readonly regionId: number
  readonly shopId: number
  readonly shopName: string
  readonly isCashAllowed: boolean
  readonly total: number
  readonly shopReduce: number
  readonly voucherReduce: number
  readonly coinReduce: number
  readonly transfee: number
  readonly handlingFee: number
  readonly smallCartFee: number
  readonly deliveryInsurance: number
  readonly address: Address
  readonly remarks: string
  readonly deliverySlot: string | null
  readonly deliveryFrom: string
  readonly deliveryTo: string
  readonly createdAt: Date
  readonly refundedAt: Date | null
}
/** One thing of an order; names in the five languages. */
export type ItemRow = {
  readonly orderItemId: number
  readonly orderId: number
  readonly prodId: number
  readonly skuId: number
  readonly prodNames: readonly string[]
  readonly skuNames: readonly string[]
  readonly pic: string
  readonly price: number
  readonly prodCount: number
  readonly commSts: 0 | 1
  readonly refundState: 1 | 2 | 3 | 4 | 5 | null
}

const columns = sql`order_id as "orderId", order_number as "orderNumber", account_id as "accountId", checkout_id as "checkoutId", region_id as "regionId",
  shop_id as "shopId", shop_name as "shopName", status, is_paid as "isPaid", pay_type as "payType", is_cash_allowed as "isCashAllowed", total,
  shop_reduce as "shopReduce", voucher_reduce as "voucherReduce", coin_reduce as "coinReduce", transfee, handling_fee as "handlingFee",
  small_cart_fee as "smallCartFee", delivery_insurance as "deliveryInsurance", actual_total as "actualTotal", refund_amount as "refundAmount",
  refunded_at as "refundedAt", address, remarks, delivery_slot as "deliverySlot", to_char(delivery_from, 'YYYY-MM-DD') as "deliveryFrom",
  to_char(delivery_to, 'YYYY-MM-DD') as "deliveryTo", courier, tracking_number as "trackingNumber", created_at as "createdAt", paid_at as "paidAt",
  shipped_at as "shippedAt", delivered_at as "deliveredAt", finished_at as "finishedAt", cancelled_at as "cancelledAt", cancel_reason as "cancelReason",
  cancel_detail as "cancelDetail", ends_at as "endsAt", is_deleted as "isDeleted"`

/** Of one shopper, or of anybody where none is named. */
export type Which = { readonly orderNumber: string; readonly accountId?: number }
const which = ({ orderNumber, accountId }: Which) =>
  sql`order_number = ${orderNumber} ${accountId === undefined ? sql`` : sql`and account_id = ${accountId} and not is_deleted`}`

/** An order; undefined where there is none, or where it is another's or deleted and somebody is named. */
export const readOrder = async (tables: Tables, order: Which): Promise<OrderRow | undefined> =>
  (await query<OrderRow>(tables, sql`select ${columns} from shop_order where ${which(order)}`))[0]

/** The same, held until the transaction ends. */
export const holdOrder = async (tables: Tables, order: Which): Promise<OrderRow | undefined> =>
  (await query<OrderRow>(tables, sql`select ${columns} from shop_order where ${which(order)} for update`))[0]

/** A shopper's orders of these numbers, held until the transaction ends, in the order in which they were made. */
export const holdOrders = (tables: Tables, accountId: number, orderNumbers: readonly string[]): Promise<OrderRow[]> =>
  query<OrderRow>(
    tables,
    sql`select ${columns} from shop_order where account_id = ${accountId} and not is_deleted and order_number = any(${[...orderNumbers]}::text[]) order by order_id for update`,
  )

/** Orders by what they were made from, in the order in which they were made. */
export const readOrdersOfCheckout = (tables: Tables, accountId: number, checkoutId: number): Promise<OrderRow[]> =>
  query<OrderRow>(
    tables,
    sql`select ${columns} from shop_order where checkout_id = ${checkoutId} and account_id = ${accountId} order by order_id`,
  )

/** The things of these orders, in the order in which they were bought. */
export const readItems = (tables: Tables, orderIds: readonly number[]): Promise<ItemRow[]> =>
  query<ItemRow>(
    tables,
    sql`
    select order_item_id as "orderItemId", order_id as "orderId", prod_id as "prodId", sku_id as "skuId", prod_names as "prodNames", sku_names as "skuNames", pic, price,
      prod_count as "prodCount", comm_sts as "commSts", refund_state as "refundState"
    from order_item where order_id = any(${[...orderIds]}::bigint[]) order by order_item_id`,
  )

/** Writes what a move has changed. Where more comes back than before, it is due again. */
export async function writeMoved(tables: Tables, orderId: number, to: OrderState): Promise<void> {
  await query(
    tables,
    sql`
    update shop_order set status = ${to.status}, is_paid = ${to.isPaid}, pay_type = ${to.payType}, refund_amount = ${to.refundAmount},
      refunded_at = case when ${to.refundAmount}::bigint > refund_amount then null else refunded_at end, courier = ${to.courier},
      tracking_number = ${to.trackingNumber}, paid_at = ${to.paidAt}, shipped_at = ${to.shippedAt}, delivered_at = ${to.deliveredAt}, finished_at = ${to.finishedAt},
      cancelled_at = ${to.cancelledAt}, cancel_reason = ${to.cancelReason}, cancel_detail = ${to.cancelDetail}, ends_at = ${to.endsAt}, is_deleted = ${to.isDeleted}
    where order_id = ${orderId}`,
  )
}

/** What a list asks for: its statuses (all where there are none), a text to look for, and which page. */
export type Wish = {
  readonly statuses: readonly number[]
  readonly key: string | undefined
  readonly current: number
  readonly size: number
}

/** A page of a shopper's orders, the newest first, and how many there are. */
export async function readOrders(
  tables: Tables,
  accountId: number,
  { statuses, key, current, size }: Wish,
): Promise<{ orders: OrderRow[]; total: number }> {
  const conditions = [sql`account_id = ${accountId}`, sql`not is_deleted`]
  if (statuses.length > 0) conditions.push(sql`status = any(${[...statuses]}::int[])`)
  if (key) {
    const like = `%${key.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(order_number ilike ${like} or shop_name ilike ${like}
      or exists (select 1 from order_item i, unnest(i.prod_names) as name where i.order_id = shop_order.order_id and name ilike ${like}))`)
  }
  const where = sql.join(conditions, sql` and `)
  const orders = await query<OrderRow>(
    tables,
    sql`select ${columns} from shop_order where ${where} order by order_id desc limit ${size} offset ${(current - 1) * size}`,
  )
  const [row] = await query<{ total: number }>(tables, sql`select count(*) as total from shop_order where ${where}`)
  return { orders, total: row?.total ?? 0 }
}

/** How many orders of each status a shopper has, and how many of their things wait for a refund or a rating. */
export async function countOrders(
  tables: Tables,
  accountId: number,
): Promise<{ byStatus: Map<number, number>; refund: number; toRate: number }> {
  const rows = await query<{ status: number; orders: number }>(
    tables,
    sql`select status, count(*) as orders from shop_order where account_id = ${accountId} and not is_deleted group by status`,
  )
  const [things] = await query<{ refund: number; to_rate: number }>(
    tables,
    sql`
    select count(*) filter (where i.refund_state in (1, 2)) as refund, count(*) filter (where o.status = 5 and i.comm_sts = 0) as to_rate
    from shop_order o join order_item i using (order_id) where o.account_id = ${accountId} and not o.is_deleted`,
  )
  return {
    byStatus: new Map(rows.map(({ status, orders }) => [status, orders])),
    refund: things?.refund ?? 0,
    toRate: things?.to_rate ?? 0,
  }
}

/** Every order of a shopper, those too that they have deleted, for the person's own copy. */
export const readEveryOrder = (tables: Tables, accountId: number): Promise<OrderRow[]> =>
  query<OrderRow>(tables, sql`select ${columns} from shop_order where account_id = ${accountId} order by order_id desc`)
