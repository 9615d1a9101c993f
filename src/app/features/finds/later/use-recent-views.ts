import { useMemo } from 'react'
import { footprintPage } from '#contract/account/footprint.ts'
import { maxFinds } from '#contract/product/finds.ts'
import { instantOf } from '#contract/time.ts'
import { useMarket } from '#device/market.ts'
import { ownTimeZone } from '#offline/call.ts'
import { isRemoved, readRemovedViews, watchFootprint } from '#offline/footprint.ts'
import { type ProductView, readFootprint } from '#offline/product-views.ts'
import { useShopper } from '#session/shopper.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { useOwnRecords } from '#session/use-own-records.ts'

type View = Pick<ProductView, 'prodId' | 'card' | 'at'>

/**
 * The products of the region that were viewed last, each once, the newest first: those of this device and, for a
 * shopper, the latest of the account. Null while the device's records are read.
 */
export function useRecentViews(): readonly View[] | null {
  const { regionId, lang } = useMarket()
  const isShopper = useShopper() !== null
  const local = useOwnRecords(readFootprint, watchFootprint)
  const removed = useOwnRecords(readRemovedViews, watchFootprint)
  const account = useShopperAnswer(footprintPage, { current: 1, size: maxFinds, regionId, lang })
  const answer = isShopper && account.state === 'ready' ? account : null
  return useMemo(() => {
    if (!local || !removed) return null
    const removals = new Map(removed.map((one) => [one.id, one]))
    const ofAccount = (answer?.value.records ?? [])
      .map(({ id, at, card }) => ({ id, card, prodId: card.prodId, at: instantOf(at, ownTimeZone()) }))
      .filter(({ id, at }) => !isRemoved(removals.get(id), at, answer?.at ?? 0))
    const here = local.filter((view) => view.regionId === regionId)
    const all = [...here, ...ofAccount].sort((one, other) => other.at - one.at)
    return [...new Map(all.reverse().map((view) => [view.prodId, view])).values()].reverse().slice(0, maxFinds)
  }, [local, removed, answer, regionId])
}
