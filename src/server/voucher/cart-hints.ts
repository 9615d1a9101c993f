import { guestLinesOf } from '#contract/cart/cart-estimate.ts'
import type { VoucherHint, VoucherHints } from '#contract/voucher/voucher.ts'
import { feesOf, unitOf } from '../checkout/fee-rules.ts'
import { makeCheckout } from '../checkout/make-checkout.ts'
import { readBuyable, wantedPieces } from '../checkout/wanted-lines.ts'
import type { Tables } from '../database/database.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import type { Settings } from '../settings.ts'
import { type Hint, hintsOf } from './hint-rules.ts'
import { countCollected, readForCheckout } from './own-voucher-store.ts'
import { shownVoucher } from './shown-voucher.ts'
import { readCollectable, type VoucherRow } from './voucher-store.ts'

type Request = {
  readonly lines: string
  readonly viewer: Viewer
  readonly settings: Pick<Settings, 'FEES'>
  /** Null for a guest. */
  readonly accountId: number | null
}

/** The vouchers that a cart reaches or nearly reaches; of a shopper, the own ones and those that can be collected. */
export async function readHints(
  tables: Tables,
  { lines, viewer, settings, accountId }: Request,
): Promise<VoucherHints> {
  const { buyable } = await readBuyable(tables, viewer, guestLinesOf(lines).map(wantedPieces))
  if (buyable.length === 0) return []
  const [fees, unit] = [feesOf(viewer.region, settings.FEES), unitOf(viewer.region)]
  const held = makeCheckout(buyable, { address: null, slot: null, hasInsurance: false }, fees, viewer)
  const { regionId } = viewer.region
  const now = new Date(viewer.now)
  const shopIds = held.shops.map(({ shopId }) => shopId)
  const collectable = await readCollectable(tables, regionId, shopIds, now)
  const own =
    accountId === null
      ? []
      : (await readForCheckout(tables, accountId, { regionId, named: [], now })).filter(
          ({ startsAt }) => startsAt <= now,
        )
  const ids = collectable.map(({ voucherId }) => voucherId)
  const collected = accountId === null ? new Map<number, number>() : await countCollected(tables, accountId, ids)
  const ownIds = new Set(own.map(({ voucherId }) => voucherId))
  const free = collectable.filter(
    ({ voucherId, limitPerUser }) => !ownIds.has(voucherId) && (collected.get(voucherId) ?? 0) < limitPerUser,
  )
  const shown = (hint: Hint<VoucherRow> | undefined): VoucherHint | undefined =>
    hint && {
      voucher: shownVoucher(hint.voucher, viewer),
      missing: toMajor(hint.missing),
      reduce: toMajor(hint.reduce),
      isCollected: ownIds.has(hint.voucher.voucherId) ? 1 : 0,
    }
  return hintsOf<VoucherRow>(held, [...own, ...free], unit).map(({ shopId, reached, next }) => ({
    shopId: shopId ?? undefined,
    reached: shown(reached),
    next: shown(next),
  }))
}
