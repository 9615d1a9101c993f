import { Store } from '@tanstack/react-store'
import { useEffect } from 'react'

/** The number of reasons to hold updates back. */
export const updateHolds = new Store(0)

/**
 * Holds back every update while something would be lost by a reload: a typed form, an open checkout, a send.
 * Call what it gives back as soon as that is over; twice does no harm.
 */
export function holdUpdates(): () => void {
  let isOver = false
  updateHolds.setState((holds) => holds + 1)
  return () => {
    if (!isOver) updateHolds.setState((holds) => holds - 1)
    isOver = true
  }
}

/** Whether a reload would lose something now. */
export const isHeld = (): boolean => updateHolds.state > 0

/** Holds updates back while something is unsaved, for a form that is on the screen. */
export const useHoldUpdates = (isUnsaved: boolean): void =>
  useEffect(() => (isUnsaved ? holdUpdates() : undefined), [isUnsaved])
