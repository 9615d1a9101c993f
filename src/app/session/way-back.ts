import * as v from 'valibot'
import { sessionKeys } from '#offline/storage-keys.ts'

/** An address of ours, from its path on: what a tab remembers leads nowhere else. */
export const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/))
const shape = v.object({ userId: v.string(), path: ownPath })

/** Remembers, for this tab, where somebody was when their session was lost. */
export function keepWayBack(userId: string, path: string): void {
  try {
    sessionStorage.setItem(sessionKeys.wayBack, JSON.stringify({ userId, path }))
  } catch {
    // Without a memory they begin at home.
  }
}

/** Where this person was when the session was lost, once; null where nothing is known, or where it was another person. */
export function takeWayBack(userId: string): string | null {
  try {
    const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(sessionKeys.wayBack) ?? 'null'))
    sessionStorage.removeItem(sessionKeys.wayBack)
    return read.success && read.output.userId === userId ? read.output.path : null
  } catch {
    // The browser forbids storage: the shopper returns to home.
    return null
  }
}
