import type { CollectFailure } from '#contract/voucher/collect-voucher.ts'
import type { ownVoucherStates } from '#contract/voucher/own-voucher.ts'

/** The stored state of a collected voucher. */
export type OwnState = 'usable' | 'held' | 'used'
/**
 * The events of a collected voucher. `submit`: an order holds the voucher. `pay`: the order is paid, or will be paid on
 * delivery. `close`: the last order that the voucher reduces was cancelled, not paid in time, or refunded in full.
 */
export type VoucherMove = 'submit' | 'pay' | 'close'

/** The transitions of a collected voucher (docs/product.md#voucher-states); every other one changes nothing. */
const moves: Readonly<Record<OwnState, Readonly<Partial<Record<VoucherMove, OwnState>>>>> = {
  usable: { submit: 'held' },
  held: { pay: 'used', close: 'usable' },
  used: { close: 'usable' },
}

/** The state after a move; null where the voucher does not take part in the move. */
export const afterVoucherMove = (state: OwnState, move: VoucherMove): OwnState | null => moves[state][move] ?? null

/** The states in which a voucher takes part in a move. */
export const statesBefore = (move: VoucherMove): OwnState[] =>
  (Object.keys(moves) as OwnState[]).filter((state) => moves[state][move] !== undefined)

/** The state that the shopper sees: a voucher that nobody used by its end has expired. */
export const shownState = (
  { state, endsAt }: { readonly state: OwnState; readonly endsAt: Date },
  now: Date,
): (typeof ownVoucherStates)[number] => (state === 'usable' && endsAt <= now ? 'expired' : state)

/** The fields that decide whether a voucher can be collected. */
type Collectable = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isStopped: boolean
  readonly stock: number
  readonly limitPerUser: number
}

/** Why a shopper who has `collected` copies of a voucher cannot collect another; null if the shopper can. */
export function collectFailure(voucher: Collectable, collected: number, now: Date): CollectFailure | null {
  if (voucher.isStopped || voucher.endsAt <= now) return 'VOUCHER_ENDED'
  if (voucher.startsAt > now) return 'VOUCHER_NOT_STARTED'
  if (collected >= voucher.limitPerUser) return 'VOUCHER_LIMIT'
  return voucher.stock <= 0 ? 'VOUCHER_GONE' : null
}

const day = 86_400_000

/** The end of a voucher that is collected now, and the time of the notice a day before; none for a shorter validity. */
export function endsOf(
  { endsAt, validDays }: { readonly endsAt: Date; readonly validDays: number | null },
  now: Date,
): { endsAt: Date; remindAt: Date | null } {
  const last = validDays === null ? Number.POSITIVE_INFINITY : now.getTime() + validDays * day
  const ends = Math.min(endsAt.getTime(), last)
  return { endsAt: new Date(ends), remindAt: ends - now.getTime() > 2 * day ? new Date(ends - day) : null }
}
