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
  const known = all.map(({ voucher, isCollected }): [number, KnownVoucher] => [
    voucher.voucherId,
    // A collected voucher of a hint is ready for use, whether or not another piece can be collected.
    { ...voucher, isCollected, ...(isCollected === 1 && { mayCollect: 0 as const }) },
  ])
  return [...new Map(known).values()]
}
