import type { DomainName } from '#offline/domains.ts'
import type { Command, NonEmpty } from '#offline/outbox/command.ts'

/**
 * The domains whose changes the shopper sees. Logouts and reminders belong to the phone; a preference or a read mark
 * shows at once.
 */
export type ShownDomain = Exclude<DomainName, 'logouts' | 'preferences' | 'read-marks' | 'reminders'>

/** A pending or refused change: all commands that together are one change to the shopper, in their order. */
export type PendingChange<C extends Command = Command> = {
  readonly domain: ShownDomain
  readonly key: string
  /** The time of the change in ms. */
  readonly at: number
  readonly commands: NonEmpty<C>
}

/** The sentence and the undo of a domain's changes in the list. Each change is given by its commands. */
export type ChangeActions<C extends Command = Command> = {
  /** A React component, because its text depends on the language: describes the change in a plain sentence. */
  Sentence(properties: { commands: NonEmpty<C> }): string
  /** Whether the change can be undone. A change that may have reached the server needs an opposite change. */
  canUndo(commands: NonEmpty<C>): boolean
  /** Undoes the change, or dismisses a refused one. A command that may have been sent is followed by its opposite. */
  undo(commands: NonEmpty<C>): Promise<void>
}
