import { useSyncExternalStore } from 'react'

/** Wide enough for the filters beside the list (DESIGN.md §6). */
const query = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the filters stand beside the list; false in the server's markup, where only their place is kept. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
