import { useSyncExternalStore } from 'react'

/** Wider than the bottom tab bar's screens (spec §9: 834 px). */
const query = '(min-width: 835px)'

const subscribe = (listener: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the page is in its desktop form; false in the server's markup, so use it only for what may come later. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
