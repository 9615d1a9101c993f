import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, followed; false in the server's markup, so use it only for parts that may come later. */
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

/** Whether the page is in its desktop form: wider than the screens with the bottom tab bar, 834 px (docs/product.md#layout). */
export const useIsDesktop = (): boolean => useMediaQuery('(min-width: 835px)')

/** Whether the filters stand beside the list (docs/design.md). */
export const useHasSidebar = (): boolean => useMediaQuery('(min-width: 1024px)')
