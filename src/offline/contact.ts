import { type ContactCommand, contactDomain } from './domains/contact.ts'
import { type Appended, append, dropCommand, readCommands } from './outbox/outbox.ts'
import { watchOutbox } from './outbox/outbox-watch.ts'

/** A message that the person submits: `shopper` is empty for a guest, `at` in ms by the server's clock. */
export type SubmittedMessage = Pick<ContactCommand, 'shopper' | 'regionId' | 'at'> & ContactCommand['input']

/** A message that the mall has not accepted yet. `refusal` is the failure code of a refused message. */
export type PendingMessage = ContactCommand['input'] & {
  readonly id: string
  readonly at: number
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly refusal?: string | undefined
}

/** Calls `listener` when messages change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchMessages = (listener: () => void): (() => void) => watchOutbox(listener, contactDomain.name)

/**
 * Submits a message; the caller then sends the command. `instead` is the id of a refused message that this one replaces
 * once the phone has stored it. Null if the command could not be appended.
 */
export async function submitMessage(
  { shopper, regionId, at, ...input }: SubmittedMessage,
  instead?: string,
): Promise<Appended<ContactCommand> | null> {
  const appended = await append(contactDomain, { shopper, regionId, at, input }).catch(() => null)
  if (appended?.isStored && instead !== undefined) await dropCommand(instead)
  return appended
}

/** Removes a message that never left the phone, or a refused one. Returns false if the message may have been sent. */
export const dropMessage = (id: string): Promise<boolean> => dropCommand(id)

/** The messages of a person that the mall has not accepted yet, refused ones included, the latest first. */
export async function readPendingMessages(shopper: string): Promise<PendingMessage[]> {
  return (await readCommands(contactDomain, shopper)).reverse().map(({ id, at, state, refusal, input }) => ({
    ...input,
    id,
    at,
    state: state === 'waiting' || state === 'sent' ? state : 'refused',
    refusal: refusal?.code,
  }))
}
