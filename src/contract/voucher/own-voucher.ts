import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { cleanText } from '../account/account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { orderNumber } from '../order/order-number.ts'
import { count, id, languageInQuery, ownMarketInQuery, pageInQuery, pageOf, wireTime } from '../wire.ts'
import { collectFailures, ownVoucherPaths } from './collect-voucher.ts'
import { hintsInQuery, voucher, voucherHints, vouchersInQuery } from './voucher.ts'

const inLanguage = v.object({ lang: languageInQuery })

/**
 * A voucher on the list of a shopper: `collected` is the number that the shopper has collected so far, used ones
 * included; `isUsable` is 1 where one of them is left to use, `mayCollect` where the shopper can collect one now.
 */
const listedVoucher = v.object({
  ...voucher.entries,
  isCollected: v.picklist([0, 1]),
  collected: count,
  isUsable: v.picklist([0, 1]),
  mayCollect: v.picklist([0, 1]),
})
export type ListedVoucher = v.InferOutput<typeof listedVoucher>

/** GET /p/voucher/page: as GET /voucher/page, with the shopper's own vouchers marked. */
export const ownVoucherPage = endpoint({
  method: 'GET',
  path: ownVoucherPaths.page,
  access: 'shopper',
  query: v.object({ ...vouchersInQuery, ...ownMarketInQuery, ...pageInQuery }),
  reply: pageOf(listedVoucher),
  failures: [...shopperFailures, 'UNKNOWN_REGION'],
})

/** The states of a collected voucher (docs/product.md#voucher-states). */
export const ownVoucherStates = ['usable', 'held', 'used', 'expired'] as const

/**
 * A voucher that the shopper has collected. `endTime` is the end of this one (see `validDays`). `held`: an order that is
 * not paid yet holds it. `orderNumbers` are the orders that hold or used it. A `usable` one may begin later.
 */
const ownVoucher = v.object({
  ...voucher.entries,
  ownVoucherId: id,
  state: v.picklist(ownVoucherStates),
  collectedAt: wireTime,
  orderNumbers: v.array(orderNumber),
})
export type OwnVoucher = v.InferOutput<typeof ownVoucher>

/** GET /p/voucher/mine: the shopper's vouchers in the region. `used` includes those that an unpaid order holds. */
export const ownVouchers = endpoint({
  method: 'GET',
  path: ownVoucherPaths.mine,
  access: 'shopper',
  query: v.object({
    state: v.optional(v.picklist(['usable', 'used', 'expired']), 'usable'),
    ...ownMarketInQuery,
    ...pageInQuery,
  }),
  reply: pageOf(ownVoucher),
  failures: [...shopperFailures, 'UNKNOWN_REGION'],
})

/** POST /p/voucher/redeem: collects the voucher of a code, in capital or small letters. Needs the network. */
export const redeemVoucher = endpoint({
  method: 'POST',
  path: '/p/voucher/redeem',
  access: 'shopper',
  query: inLanguage,
  body: v.object({ code: v.pipe(cleanText(40), v.trim(), v.minLength(1)) }),
  reply: ownVoucher,
  failures: [...writeFailures, 'VOUCHER_CODE_UNKNOWN', 'TOO_MANY', ...collectFailures],
})

/** GET /p/voucher/cart: as GET /voucher/cart, with the shopper's own vouchers and without those already used up. */
export const ownVoucherHints = endpoint({
  method: 'GET',
  path: ownVoucherPaths.cart,
  access: 'shopper',
  query: v.object({ ...hintsInQuery, ...ownMarketInQuery }),
  reply: voucherHints,
  failures: [...shopperFailures, 'UNKNOWN_REGION'],
})
