import * as v from 'valibot'
import { sessionKeys } from '#offline/storage-keys.ts'
import { ownPath } from '#session/return-path.ts'
import type { LoginTarget } from './login-dialogue.ts'

/**
 * Stores the path to continue with after registration, by default the current page, as the modal gives way to the
 * registration page. Session storage survives a reload: a phone may discard the page while the shopper reads the code.
 */
export function saveLoginTarget({ path }: LoginTarget): void {
  try {
    sessionStorage.setItem(sessionKeys.wanted, path ?? location.pathname + location.search)
  } catch {
    // Without session storage the registration continues at home.
  }
}

/** Reads and removes the path to continue with after registration; home where none is stored. */
export function takeLoginTarget(): LoginTarget {
  try {
    const read = v.safeParse(ownPath, sessionStorage.getItem(sessionKeys.wanted))
    sessionStorage.removeItem(sessionKeys.wanted)
    return { path: read.success ? read.output : '/' }
  } catch {
    // The browser forbids storage, or the record is broken: the shopper returns to home.
    return { path: '/' }
  }
}
