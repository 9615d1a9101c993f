import { useEffect } from 'react'

const holders = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/**
 * Holds back every update while something would be lost by a reload: a typed form, an open checkout, a send.
 * Call what it gives back as soon as that is over; twice does no harm.
 */
export function holdUpdates(): () => void {
  const holder = Symbol()
  holders.add(holder)
  tell()
  return () => {
    if (holders.delete(holder)) tell()
  }
}

/** Whether a reload would lose something now. */
export const isHeld = (): boolean => holders.size > 0

/** Follows `isHeld`, for useSyncExternalStore. */
export const watchHold = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Holds updates back while something is unsaved, for a form that is on the screen. */
export const useHoldUpdates = (isUnsaved: boolean): void =>
  useEffect(() => (isUnsaved ? holdUpdates() : undefined), [isUnsaved])
