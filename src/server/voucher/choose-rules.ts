import type { VoucherReason } from '#contract/order/checkout.ts'
import type { StoredCheckout, StoredVoucher } from '../checkout/stored-checkout.ts'
import { applyVoucher, goodsFor, placeOf, rankOf } from './apply-rules.ts'
import type { OwnVoucherRow } from './own-voucher-store.ts'

/** A voucher of the shopper at checkout: the amount that it takes off, or why it is not applied. Amounts in minor units. */
export type Judged = {
  readonly voucher: OwnVoucherRow
  readonly isApplied: boolean
  readonly canUse: boolean
  readonly reduce: number
  readonly reason?: VoucherReason
  readonly missing?: number
}
/** A checkout with its vouchers, and the shopper's vouchers with their reasons. */
export type WithVouchers = { readonly held: StoredCheckout; readonly judged: readonly Judged[] }

type Request = {
  readonly own: readonly OwnVoucherRow[]
  /** The vouchers that the shopper wants, the latest last; null for the best. */
  readonly wanted: readonly number[] | null
  readonly now: Date
  /** The smallest unit of the currency, in minor units. */
  readonly unit: number
}

/** Applies the best vouchers of a shopper to a checkout, or those that the shopper wants, and explains the others. */
export function withVouchers(held: StoredCheckout, { own, wanted, now, unit }: Request): WithVouchers {
  const vouchers = oneOfEach(own, now)
  const valid = vouchers.filter((voucher) => reasonBefore(voucher, held, now) === null)
  const chosen = wanted ? wantedOf(valid, wanted) : bestOf(valid, held, unit)
  const applied = applyAll(held, chosen, unit)
  const judged = vouchers.map((voucher): Judged => {
    const stored = applied.vouchers.find(({ voucherId }) => voucherId === voucher.voucherId)
    if (stored) return { voucher, isApplied: true, canUse: true, reduce: sumOf(stored.parts) }
    const before = reasonBefore(voucher, held, now)
    if (before) return { voucher, isApplied: false, canUse: false, reduce: 0, ...before }
    const reduce = applyVoucher(held, voucher, unit).amount
    const isReplaced = chosen.some((one) => one !== voucher && placeOf(one) === placeOf(voucher))
    if (reduce === 0 || (!isReplaced && (chosen.includes(voucher) || !wanted)))
      return { voucher, isApplied: false, canUse: false, reduce: 0, reason: 'NO_EFFECT' }
    return { voucher, isApplied: false, canUse: true, reduce, reason: isReplaced ? 'OTHER_CHOSEN' : 'NOT_CHOSEN' }
  })
  return { held: applied, judged: judged.sort(usefulFirst) }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const usefulFirst = (a: Judged, b: Judged): number =>
  Number(b.isApplied) - Number(a.isApplied) ||
  Number(b.canUse) - Number(a.canUse) ||
  b.reduce - a.reduce ||
  (a.missing ?? Number.MAX_SAFE_INTEGER) - (b.missing ?? Number.MAX_SAFE_INTEGER) ||
  a.voucher.voucherId - b.voucher.voucherId

/** One of each voucher: the usable one that ends first, otherwise the latest. */
function oneOfEach(own: readonly OwnVoucherRow[], now: Date): OwnVoucherRow[] {
  const isUsable = ({ state, endsAt }: OwnVoucherRow) => state === 'usable' && endsAt > now
  const byVoucher = new Map<number, OwnVoucherRow>()
  for (const one of own) {
    const known = byVoucher.get(one.voucherId)
    if (!known || !isUsable(known)) byVoucher.set(one.voucherId, one)
  }
  return [...byVoucher.values()]
}

/** Why a voucher cannot apply to these goods, whatever else is chosen. */
function reasonBefore(
  voucher: OwnVoucherRow,
  held: StoredCheckout,
  now: Date,
): { reason: VoucherReason; missing?: number } | null {
  if (voucher.state !== 'usable') return { reason: 'USED' }
  if (voucher.endsAt <= now) return { reason: 'EXPIRED' }
  if (voucher.startsAt > now) return { reason: 'NOT_STARTED' }
  const goods = goodsFor(voucher, held)
  if (goods === 0) return { reason: 'NOT_FOR_THESE_PRODUCTS' }
  return goods < voucher.minSpend ? { reason: 'BELOW_MINIMUM', missing: voucher.minSpend - goods } : null
}

/** The wanted vouchers, of two in one place the later one. */
const wantedOf = (valid: readonly OwnVoucherRow[], wanted: readonly number[]): OwnVoucherRow[] => [
  ...new Map(
    wanted.flatMap((voucherId) => {
      const voucher = valid.find((one) => one.voucherId === voucherId)
      return voucher ? [[placeOf(voucher), voucher] as const] : []
    }),
  ).values(),
]

/**
 * The best vouchers: in each place the one that takes off most, given those of the places before; of equals, the one
 * that ends first. A larger reduction in one place never lowers the total reduction, so that no other choice is better.
 * A voucher without which the total is the same stays with the shopper.
 */
function bestOf(valid: readonly OwnVoucherRow[], held: StoredCheckout, unit: number): OwnVoucherRow[] {
  const places = [...new Set(inOrder(valid).map(placeOf))]
  let best: OwnVoucherRow[] = []
  for (const place of places) {
    const before = applyAll(held, best, unit)
    const [first] = valid
      .filter((voucher) => placeOf(voucher) === place)
      .map((voucher) => ({ voucher, amount: applyVoucher(before, voucher, unit).amount }))
      .sort((a, b) => b.amount - a.amount || a.voucher.endsAt.getTime() - b.voucher.endsAt.getTime())
    if (first && first.amount > 0) best.push(first.voucher)
  }
  const most = totalOf(best, held, unit)
  for (const voucher of [...best]) {
    const without = best.filter((one) => one !== voucher)
    if (totalOf(without, held, unit) === most) best = without
  }
  return best
}

const inOrder = <One extends OwnVoucherRow>(vouchers: readonly One[]): One[] =>
  [...vouchers].sort((a, b) => rankOf(a) - rankOf(b) || a.voucherId - b.voucherId)

const totalOf = (chosen: readonly OwnVoucherRow[], held: StoredCheckout, unit: number): number =>
  sumOf(applyAll(held, chosen, unit).vouchers.flatMap(({ parts }) => parts))

/** Applies vouchers of different places in their order; those without an effect stay with the shopper. */
function applyAll(held: StoredCheckout, chosen: readonly OwnVoucherRow[], unit: number): StoredCheckout {
  let [after, vouchers]: [StoredCheckout, StoredVoucher[]] = [held, []]
  for (const voucher of inOrder(chosen)) {
    const { held: next, parts, amount } = applyVoucher(after, voucher, unit)
    if (amount === 0) continue
    after = next
    vouchers = [...vouchers, { voucherId: voucher.voucherId, ownVoucherId: voucher.ownVoucherId, parts: [...parts] }]
  }
  return { ...after, vouchers }
}
