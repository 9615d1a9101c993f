import * as v from 'valibot'
import { sessionKeys } from '#offline/storage-keys.ts'
import { laterSessionKeys } from '#offline/store-names.ts'
import { ownPath } from '#session/return-path.ts'
import type { LoginTarget } from './open-login.ts'

const target = v.object({ path: ownPath, watch: v.optional(v.number()) })

/**
 * Stores the login target before the registration page replaces the login modal; the target is the current page by
 * default. Session storage, because a phone may discard and reload the page while the shopper reads the code.
 */
export function saveLoginTarget({ path = location.pathname + location.search, watch }: LoginTarget): void {
  try {
    sessionStorage.setItem(sessionKeys.wanted, JSON.stringify({ path, watch }))
  } catch {
    // Without session storage the registration continues at home.
  }
}

/** Reads and removes the login target after a registration; the home page if none is stored. */
export function takeLoginTarget(): LoginTarget {
  try {
    const read = v.safeParse(target, JSON.parse(sessionStorage.getItem(sessionKeys.wanted) ?? 'null'))
    sessionStorage.removeItem(sessionKeys.wanted)
    return read.success ? targetOf(read.output) : { path: '/' }
  } catch {
    // The browser forbids storage, or the record is broken: the shopper returns to home.
    return { path: '/' }
  }
}

/** Forgets the vote, the voucher or the code that led a guest to the login and would continue after it. */
export function forgetWanted(): void {
  try {
    for (const key of Object.values(laterSessionKeys)) sessionStorage.removeItem(key)
  } catch {
    // The browser forbids storage: nothing was stored.
  }
}

/** A target as it was stored. */
export const targetOf = ({ path, watch }: { path: string; watch?: number | undefined }): LoginTarget => ({
  path,
  ...(watch !== undefined && { watch }),
})
