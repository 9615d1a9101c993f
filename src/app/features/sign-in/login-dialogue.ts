import { useSyncExternalStore } from 'react'

/** What is gone on with after login: a place, where it is another than the one that the modal stands over. */
export type Wanted = { readonly path?: string }

let wanted: Wanted | null = null
const listeners = new Set<() => void>()

function become(next: Wanted | null): void {
  wanted = next
  for (const listener of listeners) listener()
}

/** Opens the login modal over the page, which stays where it is. */
export const openLogin = (next: Wanted = {}): void => become(next)

/** Closes it; what was wanted is forgotten. */
export const closeLogin = (): void => become(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the open modal was opened for; null while it is closed. */
export const useWanted = (): Wanted | null =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => null,
  )
