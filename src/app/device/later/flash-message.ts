import { sessionKeys } from '#offline/storage-keys.ts'

/**
 * Messages shown after a reload: signed in, registered, logged out, session lost, account deleted, a failed login at
 * Google or Facebook.
 */
const kinds = ['entered', 'registered', 'left', 'lost', 'deleted', 'failed'] as const
export type FlashMessage = (typeof kinds)[number]

/** Set when this page is about to reload: parts of this page that load late leave the message to the next page. */
let isForNextPage = false

/** Schedules a toast for after the page has reloaded (docs/product.md#sessions, docs/product.md#toasts). */
export function setFlashMessage(message: FlashMessage): void {
  isForNextPage = true
  try {
    sessionStorage.setItem(sessionKeys.flash, message)
  } catch {
    // The message is lost; the page shows the new state anyway.
  }
}

/** The message that the previous page left for this page. */
let received: FlashMessage | null = null

/**
 * Whether a login or logout is in progress, or this page follows a chosen logout or the deletion of the account. The
 * page then does not request a login by itself.
 */
export const isBetweenSessions = (): boolean =>
  isForNextPage || [received, readFlashMessage()].some((message) => message === 'left' || message === 'deleted')

/** Returns the message that the previous page left, once. */
export function takeFlashMessage(): FlashMessage | null {
  if (isForNextPage) return null
  received = readFlashMessage()
  try {
    sessionStorage.removeItem(sessionKeys.flash)
  } catch {
    // The browser forbids storage, so nothing was written, either.
  }
  return received
}

function readFlashMessage(): FlashMessage | null {
  try {
    const message = sessionStorage.getItem(sessionKeys.flash)
    return kinds.find((one) => one === message) ?? null
  } catch {
    // The browser forbids storage, so no message waits.
    return null
  }
}
