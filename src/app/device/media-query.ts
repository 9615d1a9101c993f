import { useCallback, useSyncExternalStore } from 'react'

/**
 * Follows whether a media query matches; false in the server's markup, so only for parts that may be rendered later.
 */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/**
 * Whether the desktop layout applies: wider than the screens with the bottom tab bar, 834 px (docs/product.md#layout).
 */
export const useIsDesktop = (): boolean => useMediaQuery('(min-width: 835px)')

/** Whether the filters are beside the list (docs/design.md#filters). */
export const useHasSidebar = (): boolean => useMediaQuery('(min-width: 1024px)')
