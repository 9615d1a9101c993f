import { laterSessionKeys } from '#offline/store-names.ts'

/** Stores the voucher that a guest wants to collect; the collection continues after login (docs/product.md#login). */
export function saveWantedVoucher(voucherId: number): void {
  try {
    sessionStorage.setItem(laterSessionKeys.wantedVoucher, String(voucherId))
  } catch {
    // Without session storage the shopper collects the voucher again after login.
  }
}

/** Whether a guest wanted to collect this voucher before login; answers true once. */
export function takeWantedVoucher(voucherId: number): boolean {
  try {
    if (sessionStorage.getItem(laterSessionKeys.wantedVoucher) !== String(voucherId)) return false
    sessionStorage.removeItem(laterSessionKeys.wantedVoucher)
    return true
  } catch {
    // The browser forbids storage: nothing was stored.
    return false
  }
}
