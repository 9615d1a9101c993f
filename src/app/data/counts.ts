import { useSyncExternalStore } from 'react'
import { localKeys } from '../../offline/storage-keys.ts'
import { readLocal, regionOfPage, writeLocal } from './device-choices.ts'

const listeners = new Set<() => void>()

/** Keeps how many things the cart of this page's region holds, what waits included, for all badges and the next start's first paint. It goes with the session (session.ts). */
export function keepCartCount(count: number): void {
  writeLocal(localKeys.cartCount, `${regionOfPage()} ${count}`)
  for (const listener of listeners) listener()
}

function countNow(): number {
  const [region, count] = (readLocal(localKeys.cartCount) ?? '').split(' ')
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

/** How many things the cart holds by the mirror in localStorage, followed through all tabs; 0 in the server's markup. */
export const useCartCount = (): number => useSyncExternalStore(subscribe, countNow, () => 0)
