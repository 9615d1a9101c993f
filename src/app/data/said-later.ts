import { sessionKeys } from '../../offline/storage-keys.ts'

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

/** What the page before this one wanted told, once. */
export function takeSaid(): SaidLater | null {
  if (isForNextPage) return null
  try {
    const said = sessionStorage.getItem(sessionKeys.said)
    sessionStorage.removeItem(sessionKeys.said)
    return kinds.find((one) => one === said) ?? null
  } catch {
    return null
  }
}
