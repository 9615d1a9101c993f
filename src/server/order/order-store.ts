import { type ExpressionBuilder, sql } from 'kysely'
import type { Address } from '#contract/account/address.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, anyOfTexts, calendarDay } from '../database/expressions.ts'
import type { StoredInstallment } from '../database/schema/order-tables.ts'
import type { Schema } from '../database/schema.ts'
import { type PageQuery, skipped } from '../http/paging.ts'
import { deliverableItems } from './deliverable-items-store.ts'
import type { OrderState } from './order-rules.ts'

/** The row of an order. Money is in minor units. */
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
  /** The part of voucherReduce that is taken off the delivery fee. */
  readonly voucherDeliveryReduce: number
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
  /** The instalment plan of the payment. */
  readonly installment: StoredInstallment | null
}
/** One item of an order; names in the five languages. */
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
  /** The part of the order's vouchers in this item. */
  readonly voucherReduce: number
  readonly commSts: 0 | 1
  /** A refund returned the item to the stock before the dispatch. */
  readonly isCancelled: boolean
  readonly refundState: 1 | 2 | 3 | 4 | 5 | null
  /** The number of the item's latest refund. */
  readonly refundNumber: string | null
}

const columns = (eb: ExpressionBuilder<Schema, 'shop_order'>) =>
  [
    'order_id as orderId',
    'order_number as orderNumber',
    'account_id as accountId',
    'checkout_id as checkoutId',
    'region_id as regionId',
    'shop_id as shopId',
    'shop_name as shopName',
    'status',
    'is_paid as isPaid',
    'pay_type as payType',
    'is_cash_allowed as isCashAllowed',
    'total',
    'shop_reduce as shopReduce',
    'voucher_reduce as voucherReduce',
    'voucher_delivery_reduce as voucherDeliveryReduce',
    'coin_reduce as coinReduce',
    'transfee',
    'handling_fee as handlingFee',
    'small_cart_fee as smallCartFee',
    'delivery_insurance as deliveryInsurance',
    'actual_total as actualTotal',
    'refund_amount as refundAmount',
    'refunded_at as refundedAt',
    'address',
    'remarks',
    'delivery_slot as deliverySlot',
    calendarDay(eb.ref('delivery_from')).as('deliveryFrom'),
    calendarDay(eb.ref('delivery_to')).as('deliveryTo'),
    'courier',
    'tracking_number as trackingNumber',
    'created_at as createdAt',
    'paid_at as paidAt',
    'shipped_at as shippedAt',
    'delivered_at as deliveredAt',
    'finished_at as finishedAt',
    'cancelled_at as cancelledAt',
    'cancel_reason as cancelReason',
    'cancel_detail as cancelDetail',
    'ends_at as endsAt',
    'is_deleted as isDeleted',
    'installment',
  ] as const

/** Selects an order of one shopper, or of any shopper if no account is given. */
export type OrderSelector = { readonly orderNumber: string; readonly accountId?: number }

/** The orders of a shopper, except those that the shopper has deleted. */
export const ownOrders = (tables: Tables, accountId: number) =>
  tables.selectFrom('shop_order').where('account_id', '=', accountId).where('is_deleted', '=', sql.lit(false))

function oneOrder(tables: Tables, { orderNumber, accountId }: OrderSelector) {
  const orders = accountId === undefined ? tables.selectFrom('shop_order') : ownOrders(tables, accountId)
  return orders.select(columns).where('order_number', '=', orderNumber)
}

/**
 * An order; undefined for an unknown number, or where an account is given and the order is deleted or belongs to
 * another account.
 */
export const readOrder = (tables: Tables, order: OrderSelector): Promise<OrderRow | undefined> =>
  oneOrder(tables, order).executeTakeFirst()

/** The same as `readOrder`, locked until the transaction ends. */
export const lockOrder = (tables: Tables, order: OrderSelector): Promise<OrderRow | undefined> =>
  oneOrder(tables, order).forUpdate().executeTakeFirst()

const namedOrders = (tables: Tables, accountId: number, orderNumbers: readonly string[]) =>
  ownOrders(tables, accountId).select(columns).where('order_number', '=', anyOfTexts(orderNumbers)).orderBy('order_id')

/** A shopper's orders with these numbers, except deleted ones, in the order of their creation. */
export const readNamedOrders = (
  tables: Tables,
  accountId: number,
  orderNumbers: readonly string[],
): Promise<OrderRow[]> => namedOrders(tables, accountId, orderNumbers).execute()

/** The same as `readNamedOrders`, locked until the transaction ends. */
export const lockOrders = (tables: Tables, accountId: number, orderNumbers: readonly string[]): Promise<OrderRow[]> =>
  namedOrders(tables, accountId, orderNumbers).forUpdate().execute()

