import { useEffect, useRef, useState } from 'react'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import type { LineState } from '#ui/product/line-status.tsx'

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
