import { readLocal, removeLocal, writeLocal } from '#device/device-choices.ts'
import { laterLocalKeys } from '#offline/store-names.ts'

/**
 * Notes that a command of a guest or of this device waits to be sent, which the replay and the next start read. To be
 * called after the append. Each note has another text, so that a replay that began before the append does not delete
 * the note of that command.
 */
export const noteGuestSends = (): void => writeLocal(laterLocalKeys.guestSends, crypto.randomUUID())

/** The note; null if no such command waits. */
export const guestSends = (): string | null => readLocal(laterLocalKeys.guestSends)

/** Deletes a note after a replay that left nothing to send; a newer note stays. */
export function forgetGuestSends(note: string | null): void {
  if (note === guestSends()) removeLocal(laterLocalKeys.guestSends)
}
