import { type Store, useSelector } from '@tanstack/react-store'
import { useDeferredValue, useEffect, useSyncExternalStore } from 'react'

let isUp = false
const never = () => () => {}

/** Whether this part of the server's markup is hydrated: false in the server's render and in the first render of the page. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The component that renders the page notes here that the first view is up. */
export const useNoteHydrated = (): void => useEffect(() => void (isUp = true), [])

/**
 * False in the server's markup and in the page's first view; then true, in a render that yields to input: parts below the fold
 * wait for it. A screen that is opened later renders whole at once.
 */
export function useIsHydrated(): boolean {
  // Parts of the markup may hydrate after the rest of the page is up.
  const isTakenOver = useIsTakenOver()
  return useDeferredValue(isTakenOver, isTakenOver && isUp)
}

/** Follows a store whose value on this phone may differ from the server's markup: `onServer` until that markup is hydrated. */
export function useHydratedStore<State, Selected>(
  store: Store<State>,
  select: (state: State) => Selected,
  onServer: Selected,
): Selected {
  const selected = useSelector(store, select)
  return useIsTakenOver() ? selected : onServer
}

/** When the document and all that it names have come. */
export const whenLoaded = (): Promise<unknown> =>
  new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve, { once: true }),
  )
