import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { CheckoutVoucher, confirmOrder } from '#contract/order/checkout.ts'
import { unitOf } from '../checkout/fee-rules.ts'
import type { StoredCheckout } from '../checkout/stored-checkout.ts'
import type { Tables } from '../database/database.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import { type Judged, type WithVouchers, withVouchers } from './choose-rules.ts'
import { readForCheckout } from './own-voucher-store.ts'
import { shownVoucher } from './shown-voucher.ts'
import { holdVouchers, lockUsable } from './spend-store.ts'

type VoucherChoice = Pick<BodyOf<typeof confirmOrder>, 'voucherIds' | 'userChangeVoucher'>

/**
 * Applies vouchers of the shopper to a new checkout: the best ones, or those that the request names. Refused where a
 * named one was never collected.
 */
export async function applyVouchers(
  tables: Tables,
  held: StoredCheckout,
  { voucherIds, userChangeVoucher }: VoucherChoice,
  { accountId, viewer }: { readonly accountId: number; readonly viewer: Viewer },
): Promise<WithVouchers | Refusal> {
  const isChosen = userChangeVoucher === 1 || (userChangeVoucher === undefined && voucherIds.length > 0)
  const { region } = viewer
  const now = new Date(viewer.now)
  const named = isChosen ? voucherIds : []
  const own = await readForCheckout(tables, accountId, { regionId: region.regionId, named, now })
  if (named.some((voucherId) => !own.some((one) => one.voucherId === voucherId)))
    return notFound('voucher', { voucherIds: 'NOT_FOUND' })
  return withVouchers(held, { own, wanted: isChosen ? voucherIds : null, now, unit: unitOf(region) })
}

/** A voucher of a checkout in the wire's form. */
export const checkoutVoucherOf = (
  { voucher, isApplied, canUse, reduce, reason, missing }: Judged,
  viewer: Viewer,
): CheckoutVoucher => ({
  ...shownVoucher(voucher, viewer),
  canUse,
  choose: isApplied,
  reduce: toMajor(reduce),
  reason,
  missing: missing === undefined ? undefined : toMajor(missing),
})

/**
 * Locks the vouchers of a checkout that is submitted. Refused where another order has taken one of them meanwhile: the
 * page then needs a new checkout.
 */
export async function lockVouchers(
  tables: Tables,
  accountId: number,
  { vouchers }: StoredCheckout,
): Promise<Refusal | null> {
  const usable = await lockUsable(
    tables,
    accountId,
    vouchers.map(({ ownVoucherId }) => ownVoucherId),
  )
  const lost = vouchers.filter(({ ownVoucherId }) => !usable.has(ownVoucherId))
  return lost.length === 0
    ? null
    : refusal('VOUCHER_UNUSABLE', sentences.VOUCHER_UNUSABLE, {
        voucherIds: lost.map(({ voucherId }) => voucherId).join(),
      })
}

/** The new orders of a checkout, in the order of its shops, hold its locked vouchers. */
export const spendVouchers = (
  tables: Tables,
  { vouchers }: StoredCheckout,
  orderIds: readonly number[],
): Promise<void> =>
  holdVouchers(
    tables,
    vouchers.flatMap(({ ownVoucherId, parts }) =>
      orderIds.flatMap((orderId, at) => {
        const amount = parts[at] ?? 0
        return amount > 0 ? [{ orderId, ownVoucherId, amount }] : []
      }),
    ),
  )
