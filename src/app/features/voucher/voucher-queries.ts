import { catalogueQuery, endlessQuery } from '#cache/catalogue-queries.ts'
import { ownVoucherPaths } from '#contract/voucher/collect-voucher.ts'
import { ownVoucherHints, ownVoucherPage, type ownVoucherStates, ownVouchers } from '#contract/voucher/own-voucher.ts'
import { guestVoucherHints, voucherPage } from '#contract/voucher/voucher.ts'
import type { Market } from '#device/market.ts'
import { shopperEndless, shopperQuery } from '#session/shopper-queries.ts'

/** Vouchers per page; all of a region are few, so that the kinds are chosen on the device. */
const pageSize = 50

/** The vouchers of a product or of a shop; without both, all of the region. */
export type VoucherScope = { readonly prodId?: number; readonly shopId?: number }
export type WalletState = Exclude<(typeof ownVoucherStates)[number], 'held'>

/** The queries of vouchers; all their answers are stored for reading offline. */
export const voucherQueries = {
  ofGuest: (scope: VoucherScope, market: Market) => endlessQuery(voucherPage, { ...scope, ...market, size: pageSize }),
  ofShopper: (scope: VoucherScope, market: Market, userId: string) =>
    shopperEndless(
      ownVoucherPage,
      { ...scope, lang: market.lang, size: pageSize },
      { userId, regionId: market.regionId },
    ),
  own: (state: WalletState, { regionId, lang }: Market, userId: string) =>
    shopperEndless(ownVouchers, { state, lang, size: pageSize }, { userId, regionId }),
  /** The hints of a cart, whose lines are written as `1201x2,1340x1`; not stored, because every quantity has its own. */
  guestHints: (lines: string, market: Market) => ({
    ...catalogueQuery(guestVoucherHints, { lines, ...market }),
    persister: undefined,
  }),
  ownHints: (lines: string, { regionId, lang }: Market, userId: string) => ({
    ...shopperQuery(ownVoucherHints, { lines, lang }, { userId, regionId }),
    persister: undefined,
  }),
}

/** The paths of all answers that collecting and spending change. */
export const voucherPaths: readonly string[] = Object.values(ownVoucherPaths)
