import type { VoucherHint, VoucherHints } from '#contract/voucher/voucher.ts'
import type { KnownVoucher } from './voucher-rules.ts'

/**
 * The two hints that the cart shows: the voucher with the smallest missing amount, and of the vouchers that the cart
 * reaches, the one with the largest reduction.
 */
export function namedHints(hints: Readonly<VoucherHints>): {
  readonly next: VoucherHint | undefined
  readonly reached: VoucherHint | undefined
} {
  const next = hints.flatMap((hint) => hint.next ?? []).sort((a, b) => a.missing - b.missing || b.reduce - a.reduce)[0]
  const reached = hints.flatMap((hint) => hint.reached ?? []).sort((a, b) => b.reduce - a.reduce)[0]
  return { next, reached }
}

/**
 * The voucher of a hint as a ticket. The hints leave out vouchers that are used up, so that a collected one is ready for
 * use and another one can be collected.
 */
export const voucherOfHint = ({ voucher, isCollected }: VoucherHint): KnownVoucher => ({
  ...voucher,
  isCollected,
  isUsable: isCollected,
  mayCollect: isCollected === 1 ? 0 : 1,
})

/** All vouchers of the hints, each once, as tickets. */
export function vouchersOfHints(hints: Readonly<VoucherHints>): KnownVoucher[] {
  const all = hints.flatMap(({ reached, next }) => [...(reached ? [reached] : []), ...(next ? [next] : [])])
  return [...new Map(all.map((hint) => [hint.voucher.voucherId, voucherOfHint(hint)])).values()]
}
