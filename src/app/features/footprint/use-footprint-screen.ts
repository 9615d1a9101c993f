import { useMemo } from 'react'
import type { Loaded } from '#cache/use-answer.ts'
import { useMarket } from '#device/market.ts'
import { ownTimeZone } from '#offline/call.ts'
import { watchFootprint } from '#offline/footprint.ts'
import { readFootprint } from '#offline/product-views.ts'
import { useShopper } from '#session/shopper.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { daysOf, type FootprintDay } from './footprint-days.ts'
import { useAccountFootprint } from './use-account-footprint.ts'

export type FootprintScreenState =
  | { readonly state: 'reading' }
  /** This phone has no records, and the account's are not available. */
  | { readonly state: 'waiting'; readonly for: Exclude<Loaded<never>, { state: 'ready' }> }
  | { readonly state: 'empty'; readonly isGuest: boolean }
  | { readonly state: 'ready'; readonly days: readonly FootprintDay[] }

/** The products viewed on this phone and, for a shopper, on other devices. */
export function useFootprintScreen(): FootprintScreenState {
  const { regionId } = useMarket()
  const userId = useShopper()?.userId ?? ''
  const local = useOwnRecords(readFootprint, watchFootprint)
  const { all: ofAccount, views } = useAccountFootprint(userId)
  return useMemo(() => {
    if (!local) return { state: 'reading' }
    const all = [...local, ...ofAccount].sort((a, b) => b.at - a.at)
    if (all.length > 0) return { state: 'ready', days: daysOf(all, regionId, ownTimeZone()) }
    if (userId === '' || views.state === 'ready') return { state: 'empty', isGuest: userId === '' }
    return views.state === 'loading' ? { state: 'reading' } : { state: 'waiting', for: views }
  }, [local, ofAccount, views, regionId, userId])
}
