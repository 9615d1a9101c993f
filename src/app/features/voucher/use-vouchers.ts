import { useMemo } from 'react'
import type { OwnVoucher } from '#contract/voucher/own-voucher.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { type VoucherScope, voucherQueries, type WalletState } from './voucher-queries.ts'
import type { KnownVoucher } from './voucher-rules.ts'

const idOf = (voucher: KnownVoucher) => voucher.voucherId
const ownIdOf = (voucher: OwnVoucher) => voucher.ownVoucherId

/** The vouchers that can be collected, now or soon: of a product, of a shop or of the whole region. */
export function useVouchers({ prodId, shopId }: VoucherScope = {}): EndlessState<KnownVoucher> {
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  // The session is known once the page is hydrated.
  const isHydrated = useIsHydrated()
  const scope = useMemo(
    () => ({ ...(prodId !== undefined && { prodId }), ...(shopId !== undefined && { shopId }) }),
    [prodId, shopId],
  )
  const ofGuest = useEndlessList<KnownVoucher>(
    useMemo(
      () => ({ ...voucherQueries.ofGuest(scope, market), enabled: isHydrated && userId === '' }),
      [scope, market, isHydrated, userId],
    ),
    idOf,
  )
  const ofShopper = useEndlessList<KnownVoucher>(
    useMemo(
      () => ({ ...voucherQueries.ofShopper(scope, market, userId), enabled: userId !== '' }),
      [scope, market, userId],
    ),
    idOf,
  )
  return userId === '' ? ofGuest : ofShopper
}

/** The collected vouchers of the shopper in a state. */
export function useOwnVouchers(state: WalletState): EndlessState<OwnVoucher> {
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  return useEndlessList<OwnVoucher>(
    useMemo(() => ({ ...voucherQueries.own(state, market, userId), enabled: userId !== '' }), [state, market, userId]),
    ownIdOf,
  )
}
