import { type Store, useSelector } from '@tanstack/react-store'
import { useDeferredValue, useSyncExternalStore } from 'react'

let isFirstViewUp = false
const never = () => () => {}

/**
 * Whether this part of the server's markup is hydrated: false in the server's render and in the first render of the
 * page.
 */
const useIsMarkupHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Records that the first view is up: the document has its markup, or its answers are rendered. Called by main.tsx. */
export const markFirstViewUp = (): void => void (isFirstViewUp = true)

/**
 * False in the server's markup and while the first view is not up; then true, in a render that yields to input, so that
 * parts below the fold are rendered later. A screen opened later renders completely at once.
 */
export function useIsHydrated(): boolean {
  // Parts of the markup may hydrate after the rest of the page is up.
  const isMarkupHydrated = useIsMarkupHydrated()
  return useDeferredValue(isMarkupHydrated, isMarkupHydrated && isFirstViewUp)
}

/**
 * Follows a store whose value on this device may differ from the server's markup: returns `onServer` until that markup
 * is hydrated.
 */
export function useHydratedStore<State, Selected>(
  store: Store<State>,
  select: (state: State) => Selected,
  onServer: Selected,
): Selected {
  const selected = useSelector(store, select)
  return useIsMarkupHydrated() ? selected : onServer
}

/** Resolves when the document and all its resources have loaded. */
export const whenLoaded = (): Promise<unknown> =>
  new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve, { once: true }),
  )
