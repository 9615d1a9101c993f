import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { deleteFootprints, footprintPage } from '../../../contract/account/footprint.ts'
import { ownTimeZone } from '../../../offline/call.ts'
import { recordFootprint, removeFootprints } from '../../../offline/footprint.ts'
import { shopperNow } from '../../data/shopper.ts'
import { command } from '../../data/shopper-queries.ts'
import { wordsOfFailure } from '../../i18n/failure-words.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Seen } from './footprint-days.ts'
import { sendLooks } from '../../data/send-looks.ts'
import { accountIds } from './use-account-footprint.ts'

/** Takes products out of the footprint, with a way back for 5 s; what an account knows goes there first, or stays everywhere. */
export function useRemoval(): (seen: readonly Seen[]) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  return async (seen) => {
    const keys = seen.flatMap((one) => one.keys)
    const ids = accountIds(keys)
    const outcome = ids.length > 0 ? await command(deleteFootprints, { body: ids }) : null
    if (outcome && !outcome.ok) return void showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
    const here = await removeFootprints(keys)
    if (outcome) await client.invalidateQueries({ queryKey: [footprintPage.path] })
    const putBack = async () => {
      await here()
      // What only another device had opened comes back by way of this one.
      for (const one of seen) if (one.keys.every((key) => accountIds([key]).length > 0)) await recordFootprint(one.card, one.regionId, one.at, ownTimeZone(), shopperNow()?.userId)
      await sendLooks()
    }
    const words = t`${plural(seen.length, { one: '# product removed', other: '# products removed' })}`
    showToast({ kind: 'success', words, action: { words: t`Undo`, onPress: () => void putBack() } })
  }
}
