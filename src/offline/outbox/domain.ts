import type * as v from 'valibot'
import type { Language } from '#contract/wire.ts'
import type { Failure } from '#offline/call.ts'
import type { Command, NonEmpty } from './command.ts'

/** The commands of one call in their order, all of one owner. `key` is the call's `Idempotency-Key`. */
export type Batch<C extends Command = Command> = {
  readonly key: string
  readonly regionId: number
  readonly commands: NonEmpty<C>
}

/** The parameters that every call of a domain needs. */
export type Sender = {
  /** The address of the API. */
  readonly base: string
  /** The `userId` of the commands' owner. No other shopper's token is used. */
  readonly shopper: string
  readonly lang?: Language | undefined
  readonly signal?: AbortSignal | undefined
}

/** The server's answer to one command. */
export type CommandOutcome = {
  readonly key: string
  readonly outcome: 'done' | 'corrected' | 'refused'
  readonly code?: string | undefined
  readonly now?: number | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** All records of the outbox by key: commands, and the records that a domain stores beside them. */
export type Records = ReadonlyMap<string, unknown>

/** The result of one call. */
export type Sent =
  /**
   * `at` is the server's time in ms. Without `outcomes`, every command is done. `recordsOf` returns records to write in
   * the same transaction.
   */
  | {
      readonly ok: true
      readonly at: number
      readonly outcomes?: readonly CommandOutcome[]
      readonly recordsOf?: (records: Records) => readonly (readonly [string, unknown])[]
    }
  /** `retryAfter` is in ms. */
  | { readonly ok: false; readonly failure: Failure; readonly retryAfter?: number }

/**
 * The differences between the kinds of commands (decision 0044). Order, lock, keys, retries and states are the same for
 * all domains.
 */
export type Domain<C extends Command = Command> = {
  readonly name: C['domain']
  /** The schema of a stored command. Records that do not match are ignored. */
  readonly shape: v.GenericSchema<unknown, C>
  /**
   * The commands belong to `phoneOwner` and contain all that is needed to send them, regardless of the signed-in
   * shopper.
   */
  readonly isOfPhone?: boolean
  /** The commands of a guest are sent while no shopper is signed in (decision 0066). */
  readonly sendsForGuests?: boolean
  /**
   * A command may be repeated at any time. Otherwise the shopper decides about a command that was sent more than 90
   * days ago.
   */
  readonly isRepeatable: boolean
  /** A refused command is stored until the shopper dismisses it. Otherwise a refusal ends the command. */
  readonly showsRefusals: boolean
  /** The paths of the answers that the commands change; the page fetches them again once the commands are done. */
  readonly changedPaths: readonly string[]
  /** Commands are coalesced whenever one is appended, and not only before they are sent. */
  readonly isCoalescedAtOnce?: boolean
  /** The call contains a key for each command, so that a repeated command may be sent together with different ones. */
  readonly hasKeys?: boolean
  /** Commands of different groups are never sent in one call and never coalesced. */
  groupOf?(command: C): string
  /** Adjusts a new command to the other commands of its owner. */
  prepare?(command: C, own: readonly C[]): C
  /**
   * Returns fewer commands with the same effect. All given commands have one owner and group, and none ever left this
   * phone.
   */
  coalesce(unsent: readonly C[]): readonly C[]
  /**
   * Returns a guest's commands of one group as commands of the shopper who signed in, with the same ids. Absent if
   * guests have no commands.
   */
  mergeGuest?(commands: readonly C[], shopper: string): readonly C[]
  /** The number of commands, from the first, that the next call may contain. */
  sizeOf(commands: readonly C[]): number
  /**
   * The ids of the commands that must wait for a better connection; `now` in ms by the server's clock. Such a command
   * holds up its group, and no other.
   */
  heldBack?(commands: readonly C[], now: number): Promise<ReadonlySet<string>>
  send(batch: Batch<C>, sender: Sender): Promise<Sent>
  /** Records the effect of commands that are done; may run twice. `at` is the server's time in ms. */
  recordDone?(done: readonly C[], at: number): Promise<void>
  /** Fetches the data that the shopper needs to decide about commands in the state `asked`. */
  reconcile?(asked: readonly C[], sender: Sender): Promise<void>
}

/** Leaves only the last command of each key. `join` combines the previous command with the last one. */
export const lastValueWins =
  <C extends Command>(keyOf: (command: C) => string, join: (before: C, last: C) => C = (_, last) => last) =>
  (unsent: readonly C[]): C[] => {
    const byKey = new Map<string, C>()
    for (const command of unsent) {
      const key = keyOf(command)
      const before = byKey.get(key)
      byKey.delete(key)
      byKey.set(key, before ? join(before, command) : command)
    }
    return [...byKey.values()]
  }

/** Of two taps on the same target the later tap wins, even if the clock was set back. */
export const laterTapWins =
  <C extends Command>(targetOf: (command: C) => string | number) =>
  (command: C, own: readonly C[]): C => {
    const before = own.filter((one) => targetOf(one) === targetOf(command)).map(({ at }) => at + 1)
    return { ...command, at: Math.max(command.at, ...before) }
  }

/** The `send` of a domain that most phones never use: its code is loaded with the first command. */
export const sendBy =
  <C extends Command, Module>(
    load: () => Promise<Module>,
    sendOf: (module: Module) => Domain<C>['send'],
  ): Domain<C>['send'] =>
  async (batch, sender) => {
    const loaded = await load().catch(() => null)
    return loaded ? sendOf(loaded)(batch, sender) : { ok: false, failure: { kind: 'broken', status: 0 } }
  }
