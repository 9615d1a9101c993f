import type { VoucherHint, VoucherHints } from '#contract/voucher/voucher.ts'
import type { KnownVoucher } from './voucher-rules.ts'

/** The two hints that a cart names: the nearest voucher that it does not reach, and the reached one that takes off most. */
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
