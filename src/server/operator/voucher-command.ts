import * as v from 'valibot'

const kind = <Kind extends string>(name: Kind) => ({ kind: v.literal(name) })
const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))
const whole = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(1), v.maxValue(max))
const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/), v.transform(Number))
const voucherId = whole(999_999_999_999_999)

/** The operator's lists of vouchers: those that can be collected now or later, or all. */
export const voucherLists = ['open', 'all'] as const

/** The operator's commands about vouchers. Amounts are in the currency of the region. */
export const voucherCommands = [
  v.object({
    ...kind('voucher'),
    list: v.optional(v.picklist(voucherLists), 'open'),
    most: v.optional(whole(10_000), '50'),
  }),
  v.object({
    ...kind('voucher create'),
    region: v.pipe(v.string(), v.regex(/^([A-Za-z]{2}|\d{1,15})$/)),
    /** A percentage (`10%`), an amount (`500`) or `delivery`. */
    off: v.pipe(v.string(), v.regex(/^(delivery|[1-9]\d?%|100%|\d{1,9}(\.\d{1,2})?)$/)),
    /** The name in English, or in all five languages with a vertical bar between them. */
    name: text(400),
    cap: v.optional(amount),
    from: v.optional(amount, '0'),
    days: v.optional(whole(3660), '30'),
    count: v.optional(whole(100_000_000), '1000'),
    limit: v.optional(whole(1000), '1'),
    shop: v.optional(whole(999_999)),
    products: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(,\d{1,15}){0,49}$/))),
    code: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{3,40}$/))),
    gift: v.optional(v.boolean(), false),
  }),
  v.object({ ...kind('voucher stop'), voucherId }),
  v.object({ ...kind('voucher give'), voucherId, to: text(200) }),
] as const
type VoucherSchema = (typeof voucherCommands)[number]
export type VoucherCommand = v.InferOutput<VoucherSchema>
