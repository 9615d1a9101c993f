import * as v from 'valibot'
import { maxCartLines, maxQuantity } from '#contract/cart/cart.ts'
import { checkoutCoins, maxCoins } from '#contract/coin/coin-amounts.ts'
import { writeFailures } from '#contract/common-failures.ts'
import { picture } from '#contract/product/product.ts'
import { address } from '../account/address.ts'
import { endpoint } from '../endpoint.ts'
import { groupFailures, joinedGroup } from '../group-buy/own-group-buy.ts'
import { multilineText } from '../multiline-text.ts'
import { voucher } from '../voucher/voucher.ts'
import { count, id, idInBody, languageInQuery, money, wireTime } from '../wire.ts'
import { deliverySlot, orderNumber } from './order.ts'

const inLanguage = v.object({ lang: languageInQuery })

/** The longest remark to a shop. */
export const maxRemarksLength = 200

/** One line of a checkout at its fixed price; `basketId` is absent for "Buy now". */
const checkoutLine = v.object({
  basketId: v.optional(id),
  prodId: id,
  prodName: v.string(),
  skuId: id,
  skuName: v.string(),
  pic: picture,
  price: money,
  oriPrice: money,
  prodCount: v.pipe(count, v.minValue(1)),
  /** Whether this product may be paid on delivery. Checkouts stored before this field existed lack the field. */
  isCashOnDelivery: v.optional(v.boolean(), true),
})
export type CheckoutLine = v.InferOutput<typeof checkoutLine>

/** The lines of one shop, which become one order. actualTotal = total − shopReduce + transfee. */
const checkoutShop = v.object({
  shopId: id,
  shopName: v.string(),
  shopCartItemDiscounts: v.array(v.object({ chooseDiscountItemDto: v.null(), shopCartItems: v.array(checkoutLine) })),
  transfee: money,
  total: money,
  shopReduce: money,
  actualTotal: money,
  remarks: v.string(),
  /** The first and last possible day of delivery, `yyyy-MM-dd`. */
  deliveryEstimate: v.object({ from: v.string(), to: v.string() }),
})
export type CheckoutShop = v.InferOutput<typeof checkoutShop>

/**
 * Why a voucher is not used: BELOW_MINIMUM (`missing` is the value of goods that is missing), NOT_FOR_THESE_PRODUCTS,
 * NOT_STARTED, EXPIRED, USED (an order holds or used it), OTHER_CHOSEN (another one of its place is chosen; choosing it
 * replaces that one), NO_EFFECT (nothing is left to take off: delivery is free, or the total is at the minimum amount),
 * NOT_CHOSEN (the shopper left it out).
 */
const voucherReasons = [
  'BELOW_MINIMUM',
  'NOT_FOR_THESE_PRODUCTS',
  'NOT_STARTED',
  'EXPIRED',
  'USED',
  'OTHER_CHOSEN',
  'NO_EFFECT',
  'NOT_CHOSEN',
] as const
export type VoucherReason = (typeof voucherReasons)[number]

/**
 * A collected voucher at checkout. `choose`: it is applied, and `reduce` is the amount that it takes off. `canUse`: it
 * is applied or could be; `reduce` is then the amount that it would take off by itself. `reason` is present where it is
 * not applied.
 */
const checkoutVoucher = v.object({
  ...voucher.entries,
  canUse: v.boolean(),
  choose: v.boolean(),
  reduce: money,
  reason: v.optional(v.picklist(voucherReasons)),
  missing: v.optional(money),
})
export type CheckoutVoucher = v.InferOutput<typeof checkoutVoucher>

/** A delivery slot; `price` is added to the delivery fee of the whole checkout. */
const slotOffer = v.object({ slot: deliverySlot, price: money, isChosen: v.boolean() })

/**
 * A difference from the cart that the shopper saw: a price (`was` and `now` in major units) or an available quantity
 * (`was` and `now` in pieces, 0 where the line is left out).
 */
const checkoutChange = v.object({
  skuId: id,
  was: v.number(),
  now: v.number(),
  why: v.picklist(['PRICE_CHANGED', 'OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN']),
})
export type CheckoutChange = v.InferOutput<typeof checkoutChange>

/**
 * A checkout. Its prices hold until `expiresAt`; its stock is not reserved. deliveryFee is the sum of the shops'
 * transfee; actualTotal = total − shops' shopReduce − voucherReduce − coinReduce + deliveryFee + handlingFee +
 * smallCartFee + deliveryInsurance. Without an address in the region, `userAddr` is null and `isEstimate` 1: the fees
 * are those of the region, and a submit is refused.
 */
