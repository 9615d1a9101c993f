import { sessionKeys } from '#offline/storage-keys.ts'

/** What is told after a reload: signed in, registered, left, session lost, account deleted, a login at Google or Facebook that failed. */
const kinds = ['entered', 'registered', 'left', 'lost', 'deleted', 'failed'] as const
export type SaidLater = (typeof kinds)[number]

/** This page is about to go: its own parts, which may come late, leave what is said to the next one. */
let isForNextPage = false

/** Has a toast shown when the page has reloaded (spec §4, §8). */
export function sayAfterReload(what: SaidLater): void {
  isForNextPage = true
  try {
    sessionStorage.setItem(sessionKeys.said, what)
  } catch {
    // Unsaid: what happened shows anyway.
  }
}

/** What this page was given to tell. */
let given: SaidLater | null = null

/** Whether somebody is just being logged in or out here, or this page follows a chosen logout or the account's deletion: nobody is asked to log in by the page itself then. */
export const isBetweenSessions = (): boolean =>
  isForNextPage || [given, readSaid()].some((said) => said === 'left' || said === 'deleted')

/** What the page before this one wanted told, once. */
export function takeSaid(): SaidLater | null {
  if (isForNextPage) return null
  given = readSaid()
  try {
    sessionStorage.removeItem(sessionKeys.said)
  } catch {
    // Nothing was written, either.
  }
  return given
}

function readSaid(): SaidLater | null {
  try {
    const said = sessionStorage.getItem(sessionKeys.said)
    return kinds.find((one) => one === said) ?? null
  } catch {
    // The browser forbids storage, so no message waits.
    return null
  }
}
