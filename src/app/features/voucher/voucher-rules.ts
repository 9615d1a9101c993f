import { slugOf } from '#contract/links.ts'
import { instantHere } from '#contract/time.ts'
import type { ListedVoucher } from '#contract/voucher/own-voucher.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

/** A voucher on a list, with the shopper's own fields; a guest's voucher has none of them. */
export type KnownVoucher = Voucher & Partial<Pick<ListedVoucher, 'isCollected' | 'isUsable' | 'mayCollect'>>

/** The state on this device of the shopper's tap on "Collect", which the list of the server may not show yet. */
export type OwnTap =
  | { readonly state: 'waiting' | 'accepted' }
  /** The server refused the collection, for the reason of this failure code. */
  | { readonly state: 'refused'; readonly code: string }

/**
 * The state of a ticket. `collect`: the voucher can be collected. `waiting`: collected on this device, not sent yet.
 * `refused`: the server refused the collection. `collected`: ready for use. `used`: the shopper has used every voucher
 * that the limit allows. `soon`: not started yet. `gone`: out of stock. `ended`: expired.
 */
export type TicketState = 'collect' | 'waiting' | 'refused' | 'collected' | 'used' | 'soon' | 'gone' | 'ended'

/** The state of a ticket at `now`, in ms (docs/product.md#voucher-tickets). */
export function ticketState(voucher: KnownVoucher, tap: OwnTap | undefined, now: number): TicketState {
  // A collection on another device came first: the shopper has the voucher.
  const isElsewhere = tap?.state === 'refused' && tap.code === 'VOUCHER_LIMIT' && voucher.isCollected === 1
  if (tap && tap.state !== 'accepted' && !isElsewhere) return tap.state
  if (instantHere(voucher.endTime) <= now) return 'ended'
  if (tap?.state === 'accepted' || voucher.isUsable === 1) return 'collected'
  if (!isBegun(voucher, now)) return 'soon'
  // The list of a guest has no fields of a shopper, so only the stock counts.
  if (voucher.mayCollect === undefined ? voucher.stock > 0 : voucher.mayCollect === 1) return 'collect'
  return voucher.isCollected === 1 ? 'used' : 'gone'
}

const day = 86_400_000
/** A ticket shows the remaining days from this number of days before the end. */
const lastDays = 3

/** The number of days until the end, the current day included; null if more than `lastDays` remain. */
export function daysLeft({ endTime }: Pick<Voucher, 'endTime'>, now: number): number | null {
  const days = Math.ceil((instantHere(endTime) - now) / day)
  return days > 0 && days <= lastDays ? days : null
}

/** Whether a voucher may be used at `now`, in ms, by its start. */
export const isBegun = ({ startTime }: Pick<Voucher, 'startTime'>, now: number): boolean =>
  instantHere(startTime) <= now

/** A ticket shows the remaining stock if at most this number of vouchers is left. */
export const fewLeft = 20

/** The page with the goods that a voucher applies to. */
export function goodsPath({ kind, shopId, shopName = '', prodIds = [] }: Voucher): PagePath {
  const [prodId, ...others] = prodIds
  const slug = slugOf(shopName) || 'shop'
  // The address of a product is corrected to its own slug.
  if (kind === 'product' && prodId !== undefined && others.length === 0) return `/products/${slug}-${prodId}`
  return kind === 'mall' || shopId === undefined ? '/category' : `/store/${slug}/${shopId}`
}
