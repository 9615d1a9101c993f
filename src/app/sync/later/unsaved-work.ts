import { Store } from '@tanstack/react-store'
import { useEffect } from 'react'

/** The number of reasons to hold updates back. */
export const updateHolds = new Store(0)

/**
 * Holds back every update while a reload would lose something: a form being filled in, an open checkout or payment. The
 * returned function ends the hold and may be called more than once.
 */
export function holdUpdates(): () => void {
  let isOver = false
  updateHolds.setState((holds) => holds + 1)
  return () => {
    if (!isOver) updateHolds.setState((holds) => holds - 1)
    isOver = true
  }
}

/** Whether a reload would lose unsaved work now. */
export const isHeld = (): boolean => updateHolds.state > 0

/** Holds updates back while a visible form has unsaved input. */
export const useHoldUpdates = (isUnsaved: boolean): void =>
  useEffect(() => (isUnsaved ? holdUpdates() : undefined), [isUnsaved])

let sends = 0

/**
 * Holds back an update without a question while changes are sent. The question stays, because a send that a reload cuts
 * is repeated.
 */
export async function whileSending<Value>(send: () => Promise<Value>): Promise<Value> {
  sends += 1
  try {
    return await send()
  } finally {
    sends -= 1
  }
}

/** Whether changes are being sent now. */
export const isSending = (): boolean => sends > 0
