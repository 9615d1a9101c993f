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

/** All vouchers of the hints, each once, as tickets. */
export function vouchersOfHints(hints: Readonly<VoucherHints>): KnownVoucher[] {
  const all = hints.flatMap(({ reached, next }) => [...(reached ? [reached] : []), ...(next ? [next] : [])])
  // The hints leave out vouchers that are used up, so that a collected one is ready for use.
  const known = all.map(({ voucher, isCollected }): [number, KnownVoucher] => [
    voucher.voucherId,
    { ...voucher, isCollected, isUsable: isCollected },
  ])
  return [...new Map(known).values()]
}