/** Orders of any shopper with these numbers, locked until the transaction ends, in the order of their creation. */
export const lockNumbered = (tables: Tables, orderNumbers: readonly string[]): Promise<OrderRow[]> =>
  tables
    .selectFrom('shop_order')
    .select(columns)
    .where('order_number', '=', anyOfTexts(orderNumbers))
    .orderBy('order_id')
    .forUpdate()
    .execute()

/** The orders made from a checkout, in the order of their creation. */
export const readOrdersOfCheckout = (tables: Tables, accountId: number, checkoutId: number): Promise<OrderRow[]> =>
  tables
    .selectFrom('shop_order')
    .select(columns)
    .where('checkout_id', '=', checkoutId)
    .where('account_id', '=', accountId)
    .orderBy('order_id')
    .execute()

/** The items of these orders, in the order of purchase. */
export const readItems = (tables: Tables, orderIds: readonly number[]): Promise<ItemRow[]> =>
  tables
    .selectFrom('order_item')
    .select((eb) => [
      'order_item_id as orderItemId',
      'order_id as orderId',
      'prod_id as prodId',
      'sku_id as skuId',
      'prod_names as prodNames',
      'sku_names as skuNames',
      'pic',
      'price',
      'prod_count as prodCount',
      'voucher_reduce as voucherReduce',
      'comm_sts as commSts',
      eb(
        'order_item_id',
        'not in',
        deliverableItems(tables).select('i.order_item_id').where('i.order_id', '=', anyOf(orderIds)),
      )
        .$castTo<boolean>()
        .as('isCancelled'),
      'refund_state as refundState',
      eb
        .selectFrom('refund_item as ri')
        .innerJoin('refund as r', 'r.refund_id', 'ri.refund_id')
        .select('r.refund_number')
        .whereRef('ri.order_item_id', '=', 'order_item.order_item_id')
        .orderBy('r.refund_id', 'desc')
        .limit(1)
        .as('refundNumber'),
    ])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_item_id')
    .execute()

/** Writes the state of an order after a transition. If the refund amount has grown, the pay-back becomes due again. */
export async function writeMoved(tables: Tables, orderId: number, to: OrderState): Promise<void> {
  await tables
    .updateTable('shop_order')
    .set((eb) => ({
      status: to.status,
      is_paid: to.isPaid,
      pay_type: to.payType,
      refund_amount: to.refundAmount,
      refunded_at: eb.case().when('refund_amount', '<', to.refundAmount).then(null).else(eb.ref('refunded_at')).end(),
      courier: to.courier,
      tracking_number: to.trackingNumber,
      paid_at: to.paidAt,
      shipped_at: to.shippedAt,
      delivered_at: to.deliveredAt,
      finished_at: to.finishedAt,
      cancelled_at: to.cancelledAt,
      cancel_reason: to.cancelReason,
      cancel_detail: to.cancelDetail,
      ends_at: to.endsAt,
      is_deleted: to.isDeleted,
    }))
    .where('order_id', '=', orderId)
    .execute()
}

/** The parameters of an order list: statuses (empty means all), a search text, and the page. */
type OrderFilters = PageQuery & {
  readonly statuses: readonly number[]
  readonly key: string | undefined
}

/** A page of a shopper's orders, newest first, with their total. */
export async function readOrders(
  tables: Tables,
  accountId: number,
  { statuses, key, ...page }: OrderFilters,
): Promise<{ orders: OrderRow[]; total: number }> {
  let found = ownOrders(tables, accountId)
  if (statuses.length > 0) found = found.where('status', '=', anyOf(statuses as OrderState['status'][]))
  if (key) {
    const like = `%${key.replace(/[\\%_]/g, '\\$&')}%`
    found = found.where((eb) => {
      const items = eb
        .selectFrom('order_item as i')
        .select('i.order_id')
        .whereRef('i.order_id', '=', 'shop_order.order_id')
        .where(
          (item) =>
            sql<boolean>`exists (select from unnest(${item.ref('i.prod_names')}) name where name ilike ${like})`,
        )
      return eb.or([eb('order_number', 'ilike', like), eb('shop_name', 'ilike', like), eb.exists(items)])
    })
  }
  const orders = await found
    .select(columns)
    .orderBy('order_id', 'desc')
    .limit(page.size)
    .offset(skipped(page))
    .execute()
  const row = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return { orders, total: row?.total ?? 0 }
}

/** Every order of a shopper, deleted orders included, for the export of their data. */
export const readEveryOrder = (tables: Tables, accountId: number): Promise<OrderRow[]> =>
  tables
    .selectFrom('shop_order')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('order_id', 'desc')
    .execute()
