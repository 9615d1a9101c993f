import * as v from 'valibot'
import { sessionKeys } from '#offline/storage-keys.ts'
import { ownPath } from '#session/way-back.ts'
import type { Wanted } from './login-dialogue.ts'

/** The modal gives way to the registration: what was wanted goes along, else the place where it was, also over a reload: a phone may drop the page while its person reads the code. */
export function carryToRegister({ path }: Wanted): void {
  try {
    sessionStorage.setItem(sessionKeys.wanted, path ?? location.pathname + location.search)
  } catch {
    // Without a memory they begin at home.
  }
}

/** What a registration goes on with, once; home, where nothing is known. */
export function takeCarried(): Wanted {
  try {
    const read = v.safeParse(ownPath, sessionStorage.getItem(sessionKeys.wanted))
    sessionStorage.removeItem(sessionKeys.wanted)
    return { path: read.success ? read.output : '/' }
  } catch {
    // The browser forbids storage, or the record is broken: the shopper returns to home.
    return { path: '/' }
  }
}
