import * as v from 'valibot'
import { address } from '../account/address.ts'
import { picture } from '../product.ts'
import { count, id, money, wireTime } from '../wire.ts'

/** 1 to be paid · 2 paid (or cash on delivery) · 3 shipped · 5 done · 6 closed · 7 waiting for the group (api.md). */
export const orderStatuses = [1, 2, 3, 5, 6, 7] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** 21 card · 22 saved card · 23 cash on delivery · 24 installment plan. */
export const payTypes = [21, 22, 23, 24] as const
export type PayType = (typeof payTypes)[number]
export const cashOnDelivery: PayType = 23

/** How long an order may stay unpaid, and how long after its dispatch it is done without a word, in ms (api.md). */
export const unpaidTime = 30 * 60_000
export const receiptTime = 15 * 86_400_000

/** Why a shopper cancels (spec §9), in its order. */
export const cancelReasons = [
  'DUPLICATE',
  'WRONG_DESCRIPTION',
  'ADDRESS_CHANGED',
  'CHANGED_MIND',
  'FOUND_CHEAPER',
  'TOO_LONG',
] as const
export type CancelReason = (typeof cancelReasons)[number]
/** Why an order was closed by others: not paid in time, its group not full, the shop cannot send it. */
export const closedReasons = ['UNPAID', 'GROUP_FAILED', 'SHOP'] as const

/** An order number: letters, digits and hyphens. */
export const orderNumber = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,30}$/))

/** A time to deliver: a day and from when to when, by the clock of the region, e.g. `2026-11-28 14:00-17:00`. */
export const deliverySlot = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d$/))

/** One thing of an order, as it was when it was bought. `prodId` may be sold no longer. */
export const orderItem = v.object({
  orderItemId: id,
  prodId: id,
  skuId: id,
  prodName: v.string(),
  skuName: v.string(),
  pic: picture,
  price: money,
  prodCount: v.pipe(count, v.minValue(1)),
  /** 0 to be rated, 1 rated. */
  commSts: v.picklist([0, 1]),
  /** 1 asked · 2 agreed · 3 refused · 4 paid back · 5 withdrawn; absent where no refund was asked for. */
  refundState: v.optional(v.picklist([1, 2, 3, 4, 5])),
})
export type OrderItem = v.InferOutput<typeof orderItem>

/**
 * An order (api.md). actualTotal = total − shopReduce − voucherReduce − coinReduce + transfee + handlingFee + smallCartFee +
 * deliveryInsurance. `isPaid` is false for cash on delivery until it is delivered.
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
  orderItemDtos: v.array(orderItem),
  userAddr: address,
  remarks: v.string(),
  createTime: wireTime,
  payTime: v.optional(wireTime),
  /** When it was given to the courier. */
  dvyTime: v.optional(wireTime),
  deliveredAt: v.optional(wireTime),
  finallyTime: v.optional(wireTime),
  cancelTime: v.optional(wireTime),
  cancelReason: v.optional(v.picklist([...cancelReasons, ...closedReasons])),
  total: money,
  shopReduce: money,
  voucherReduce: money,
  coinReduce: money,
  transfee: money,
  handlingFee: money,
  smallCartFee: money,
  deliveryInsurance: money,
  actualTotal: money,
  /** What comes back, or has come back. */
  refundAmount: v.optional(money),
  /** What a closed order would have cost. */
  cancelledAmount: v.optional(money),
  courier: v.optional(v.string()),
  trackingNumber: v.optional(v.string()),
  deliverySlot: v.optional(deliverySlot),
  /** First and last day on which the parcel may come, `yyyy-MM-dd`. */
  deliveryEstimate: v.object({ from: v.string(), to: v.string() }),
  /** Whether it may be paid at the door. */
  isCashOnDelivery: v.boolean(),
  /** When it moves on by itself: status 1 is closed, 3 is done. */
  endTime: v.optional(wireTime),
})
export type Order = v.InferOutput<typeof order>

/** An order in a list: the same with less. */
export const listedOrder = v.omit(order, [
  'userAddr',
  'remarks',
  'total',
  'shopReduce',
  'voucherReduce',
  'coinReduce',
  'transfee',
  'handlingFee',
  'smallCartFee',
  'deliveryInsurance',
])
export type ListedOrder = v.InferOutput<typeof listedOrder>
