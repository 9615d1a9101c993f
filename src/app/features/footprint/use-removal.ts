import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ownTimeZone } from '#offline/call.ts'
import { recordFootprint, removeFootprints, removeViews, restoreViews } from '#offline/footprint.ts'
import { shopperNow } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { ViewOfDay } from './footprint-days.ts'
import { accountIds } from './use-account-footprint.ts'

/**
 * Removes products from the footprint, at once on this phone and from the account as soon as possible; a toast offers
 * to undo this for 5 s.
 */
export function useRemoval(): (views: readonly ViewOfDay[]) => Promise<void> {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  return async (views) => {
    const userId = shopperNow()?.userId ?? ''
    // All removals of one tap share one time, because they are one action.
    const now = Math.max(Date.now(), ...views.map(({ at }) => at))
    const removals = views.flatMap(({ keys, at, card, regionId, lang }) =>
      accountIds(keys).map((id) => ({ userId, id, at: now, look: { card, regionId, lang, at } })),
    )
    if (removals.length > 0) await removeViews(removals)
    const removedHere = await removeFootprints(views.flatMap(({ keys }) => keys))
    void replayOutbox()
    const putBack = async () => {
      await restoreViews(removals)
      await removedHere()
      // A view known only from another device is recorded again on this one, because the account may have deleted it by
      // now.
      for (const one of views)
        if (one.keys.every((key) => accountIds([key]).length > 0))
          await recordFootprint({ ...one, userId }, ownTimeZone())
      await replayOutbox()
    }
    const words = t`${plural(views.length, { one: '# product removed', other: '# products removed' })}`
    showToast({
      kind: isOffline && removals.length > 0 ? 'queued' : 'success',
      words,
      action: { words: t`Undo`, onPress: () => void putBack() },
    })
  }
}
