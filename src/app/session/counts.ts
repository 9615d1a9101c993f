import { useSyncExternalStore } from 'react'
import { readLocal, regionOfPage } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'

const listeners = new Set<() => void>()

/** Tells this page's badges that a mirror may say something else (keep-counts.ts). */
export function tellCounts(): void {
  for (const listener of listeners) listener()
}

/** A number by its mirror in localStorage, which is of a region; 0 in every other. */
export function countAt(key: string): number {
  const [region, count] = (readLocal(key) ?? '').split(' ')
  return region === String(regionOfPage()) ? Number(count) : 0
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The same, followed through all tabs; 0 in the server's markup. */
const useCount = (key: string): number =>
  useSyncExternalStore(
    subscribe,
    () => countAt(key),
    () => 0,
  )

/** How many things the cart holds, what waits included. */
export const useCartCount = (): number => useCount(localKeys.cartCount)
/** How many notices of a shopper, and news of the region, are unread. */
export const useUnread = (): number => useCount(localKeys.unread)
