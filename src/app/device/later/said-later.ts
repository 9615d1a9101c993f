import { sessionKeys } from '#offline/storage-keys.ts'

/**
 * Messages shown after a reload: signed in, registered, logged out, session lost, account deleted, a failed login at
 * Google or Facebook.
 */
const kinds = ['entered', 'registered', 'left', 'lost', 'deleted', 'failed'] as const
export type SaidLater = (typeof kinds)[number]

/** Set when this page is about to reload: parts of this page that load late leave the message to the next page. */
let isForNextPage = false

/** Schedules a toast for after the page has reloaded (docs/product.md#sessions, docs/product.md#toasts). */
export function sayAfterReload(what: SaidLater): void {
  isForNextPage = true
  try {
    sessionStorage.setItem(sessionKeys.flash, what)
  } catch {
    // The message is lost; the page shows the new state anyway.
  }
}

/** The message that the previous page left for this page. */
let given: SaidLater | null = null

/**
 * Whether a login or logout is in progress, or this page follows a chosen logout or the deletion of the account. The
 * page then does not request a login by itself.
 */
export const isBetweenSessions = (): boolean =>
  isForNextPage || [given, readSaid()].some((said) => said === 'left' || said === 'deleted')

/** Returns the message that the previous page left, once. */
export function takeSaid(): SaidLater | null {
  if (isForNextPage) return null
  given = readSaid()
  try {
    sessionStorage.removeItem(sessionKeys.flash)
  } catch {
    // The browser forbids storage, so nothing was written, either.
  }
  return given
}

function readSaid(): SaidLater | null {
  try {
    const said = sessionStorage.getItem(sessionKeys.flash)
    return kinds.find((one) => one === said) ?? null
  } catch {
    // The browser forbids storage, so no message waits.
    return null
  }
}
