import { Store } from '@tanstack/react-store'
import { readLocal } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'

/** The fields of the signed-in shopper that the header shows. */
export type ShownShopper = { readonly userId: string; readonly nickName: string; readonly pic: string }

let text: string | null = null
let parsed: ShownShopper | null = null

/** The signed-in shopper by localStorage; returns the same object while the stored text is the same. */
export function shopperNow(): ShownShopper | null {
  const written = readLocal(localKeys.shopper)
  if (written !== text) {
    text = written
    parsed = parse(written)
  }
  return parsed
}

function parse(written: string | null): ShownShopper | null {
  try {
    const { userId, nickName, pic } = JSON.parse(written ?? '{}') as Partial<ShownShopper>
    return userId ? { userId, nickName: nickName ?? '', pic: pic ?? '' } : null
  } catch {
    // The browser forbids storage, or another version wrote the record: no shopper is signed in.
    return null
  }
}

const shopper = new Store<ShownShopper | null>(shopperNow())

/** Reads the shopper again, to be called after a write to localStorage. */
export const refreshShopper = (): void => shopper.setState(shopperNow)

/** Follows the signed-in shopper; null for a guest, in the server's markup and until that markup is hydrated. */
export const useShopper = (): ShownShopper | null => useHydratedStore(shopper, (now) => now, null)

/**
 * Whether the cookie states that a shopper is signed in: the cookie alone decides whether a 401 is a lost session
 * (docs/product.md#session-loss).
 */
export const hasSession = (): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${cookieNames.shopper}=`))
