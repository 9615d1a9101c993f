import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { removeFootprints } from '../../../offline/footprint.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Seen } from './footprint-days.ts'

/** Takes products out of the footprint, with a way back for 5 s. */
export function useRemoval(): (seen: readonly Seen[]) => Promise<void> {
  const { t } = useLingui()
  return async (seen) => {
    const putBack = await removeFootprints(seen.flatMap(({ keys }) => keys))
    const words = t`${plural(seen.length, { one: '# product removed', other: '# products removed' })}`
    showToast({ kind: 'success', words, action: { words: t`Undo`, onPress: () => void putBack() } })
  }
}
