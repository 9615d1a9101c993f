import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { LineState } from '#ui/product/line-status.tsx'
import { removeLines } from './cart-commands.ts'

/** Delay in ms before a change is shown as pending: online, most changes are answered sooner. */
const pendingDelay = 1_000
/** Duration of the tick of a synced line, in ms (docs/design.md#cart-line). */
const syncedFor = 4_000

/**
 * The status beside the stepper: none, pending, or for a few seconds synced. A change that was undone or refused is
 * never shown as synced.
 */
export function useLineState({ pending, quantity, notices }: FoldedLine, isOffline: boolean): LineState | null {
  const isWaiting = pending !== null
  const lastPending = useRef(pending)
  const before = lastPending.current
  const isApplied = before !== null && (quantity !== before.from || before.was !== undefined) && notices.length === 0
  const [shown, setShown] = useState<'waiting' | 'synced' | null>(isWaiting && isOffline ? 'waiting' : null)
  useEffect(() => {
    if (pending) lastPending.current = pending
  }, [pending])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state when the change was sent counts, not later ones
  useEffect(() => {
    if (isWaiting) {
      if (isOffline) return setShown('waiting')
      const timer = setTimeout(setShown, pendingDelay, 'waiting')
      return () => clearTimeout(timer)
    }
    setShown((shownBefore) => (shownBefore === 'waiting' ? (isApplied ? 'synced' : null) : shownBefore))
    const timer = setTimeout(setShown, syncedFor, null)
    return () => clearTimeout(timer)
  }, [isWaiting, isOffline])
  return shown
}

/** Removes lines from the cart; a toast offers to undo this for 5 s (docs/design.md#cart-line). */
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
