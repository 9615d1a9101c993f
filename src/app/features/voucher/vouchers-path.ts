import { type VoucherKind, voucherKinds } from '#contract/voucher/voucher.ts'
import type { PagePath } from '#ui/layout/page-path.ts'
import type { WalletState } from './voucher-queries.ts'

/** The addresses of `/vouchers`. */
export const vouchersPath = {
  all: '/vouchers' as PagePath,
  ofKind: (kind: VoucherKind): PagePath => `/vouchers?kind=${kind}`,
  own: (state: WalletState): PagePath => `/vouchers?own=${state}`,
}

const walletStates = ['usable', 'used', 'expired'] as const satisfies readonly WalletState[]

/** The chosen kind of an address; null for all kinds. */
export const kindOfQuery = (query: URLSearchParams): VoucherKind | null =>
  voucherKinds.find((kind) => kind === query.get('kind')) ?? null

/** The chosen state of the shopper's vouchers; `usable` where the address has no known one. */
export const walletOfQuery = (query: URLSearchParams): WalletState =>
  walletStates.find((state) => state === query.get('own')) ?? 'usable'
