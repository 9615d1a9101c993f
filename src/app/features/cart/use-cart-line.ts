import { useLingui } from '@lingui/react/macro'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { LineState } from '#ui/product/line-status.tsx'
import { removeLines } from './cart-commands.ts'

/** With a network most changes are answered before anybody could read that they wait. */
const unnoticed = 1_000
/** So long a tick says that the shop has it (DESIGN.md §7). */
const thanked = 4_000

/** What stands beside the stepper: nothing, that a change waits, or for a moment that the shop has it now. What was undone, or refused, the shop has not. */
export function useLineState({ waiting, quantity, notices }: FoldedLine, isOffline: boolean): LineState | null {
  const isWaiting = waiting !== null
  const lastWaiting = useRef(waiting)
  const before = lastWaiting.current
  const isTaken = before !== null && (quantity !== before.from || before.was !== undefined) && notices.length === 0
  const [shown, setShown] = useState<'waiting' | 'synced' | null>(isWaiting && isOffline ? 'waiting' : null)
  useEffect(() => {
    if (waiting) lastWaiting.current = waiting
  }, [waiting])
  useEffect(() => {
    if (isWaiting) {
      if (isOffline) return setShown('waiting')
      const timer = setTimeout(setShown, unnoticed, 'waiting')
      return () => clearTimeout(timer)
    }
    setShown((shownBefore) => (shownBefore === 'waiting' ? (isTaken ? 'synced' : null) : shownBefore))
    const timer = setTimeout(setShown, thanked, null)
    return () => clearTimeout(timer)
  }, [isWaiting, isOffline])
  return shown
}

/** So many lines fill the highest screen, and so many more are drawn at once without anybody's finger waiting. */
const step = 16

/** How many of `all` lines are drawn by now: those in sight at once, the others step by step in renders that give way to touches. */
export function useStepwise(all: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= all) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)))
    return () => clearTimeout(timer)
  }, [drawn, all])
  return drawn
}

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
