import * as v from 'valibot'
import { sessionKeys } from '#offline/storage-keys.ts'

/** A path of this site, so that a stored value never leads to another site. */
export const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/))
const shape = v.object({ userId: v.string(), path: ownPath })

/** Records, for this tab, the shopper's address at the loss of the session. */
export function saveReturnPath(userId: string, path: string): void {
  try {
    sessionStorage.setItem(sessionKeys.returnPath, JSON.stringify({ userId, path }))
  } catch {
    // The browser forbids storage: the shopper returns to home.
  }
}

/**
 * Returns, once, the address at which this shopper's session was lost; null where none is recorded, or where it belongs
 * to another shopper.
 */
export function takeReturnPath(userId: string): string | null {
  try {
    const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(sessionKeys.returnPath) ?? 'null'))
    sessionStorage.removeItem(sessionKeys.returnPath)
    return read.success && read.output.userId === userId ? read.output.path : null
  } catch {
    // The browser forbids storage: the shopper returns to home.
    return null
  }
}
