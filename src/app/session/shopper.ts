import { useSyncExternalStore } from 'react'
import { readLocal } from '#device/device-choices.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'

/** Who is signed in, as far as a header shows it. */
export type ShownShopper = { readonly userId: string; readonly nickName: string; readonly pic: string }

const listeners = new Set<() => void>()
let text: string | null = null
let shopper: ShownShopper | null = null

/** Who is signed in by the mirror in localStorage; the same object as long as it says the same. */
export function shopperNow(): ShownShopper | null {
  const written = readLocal(localKeys.shopper)
  if (written !== text) {
    text = written
    shopper = read(written)
  }
  return shopper
}

function read(written: string | null): ShownShopper | null {
  try {
    const { userId, nickName, pic } = JSON.parse(written ?? '{}') as Partial<ShownShopper>
    return userId ? { userId, nickName: nickName ?? '', pic: pic ?? '' } : null
  } catch {
    // The browser forbids storage, or the record is another version's: nobody is signed in.
    return null
  }
}

/** Tells who looks that the mirror may say something else. */
export function tellShopper(): void {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who is signed in, followed; null for a guest, and in the server's markup and the first view that takes it over. */
export const useShopper = (): ShownShopper | null => useSyncExternalStore(subscribe, shopperNow, () => null)

/** Whether the cookie says that somebody is signed in (spec §4: it alone decides whether a 401 is a loss). */
export const hasSession = (): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${cookieNames.shopper}=`))