export const checkout = v.object({
  checkoutId: id,
  expiresAt: wireTime,
  userAddr: v.nullable(address),
  isEstimate: v.optional(v.picklist([0, 1]), 0),
  priceSymbol: v.string(),
  shopCartOrders: v.array(checkoutShop),
  vouchers: v.array(checkoutVoucher),
  total: money,
  /** The part of the vouchers, delivery included; `voucherDeliveryReduce` is the part on delivery. */
  voucherReduce: money,
  voucherDeliveryReduce: v.optional(money, 0),
  handlingFee: money,
  smallCartFee: money,
  /** The value of goods from which the small cart fee is not charged. Absent in checkouts that a tab has stored before. */
  smallCartBelow: v.optional(money),
  /** 0 where the shopper has not chosen insurance; `insurancePrice` is its price. */
  deliveryInsurance: money,
  insurancePrice: money,
  deliveryFee: money,
  coinReduce: money,
  /** Absent in checkouts that an older version has stored in a tab. */
  coins: v.optional(checkoutCoins),
  actualTotal: money,
  totalCount: count,
  /** The smallest actualTotal that the mall accepts. */
  minimumAmount: money,
  /** Whether the whole checkout may be paid on delivery. */
  isCashOnDelivery: v.boolean(),
  deliverySlots: v.array(slotOffer),
  changed: v.array(checkoutChange),
  /** The group that the checkout buys in; without `teamId` the submit starts a team. */
  groupBuy: v.optional(v.object({ ...joinedGroup.entries, size: count, needed: count })),
})
export type Checkout = v.InferOutput<typeof checkout>

const boughtNow = v.object({
  prodId: idInBody,
  skuId: idInBody,
  prodCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
})

/**
 * POST /p/order/confirm: cart lines by `basketIds`, or one product by `orderItem` ("Buy now", which wins where both are
 * sent; `prodId` is the variant's product). Without `addrId` the order goes to the default address, or to
 * the newest address in the region's country where the default address is elsewhere; without such an address the answer
 * is an estimate. Where stock is short, the available quantity is taken and the difference is listed in `changed`. The
 * call is refused where nothing can be bought. Without `voucherIds`, or with `userChangeVoucher` 0, the best vouchers of
 * the shopper are applied; otherwise those that are named, of two in one place the later one. A voucher that the shopper
 * never collected is NOT_FOUND.
 */
export const confirmOrder = endpoint({
  method: 'POST',
  path: '/p/order/confirm',
  access: 'shopper',
  query: inLanguage,
  reply: checkout,
  body: v.object({
    addrId: v.optional(idInBody),
    basketIds: v.optional(v.pipe(v.array(idInBody), v.maxLength(maxCartLines)), []),
    orderItem: v.optional(boughtNow),
    /** With `userChangeVoucher` 1, exactly these vouchers are applied; an empty list applies none. */
    voucherIds: v.optional(v.pipe(v.array(idInBody), v.maxLength(50)), []),
    userChangeVoucher: v.optional(v.picklist([0, 1])),
    /** The number of coins to use; the checkout uses at most its `coins.usable`. */
    coins: v.optional(v.pipe(count, v.maxValue(maxCoins)), 0),
    deliverySlot: v.optional(deliverySlot),
    hasInsurance: v.optional(v.boolean(), false),
    /** Only with `orderItem`: the product is bought in this group. */
    groupBuy: v.optional(joinedGroup),
  }),
  failures: [
    ...writeFailures,
    'NOT_FOUND',
    'MISMATCH',
    'NOT_IN_AREA',
    'WITHDRAWN',
    'OUT_OF_STOCK',
    'SLOT_GONE',
    'OWN_ITEM',
    ...groupFailures,
  ],
})

/**
 * POST /p/order/submit: creates one order per shop, all or none, and only once per checkout. `actualTotal` is the total
 * that the shopper saw: a higher total is refused with PRICE_CHANGED, an estimate with ADDRESS_REQUIRED. A remark to a
 * shop that is not in the checkout is refused with MISMATCH. Coins that were spent elsewhere meanwhile are refused
 * with PRICE_CHANGED and the field `coins`, a voucher that was used or has expired with VOUCHER_UNUSABLE and
 * `fields.voucherIds`; the page then needs a new checkout. With OUT_OF_STOCK, NOT_IN_AREA and WITHDRAWN, `fields` names
 * the SKUs by their ids.
 */
export const submitOrder = endpoint({
  method: 'POST',
  path: '/p/order/submit',
  access: 'shopper',
  query: v.object({}),
  reply: v.object({ orderNumbers: v.array(orderNumber) }),
  body: v.object({
    checkoutId: idInBody,
    orderShopParam: v.optional(
      v.pipe(
        v.array(v.object({ shopId: idInBody, remarks: v.optional(multilineText(maxRemarksLength), '') })),
        v.maxLength(maxCartLines),
      ),
      [],
    ),
    actualTotal: v.optional(v.pipe(money, v.maxValue(1e12))),
  }),
  failures: [
    ...writeFailures,
    'NOT_FOUND',
    'ADDRESS_REQUIRED',
    'CHECKOUT_EXPIRED',
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'NOT_IN_AREA',
    'WITHDRAWN',
    'MINIMUM_AMOUNT',
    'MISMATCH',
    'VOUCHER_UNUSABLE',
    'OWN_ITEM',
    ...groupFailures,
  ],
})
