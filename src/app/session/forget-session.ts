import { readLocal, removeLocal, writeLocal } from '#device/device-choices.ts'
import { logoutOf, logoutsDomain } from '#offline/domains/logouts.ts'
import { append } from '#offline/outbox/outbox.ts'
import { clearSession, readSession } from '#offline/session.ts'
import { laterLocalKeys, lockNames } from '#offline/store-names.ts'
import { withLock } from '#offline/with-lock.ts'
import { noteGuestSends } from '#sync/later/guest-sends.ts'
import { forgetPerson, forgetPersonalAnswers } from './forget-person.ts'

/** The end of a session on this device: `left` by a chosen logout, `lost` by a 401. */
type Ending = 'left' | 'lost'

/**
 * Notes, before anything is deleted, that a session ends: the next start then finishes a deletion that a closed app or
 * a reload has interrupted (docs/product.md#logout).
 */
export const noteEnding = (ending: Ending, userId: string): void =>
  writeLocal(laterLocalKeys.ending, `${ending} ${userId}`)

/** Whether this text is a note of a chosen logout. */
export const isNoteOfLogout = (note: string | null): boolean => note?.startsWith('left ') ?? false

/** Deletes the session and the shopper's data, then the note of `noteEnding`. */
export const forgetSession = (ending: Ending, userId: string): Promise<void> =>
  withLock(lockNames.ending, () => forget(ending, userId))

/** Finishes the deletion that was interrupted. Returns false if there is none. */
export async function finishEnding(): Promise<boolean> {
  if (readLocal(laterLocalKeys.ending) === null) return false
  return withLock(lockNames.ending, async () => {
    // Another tab may have finished the deletion, and a shopper may have signed in since.
    const note = readLocal(laterLocalKeys.ending)
    if (note === null) return false
    await forget(isNoteOfLogout(note) ? 'left' : 'lost', note.split(' ')[1] ?? '')
    return true
  })
}

/**
 * The session is deleted first, because calls, the worker and the buttons of notifications read the session. Its tokens
 * are then in the command that ends the sign-in on the server.
 */
async function forget(ending: Ending, userId: string): Promise<void> {
  const session = await readSession()
  if (ending === 'left' && session) {
    await append(logoutsDomain, logoutOf(session.token, Date.now()))
    noteGuestSends()
  }
  await clearSession()
  await closeNotifications()
  if (ending === 'left') await forgetPerson(userId)
  else await forgetPersonalAnswers(userId)
  removeLocal(laterLocalKeys.ending)
}

/** Shown notifications have order numbers and names of the shopper, and their buttons act for the next person. */
async function closeNotifications(): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await worker?.getRegistration().catch(() => undefined)
  const shown = (await registration?.getNotifications().catch(() => undefined)) ?? []
  for (const notification of shown) notification.close()
}
