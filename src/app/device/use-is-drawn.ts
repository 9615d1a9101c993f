import { useDeferredValue, useEffect, useSyncExternalStore } from 'react'

let isUp = false
const never = () => () => {}

/** Whoever draws the page tells here that its first view is there. */
export const useTellDrawn = (): void => useEffect(() => void (isUp = true), [])

/**
 * False in the server's markup and in the page's first view, and then, in a render that gives way to touches, true: what
 * is below the fold waits for it. A screen that is opened later draws whole at once.
 */
export function useIsDrawn(): boolean {
  // Parts of the markup may be taken over after the rest of the page was told to be up.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isTakenOver, isTakenOver && isUp)
}
