import { useEffect, useMemo } from 'react'
import { footprintPage } from '#contract/account/footprint.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { instantOf } from '#contract/time.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { ownTimeZone } from '#offline/call.ts'
import { isRemoved, readRemovedViews, watchFootprint } from '#offline/footprint.ts'
import type { ProductView } from '#offline/product-views.ts'
import { shopperEndless } from '#session/shopper-queries.ts'
import { useOwnRecords } from '#session/use-own-records.ts'

type AccountView = ReplyOf<typeof footprintPage>['records'][number]
const idOf = ({ id }: AccountView) => id
const prefix = 'account '

/** The key of a product view that the account holds. */
const keyOf = (id: number) => `${prefix}${id}`
/** The account's ids among the keys. */
export const accountIds = (keys: readonly string[]): number[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => Number(key.slice(prefix.length)))

/**
 * The product views of the shopper's account from all devices, with the prices of the region; none for a guest. All
 * pages are fetched, because removing a product needs every record of it.
 */
export function useAccountFootprint(userId: string) {
  const { regionId, lang } = useMarket()
  const options = useMemo(
    () => ({
      ...shopperEndless(footprintPage, { size: 100, regionId, lang }, { userId, regionId }),
      enabled: userId !== '',
    }),
    [userId, regionId, lang],
  )
  const views = useEndlessList<AccountView>(options, idOf)
  const more = views.state === 'ready' ? views.list.more : null
  useEffect(() => {
    if (more?.state === 'ready') more.load()
  }, [more])
  const removed = useOwnRecords(readRemovedViews, watchFootprint)
  const list = views.state === 'ready' ? views.list : null
  const all = useMemo(() => {
    // Removed views must not flash up while this phone's records are read.
    if (!list || !removed) return []
    const removals = new Map(removed.map((one) => [one.id, one]))
    return list.records
      .map(({ id, at, card }) => ({
        id,
        key: keyOf(id),
        prodId: card.prodId,
        at: instantOf(at, ownTimeZone()),
        regionId,
        lang,
        card,
      }))
      .filter(({ id, at }) => !isRemoved(removals.get(id), at, list.at))
      .map(({ id: _, ...one }): ProductView & { readonly key: string } => one)
  }, [list, removed, regionId, lang])
  return { all, views }
}
