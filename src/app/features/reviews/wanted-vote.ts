import { laterSessionKeys } from '#offline/store-names.ts'

/** Stores the review for which a guest voted; the vote continues after login (docs/product.md#login). */
export function saveWantedVote(prodCommId: number): void {
  try {
    sessionStorage.setItem(laterSessionKeys.wantedVote, String(prodCommId))
  } catch {
    // Without session storage the shopper votes again after login.
  }
}

/** Whether a guest voted for this review before login; answers true once. */
export function takeWantedVote(prodCommId: number): boolean {
  try {
    if (sessionStorage.getItem(laterSessionKeys.wantedVote) !== String(prodCommId)) return false
    sessionStorage.removeItem(laterSessionKeys.wantedVote)
    return true
  } catch {
    // The browser forbids storage: nothing was stored.
    return false
  }
}
