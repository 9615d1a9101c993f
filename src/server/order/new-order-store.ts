import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import type { ItemRow, OrderRow } from './order-store.ts'

/** An order before it has a number. */
export type NewOrder = Pick<
  OrderRow,
  | 'checkoutId'
  | 'regionId'
  | 'shopId'
  | 'shopName'
  | 'isCashAllowed'
  | 'total'
  | 'shopReduce'
  | 'voucherReduce'
  | 'coinReduce'
  | 'transfee'
  | 'handlingFee'
  | 'smallCartFee'
  | 'deliveryInsurance'
  | 'actualTotal'
  | 'address'
  | 'remarks'
  | 'deliverySlot'
  | 'deliveryFrom'
  | 'deliveryTo'
  | 'createdAt'
  | 'endsAt'
> & {
  readonly accountId: number
  readonly items: readonly Pick<
    ItemRow,
    'prodId' | 'skuId' | 'prodNames' | 'skuNames' | 'pic' | 'price' | 'prodCount'
  >[]
}

/** Ids for so many orders. */
export const nextOrderIds = async (tables: Tables, count: number): Promise<number[]> =>
  (
    await query<{ id: number }>(
      tables,
      sql`select nextval(pg_get_serial_sequence('shop_order', 'order_id')) as id from generate_series(1, ${count}::int)`,
    )
  ).map(({ id }) => id)

/** Writes a new order, to be paid, with its things. */
export async function insertOrder(
  tables: Tables,
  orderId: number,
  orderNumber: string,
  order: NewOrder,
): Promise<void> {
  await query(
    tables,
    sql`
    insert into shop_order (order_id, order_number, account_id, checkout_id, region_id, shop_id, shop_name, status, is_cash_allowed, total, shop_reduce, voucher_reduce,
      coin_reduce, transfee, handling_fee, small_cart_fee, delivery_insurance, actual_total, address, remarks, delivery_slot, delivery_from, delivery_to, created_at, ends_at)
    overriding system value
    values (${orderId}, ${orderNumber}, ${order.accountId}, ${order.checkoutId}, ${order.regionId}, ${order.shopId}, ${order.shopName}, 1, ${order.isCashAllowed}, ${order.total},
      ${order.shopReduce}, ${order.voucherReduce}, ${order.coinReduce}, ${order.transfee}, ${order.handlingFee}, ${order.smallCartFee}, ${order.deliveryInsurance},
      ${order.actualTotal}, ${JSON.stringify(order.address)}::jsonb, ${order.remarks}, ${order.deliverySlot}, ${order.deliveryFrom}::date, ${order.deliveryTo}::date,
      ${order.createdAt}, ${order.endsAt})`,
  )
  await query(
    tables,
    sql`
    insert into order_item (order_id, prod_id, sku_id, prod_names, sku_names, pic, price, prod_count)
    select ${orderId}::bigint, "prodId", "skuId", "prodNames", "skuNames", pic, price, "prodCount"
    from json_to_recordset(${JSON.stringify(order.items)}::json)
      as given ("prodId" bigint, "skuId" bigint, "prodNames" text[], "skuNames" text[], pic text, price bigint, "prodCount" int)`,
  )
}
