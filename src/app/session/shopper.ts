import { Store } from '@tanstack/react-store'
import { readLocal } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'

/** The shopper who is signed in, as far as a header shows it. */
export type ShownShopper = { readonly userId: string; readonly nickName: string; readonly pic: string }

let text: string | null = null
let parsed: ShownShopper | null = null

/** The shopper who is signed in, as localStorage says; the same object as long as the text is the same. */
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
    // The browser forbids storage, or the record is another version's: nobody is signed in.
    return null
  }
}

const shopper = new Store<ShownShopper | null>(shopperNow())

/** Reads the shopper again: call it after localStorage was written. */
export const refreshShopper = (): void => shopper.setState(shopperNow)

/** The shopper who is signed in, followed; null for a guest, in the server's markup and until that is hydrated. */
export const useShopper = (): ShownShopper | null => useHydratedStore(shopper, (now) => now, null)

/** Whether the cookie says that a shopper is signed in: the cookie alone decides whether a 401 is a lost session (docs/product.md#sessions). */
export const hasSession = (): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${cookieNames.shopper}=`))
