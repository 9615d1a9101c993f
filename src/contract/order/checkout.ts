import * as v from 'valibot'
import { cleanText } from '../account/account-fields.ts'
import { address } from '../account/address.ts'
import { mostCartLines, mostOfOneSku } from '../cart.ts'
import { endpoint } from '../endpoint.ts'
import { picture } from '../product.ts'
import { count, id, idInBody, languageInQuery, money, wireTime } from '../wire.ts'
import { deliverySlot, orderNumber } from './order.ts'

const inLanguage = v.object({ lang: languageInQuery })
const writes = ['NOT_SIGNED_IN', 'ACCOUNT_DISABLED', 'IN_PROGRESS', 'KEY_REUSED'] as const

/** Most characters of the remarks to a shop. */
export const mostRemarks = 200

/** One thing of a checkout at the price that holds; `basketId` is absent for "buy now". */
export const checkoutLine = v.object({
  basketId: v.optional(id),
  prodId: id,
  prodName: v.string(),
  skuId: id,
  skuName: v.string(),
  pic: picture,
  price: money,
  oriPrice: money,
  prodCount: v.pipe(count, v.minValue(1)),
})
export type CheckoutLine = v.InferOutput<typeof checkoutLine>

/** A shop's part: what will be one order. actualTotal = total − shopReduce + transfee. */
export const checkoutShop = v.object({
  shopId: id,
  shopName: v.string(),
  shopCartItemDiscounts: v.array(v.object({ chooseDiscountItemDto: v.null(), shopCartItems: v.array(checkoutLine) })),
  transfee: money,
  total: money,
  shopReduce: money,
  actualTotal: money,
  remarks: v.string(),
  /** First and last day on which the parcel may come, `yyyy-MM-dd`. */
  deliveryEstimate: v.object({ from: v.string(), to: v.string() }),
})
export type CheckoutShop = v.InferOutput<typeof checkoutShop>

/** A voucher of the shopper's, whether it can be used here, and whether it is. There are none yet. */
export const checkoutVoucher = v.object({
  voucherId: id,
  name: v.string(),
  kind: v.picklist(['product', 'shop', 'mall']),
  percentOff: v.optional(count),
  reduceAmount: v.optional(money),
  cap: v.optional(money),
  isFreeShipping: v.picklist([0, 1]),
  minSpend: money,
  startTime: wireTime,
  endTime: wireTime,
  canUse: v.boolean(),
  choose: v.boolean(),
  reason: v.optional(v.string()),
})

/** A time to deliver that can be chosen; `price` is what it adds to the delivery of the whole checkout. */
export const slotOffer = v.object({ slot: deliverySlot, price: money, isChosen: v.boolean() })
export type SlotOffer = v.InferOutput<typeof slotOffer>

/**
 * What is otherwise than the cart showed it: a price (`was` and `now` in major units), or how many can be had (`was` and `now` in
 * pieces, 0 where the line is left out).
 */
export const checkoutChange = v.object({
  skuId: id,
  was: v.number(),
  now: v.number(),
  why: v.picklist(['PRICE_CHANGED', 'OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN']),
})
export type CheckoutChange = v.InferOutput<typeof checkoutChange>

/**
 * A checkout: its prices hold until `expiresAt`, its stock does not. deliveryFee is the sum of the shops' transfee;
 * actualTotal = total − shops' shopReduce − voucherReduce − coinReduce + deliveryFee + handlingFee + smallCartFee + deliveryInsurance.
 */
export const checkout = v.object({
  checkoutId: id,
  expiresAt: wireTime,
  userAddr: address,
  priceSymbol: v.string(),
  shopCartOrders: v.array(checkoutShop),
  vouchers: v.array(checkoutVoucher),
  total: money,
  voucherReduce: money,
  handlingFee: money,
  smallCartFee: money,
  /** 0 where it is not wanted; `insurancePrice` is what it costs. */
  deliveryInsurance: money,
  insurancePrice: money,
  deliveryFee: money,
  coinReduce: money,
  actualTotal: money,
  totalCount: count,
  /** Below this actualTotal nothing is sold. */
  minimumAmount: money,
  /** Whether all of it may be paid at the door. */
  isCashOnDelivery: v.boolean(),
  deliverySlots: v.array(slotOffer),
  changed: v.array(checkoutChange),
})
export type Checkout = v.InferOutput<typeof checkout>

const boughtNow = v.object({
  prodId: idInBody,
  skuId: idInBody,
  prodCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfOneSku)),
})

/**
 * POST /p/order/confirm: lines of the cart by `basketIds`, or one thing at once by `orderItem` (which holds where both are sent). What
 * is short is taken as far as it goes and named in `changed`; where nothing is left the call is refused with why.
 */
export const confirmOrder = endpoint({
  method: 'POST',
  path: '/p/order/confirm',
  access: 'shopper',
  query: inLanguage,
  reply: checkout,
  body: v.object({
    addrId: idInBody,
    basketIds: v.optional(v.pipe(v.array(idInBody), v.maxLength(mostCartLines)), []),
    orderItem: v.optional(boughtNow),
    voucherIds: v.optional(v.pipe(v.array(idInBody), v.maxLength(50)), []),
    userChangeVoucher: v.optional(v.picklist([0, 1])),
    deliverySlot: v.optional(deliverySlot),
    hasInsurance: v.optional(v.boolean(), false),
  }),
  failures: [...writes, 'NOT_FOUND', 'NOT_IN_AREA', 'WITHDRAWN', 'OUT_OF_STOCK', 'SLOT_GONE'],
})

/**
 * POST /p/order/submit: one order a shop, all or none. However often a checkout is sent, its orders are made once. `actualTotal` is
 * what the shopper was shown: a checkout that costs more is refused with PRICE_CHANGED. With OUT_OF_STOCK, NOT_IN_AREA and WITHDRAWN
 * `fields` names the skus by their ids.
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
        v.array(v.object({ shopId: idInBody, remarks: v.optional(cleanText(mostRemarks), '') })),
        v.maxLength(mostCartLines),
      ),
      [],
    ),
    actualTotal: v.optional(v.pipe(money, v.maxValue(1e12))),
  }),
  failures: [
    ...writes,
    'NOT_FOUND',
    'CHECKOUT_EXPIRED',
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'NOT_IN_AREA',
    'WITHDRAWN',
    'MINIMUM_AMOUNT',
  ],
})
