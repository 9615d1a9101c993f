import { laterSessionKeys } from '#offline/store-names.ts'

type Wanted = 'wantedVoucher' | 'wantedVoucherCode'

/** Stores the id or the code of the voucher that a guest wants to collect; the collection continues after login (docs/product.md#login). */
export function saveWanted(name: Wanted, value: string): void {
  try {
    sessionStorage.setItem(laterSessionKeys[name], value)
  } catch {
    // Without session storage the shopper collects the voucher again after login.
  }
}

/** The stored id or code, which is removed if `isTaken` accepts the value; null without one. */
export function takeWanted(name: Wanted, isTaken: (value: string) => boolean = () => true): string | null {
  try {
    const value = sessionStorage.getItem(laterSessionKeys[name])
    if (value === null || !isTaken(value)) return null
    sessionStorage.removeItem(laterSessionKeys[name])
    return value
  } catch {
    // The browser forbids storage: nothing was stored.
    return null
  }
}

/** The stored id or code, which stays stored; null without one. */
export function readWanted(name: Wanted): string | null {
  try {
    return sessionStorage.getItem(laterSessionKeys[name])
  } catch {
    // The browser forbids storage: nothing was stored.
    return null
  }
}
