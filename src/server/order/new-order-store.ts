import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { insertWithId, nextIds } from '../database/identities.ts'
import type { ItemRow, OrderRow } from './order-store.ts'

/** The fields of an order before its number is assigned. */
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
  | 'voucherDeliveryReduce'
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
    'prodId' | 'skuId' | 'prodNames' | 'skuNames' | 'pic' | 'price' | 'prodCount' | 'voucherReduce'
  >[]
}

/** Reserves ids for new orders. */
export const nextOrderIds = (tables: Tables, count: number): Promise<number[]> =>
  nextIds(tables, 'shop_order', 'order_id', count)

/** Writes a new unpaid order with its items. */
export async function insertOrder(
  tables: Tables,
  orderId: number,
  orderNumber: string,
  order: NewOrder,
): Promise<void> {
  await insertWithId(tables, 'shop_order', {
    order_id: orderId,
    order_number: orderNumber,
    account_id: order.accountId,
    checkout_id: order.checkoutId,
    region_id: order.regionId,
    shop_id: order.shopId,
    shop_name: order.shopName,
    status: 1,
    is_cash_allowed: order.isCashAllowed,
    total: order.total,
    shop_reduce: order.shopReduce,
    voucher_reduce: order.voucherReduce,
    voucher_delivery_reduce: order.voucherDeliveryReduce,
    coin_reduce: order.coinReduce,
    transfee: order.transfee,
    handling_fee: order.handlingFee,
    small_cart_fee: order.smallCartFee,
    delivery_insurance: order.deliveryInsurance,
    actual_total: order.actualTotal,
    address: sql<string>`${JSON.stringify(order.address)}::jsonb`,
    remarks: order.remarks,
    delivery_slot: order.deliverySlot,
    delivery_from: sql<string>`${order.deliveryFrom}::date`,
    delivery_to: sql<string>`${order.deliveryTo}::date`,
    created_at: order.createdAt,
    ends_at: order.endsAt,
  })
  if (order.items.length === 0) return
  await tables
    .insertInto('order_item')
    .values(
      order.items.map((item) => ({
        order_id: orderId,
        prod_id: item.prodId,
        sku_id: item.skuId,
        prod_names: item.prodNames,
        sku_names: item.skuNames,
        pic: item.pic,
        price: item.price,
        prod_count: item.prodCount,
        voucher_reduce: item.voucherReduce,
      })),
    )
    .execute()
}
