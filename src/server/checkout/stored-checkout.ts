import * as v from 'valibot'
import { address } from '#contract/account/address.ts'

/** An amount in minor units. */
const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One line at its fixed price; names in the five languages. `basketId` is null for "Buy now". */
const storedLine = v.object({
  basketId: v.nullable(v.number()),
  prodId: v.number(),
  skuId: v.number(),
  prodNames: v.array(v.string()),
  skuNames: v.array(v.string()),
  pic: v.string(),
  price: minor,
  oriPrice: minor,
  count: v.number(),
  /** Checkouts stored before this field existed lack the field. */
  isCashAllowed: v.optional(v.boolean(), true),
  /** The part of vouchers in the price of all pieces. Checkouts stored before vouchers existed lack the field. */
  voucherReduce: v.optional(minor, 0),
})
export type StoredLine = v.InferOutput<typeof storedLine>

/** The lines of one shop, which become one order. */
const storedShop = v.object({
  shopId: v.number(),
  shopName: v.string(),
  lines: v.array(storedLine),
  total: minor,
  /** Checkouts stored before discounts existed lack this field. */
  shopReduce: v.optional(minor, 0),
  /** Checkouts stored before vouchers and coins existed lack these fields. */
  voucherReduce: v.optional(minor, 0),
  /** The part of voucherReduce that is taken off the delivery fee. */
  voucherDeliveryReduce: v.optional(minor, 0),
  coinReduce: v.optional(minor, 0),
  /** Numbers of coins: those that `coinReduce` is worth, and those that the order earns at its receipt. */
  coinsSpent: v.optional(minor, 0),
  coinsPromised: v.optional(minor, 0),
  transfee: minor,
  handlingFee: minor,
  smallCartFee: minor,
  deliveryInsurance: minor,
  actualTotal: minor,
  isCashAllowed: v.boolean(),
  /** The first and last possible day of delivery, `yyyy-MM-dd`. */
  deliveryFrom: v.string(),
  deliveryTo: v.string(),
})
export type StoredShop = v.InferOutput<typeof storedShop>

/** An applied voucher: the collected one that is spent, and the amount in each shop's order. */
const storedVoucher = v.object({ voucherId: v.number(), ownVoucherId: v.number(), parts: v.array(minor) })
export type StoredVoucher = v.InferOutput<typeof storedVoucher>

/** A stored checkout: all data of its future orders. Money in minor units. */
export const storedCheckout = v.object({
  /** Null where the shopper has no address in the region: the checkout is an estimate and cannot be submitted. */
  address: v.nullable(address),
  shops: v.array(storedShop),
  slot: v.nullable(v.string()),
  /** The smallest total that the mall accepts. */
  minimum: minor,
  /** Checkouts stored before vouchers existed lack this field. */
  vouchers: v.optional(v.array(storedVoucher), []),
  /** The group that the checkout buys in; `teamId` is null where the submit starts a team. */
  group: v.optional(
    v.object({ groupBuyId: v.number(), teamId: v.nullable(v.number()), size: v.number(), needed: v.number() }),
  ),
})
export type StoredCheckout = v.InferOutput<typeof storedCheckout>

/** The total of a stored checkout, in minor units. */
export const totalOfStored = (
  { shops }: StoredCheckout,
  part:
    | 'total'
    | 'voucherReduce'
    | 'voucherDeliveryReduce'
    | 'coinReduce'
    | 'transfee'
    | 'handlingFee'
    | 'smallCartFee'
    | 'deliveryInsurance'
    | 'actualTotal',
): number => shops.reduce((sum, shop) => sum + shop[part], 0)
