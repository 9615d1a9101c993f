import * as v from 'valibot'
import { orderCoins } from '#contract/coin/coin-amounts.ts'
import { installmentPlan } from '#contract/payment/installment.ts'
import { picture } from '#contract/product/product.ts'
import { address } from '../account/address.ts'
import { teamStates } from '../group-buy/group-buy.ts'
import { count, id, money, wireTime } from '../wire.ts'
import { orderNumber } from './order-number.ts'

export { orderNumber }

/**
 * 1 unpaid · 2 paid (or cash on delivery) · 3 shipped · 5 completed · 6 closed · 7 waiting for the group
 * (docs/wire.md#orders).
 */
export const orderStatuses = [1, 2, 3, 5, 6, 7] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** 21 card · 22 saved card · 23 cash on delivery · 24 instalment plan. */
export const payTypes = [21, 22, 23, 24] as const
export type PayType = (typeof payTypes)[number]
export const cashOnDelivery: PayType = 23

/**
 * The time, in ms, after which an unpaid order is closed, and the time after dispatch at which an order completes by
 * itself (docs/product.md#orders).
 */
export const unpaidTime = 30 * 60_000
export const receiptTime = 15 * 86_400_000

/** A shopper's reasons to cancel (docs/product.md#limits), in the order of the screen. */
export const cancelReasons = [
  'DUPLICATE',
  'WRONG_DESCRIPTION',
  'ADDRESS_CHANGED',
  'CHANGED_MIND',
  'FOUND_CHEAPER',
  'TOO_LONG',
] as const
export type CancelReason = (typeof cancelReasons)[number]
/** Reasons for an order that the mall closed: not paid in time, the group not full, the shop cannot deliver. */
export const closedReasons = ['UNPAID', 'GROUP_FAILED', 'SHOP'] as const

/** A refund number: letters, digits and hyphens. */
export const refundNumber = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,30}$/))

/** A delivery slot: a day and a time span in the region's time zone, e.g. `2026-11-28 14:00-17:00`. */
export const deliverySlot = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d$/))

/** One item of an order, as it was when it was bought. The product may no longer be sold. */
export const orderItem = v.object({
  orderItemId: id,
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  pic: picture,
  price: money,
  prodCount: v.pipe(count, v.minValue(1)),
  /**
   * The item's share of the paid amount, which a refund of the item returns (docs/product.md#refunds). Absent in answers
   * that an older version has saved on a phone.
   */
  refundableAmount: v.optional(money),
  /**
   * Whether the item may be paid on delivery; only in the answer of an unpaid order. Absent also in answers that an older
   * version has saved on a phone.
   */
  isCashOnDelivery: v.optional(v.boolean()),
  /** 0 not rated yet, 1 rated. */
  commSts: v.picklist([0, 1]),
  /** The item was refunded before the dispatch and never sent, so that it cannot be reviewed. */
  isCancelled: v.optional(v.boolean()),
  /** 1 requested · 2 approved · 3 declined · 4 refunded · 5 withdrawn; absent without a refund request. */
  refundState: v.optional(v.picklist([1, 2, 3, 4, 5])),
  /** The number of the latest refund request of the item. */
  refundNumber: v.optional(refundNumber),
})
export type OrderItem = v.InferOutput<typeof orderItem>

/**
 * An order (docs/wire.md#orders). actualTotal = total − shopReduce − voucherReduce − coinReduce + transfee +
 * handlingFee + smallCartFee + deliveryInsurance. For cash on delivery `isPaid` is false until delivery.
 */
export const order = v.object({
  orderNumber,
  status: v.picklist(orderStatuses),
  isPaid: v.boolean(),
  payType: v.optional(v.picklist(payTypes)),
  regionId: id,
  priceSymbol: v.string(),
  shopId: id,
  shopName: v.string(),
  /**
   * The checkout that placed the order: the unpaid orders of one checkout can be paid together (docs/product.md#unpaid).
   * Absent in answers that an older version has saved on a phone.
   */
  checkoutId: v.optional(id),
  orderItemDtos: v.array(orderItem),
  userAddr: address,
  remarks: v.string(),
  createTime: wireTime,
  payTime: v.optional(wireTime),
  /** The time of dispatch. */
  dvyTime: v.optional(wireTime),
  deliveredAt: v.optional(wireTime),
  finallyTime: v.optional(wireTime),
  cancelTime: v.optional(wireTime),
  cancelReason: v.optional(v.picklist([...cancelReasons, ...closedReasons])),
  total: money,
  shopReduce: money,
  voucherReduce: money,
  coinReduce: money,
  /** Absent for orders that were placed before coins existed, and in answers that an older version saved on a phone. */
  coins: v.optional(orderCoins),
  transfee: money,
  handlingFee: money,
  smallCartFee: money,
  deliveryInsurance: money,
  actualTotal: money,
  /** The amount that is or will be returned. */
  refundAmount: v.optional(money),
  /**
   * The last day, `yyyy-MM-dd`, on which the money is expected back: the money of a closed order, or of a paid order if
   * the order was cancelled or its refund approved now. Absent once the money was returned, and where none is due.
   */
  expectedBy: v.optional(v.string()),
  /** The time at which all money due was returned. */
  refundTime: v.optional(wireTime),
  /** The total of a closed order. */
  cancelledAmount: v.optional(money),
  courier: v.optional(v.string()),
  trackingNumber: v.optional(v.string()),
  deliverySlot: v.optional(deliverySlot),
  /** The first and last possible day of delivery, `yyyy-MM-dd`. */
  deliveryEstimate: v.object({ from: v.string(), to: v.string() }),
  /** Whether the order may be paid on delivery. */
  isCashOnDelivery: v.boolean(),
  /**
   * The instalment plan of the payment, and the time until which the shopper must contact the bank. The amounts are those
   * of the whole payment, which may include other orders (docs/product.md#installments).
   */
  installment: v.optional(v.object({ ...installmentPlan.entries, contactBy: wireTime })),
  /** The team of an order that was bought in a group. */
  group: v.optional(
    v.object({
      groupBuyId: id,
      teamId: id,
      state: v.picklist(teamStates),
      size: count,
      needed: count,
      endTime: wireTime,
    }),
  ),
  /** The time at which the status changes by itself: an unpaid order is closed, a shipped one completed. */
  endTime: v.optional(wireTime),
})
export type Order = v.InferOutput<typeof order>

/** An order in a list: a subset of the fields. */
export const listedOrder = v.omit(order, [
  'userAddr',
  'remarks',
  'total',
  'shopReduce',
  'voucherReduce',
  'coinReduce',
  'coins',
  'transfee',
  'handlingFee',
  'smallCartFee',
  'deliveryInsurance',
  'installment',
])
export type ListedOrder = v.InferOutput<typeof listedOrder>
