import * as v from 'valibot'
import { maxCartLines } from '#contract/cart/cart-limits.ts'
import { endpoint } from '../endpoint.ts'
import { count, id, idInQuery, languageInQuery, marketInQuery, money, pageInQuery, pageOf, wireTime } from '../wire.ts'

/** The goods that a voucher applies to: some products of a shop, all goods of a shop, or the goods of all shops. */
export const voucherKinds = ['product', 'shop', 'mall'] as const
export type VoucherKind = (typeof voucherKinds)[number]

/**
 * A voucher (docs/wire.md#vouchers). Exactly one of percentOff (1 to 100), reduceAmount and isFreeShipping 1 tells how
 * much is taken off; `cap` limits a percentage and a free delivery. `minSpend` is compared with the price of the goods
 * of the voucher's kind, before any reduction. `stock` is the number that is left to collect. `validDays`: a collected
 * voucher ends that many days after it was collected, at the latest at `endTime`.
 */
export const voucher = v.object({
  voucherId: id,
  name: v.string(),
  kind: v.picklist(voucherKinds),
  percentOff: v.optional(count),
  reduceAmount: v.optional(money),
  cap: v.optional(money),
  isFreeShipping: v.picklist([0, 1]),
  minSpend: money,
  startTime: wireTime,
  endTime: wireTime,
  stock: count,
  limitPerUser: count,
  validDays: v.optional(count),
  /** The shop of a product or shop voucher. */
  shopId: v.optional(id),
  shopName: v.optional(v.string()),
  /** The products of a product voucher. */
  prodIds: v.optional(v.array(id)),
})
export type Voucher = v.InferOutput<typeof voucher>

/** The vouchers to list: of a kind (`all` by default), of a shop, or those that apply to a product. */
export const vouchersInQuery = {
  kind: v.optional(v.picklist(['all', ...voucherKinds]), 'all'),
  prodId: v.optional(idInQuery),
  shopId: v.optional(idInQuery),
}

/**
 * GET /voucher/page: the vouchers that everyone may collect, and those that may be collected soon. With `prodId`: those
 * that apply to the product, that is its own, those of its shop and those of the mall. With `shopId`: those of the shop
 * and of its products. Those that can be collected come first, then by the end.
 */
export const voucherPage = endpoint({
  method: 'GET',
  path: '/voucher/page',
  access: 'open',
  query: v.object({ ...vouchersInQuery, ...marketInQuery, ...pageInQuery }),
  reply: pageOf(voucher),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 60,
})

/**
 * A voucher beside a cart. `missing` is the value of goods until it applies, 0 where the cart has it already; `reduce`
 * is the amount that is taken off now, or would be once `missing` is added (for free delivery: the fee it saves).
 */
const voucherHint = v.object({ voucher, missing: money, reduce: money, isCollected: v.picklist([0, 1]) })
export type VoucherHint = v.InferOutput<typeof voucherHint>

const line = '[1-9]\\d{0,14}x[1-9]\\d{0,2}'
/** The lines of a cart in a query, as `guestLinesText` (contract/cart/cart-estimate.ts) writes them: `1201x2,1340x1`. */
export const hintsInQuery = {
  lines: v.pipe(v.string(), v.regex(new RegExp(`^${line}(,${line}){0,${maxCartLines - 1}}$`))),
  lang: languageInQuery,
}

/**
 * The hints of a cart: for each shop and for the whole mall (without `shopId`) the best voucher that the goods reach
 * (`reached`), and the nearest one that would take off more (`next`). Shops without either are left out.
 */
export const voucherHints = v.array(
  v.object({ shopId: v.optional(id), reached: v.optional(voucherHint), next: v.optional(voucherHint) }),
)
export type VoucherHints = v.InferOutput<typeof voucherHints>

/** GET /voucher/cart: the hints of a cart by the vouchers that everyone may collect. `lines`: `1201x2,1340x1`. */
export const guestVoucherHints = endpoint({
  method: 'GET',
  path: '/voucher/cart',
  access: 'open',
  query: v.object({ ...hintsInQuery, regionId: idInQuery }),
  reply: voucherHints,
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 60,
})
