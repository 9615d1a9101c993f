import { useDeferredValue, useEffect } from 'react'

let isUp = false

/** Whoever draws the page tells here that its first view is there. */
export const useTellDrawn = (): void => useEffect(() => void (isUp = true), [])

/**
 * False in the server's markup and in the page's first view, and then, in a render that gives way to touches, true: what
 * is below the fold waits for it. A screen that is opened later draws whole at once.
 */
export const useIsDrawn = (): boolean => useDeferredValue(true, isUp)
