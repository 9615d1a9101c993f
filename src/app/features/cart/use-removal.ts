import { useLingui } from '@lingui/react/macro'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { removeLines } from './cart-commands.ts'

/** Takes lines out of the cart; a toast gives them back for 5 s (DESIGN.md §7). */
export function useRemoval(): (lines: readonly FoldedLine[]) => Promise<void> {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  return async (lines) => {
    const number = lines.length
    const undo = await removeLines(lines)
    const name = lines[0]?.prodName ?? ''
    showToast({
      kind: isOffline ? 'queued' : 'success',
      words: number === 1 ? t`${name}: removed` : t`Removed: ${number}`,
      action: { words: t`Undo`, onPress: () => void undo() },
    })
  }
}
