import type * as v from 'valibot'
import type { Language } from '#contract/wire.ts'
import type { Failure } from './call.ts'
import type { Command } from './command.ts'

/** The commands of one call, in their order, all of one owner, and the call's `Idempotency-Key`. */
export type Batch<C extends Command = Command> = {
  readonly key: string
  readonly regionId: number
  readonly commands: readonly C[]
}

/** With what a domain sends. */
export type Sender = {
  /** The address of the API. */
  readonly base: string
  /** The `userId` of the owner of the commands: no other token is ever used. */
  readonly shopper: string
  readonly lang?: Language | undefined
  readonly signal?: AbortSignal | undefined
}

/** What the shop said of one command. */
export type CommandOutcome = {
  readonly key: string
  readonly outcome: 'done' | 'corrected' | 'refused'
  readonly code?: string | undefined
  readonly now?: number | undefined
}

/** All records of the outbox by their keys: commands, and what a domain keeps beside them. */
export type Records = ReadonlyMap<string, unknown>

/** What became of one call. */
export type Sent =
  /** `at` is the shop's time in ms; without `outcomes` every command is done. `keep` names the records that are written in the same transaction. */
  | {
      readonly ok: true
      readonly at: number
      readonly outcomes?: readonly CommandOutcome[]
      readonly keep?: (records: Records) => readonly (readonly [string, unknown])[]
    }
  /** `retryAfter` is in ms. */
  | { readonly ok: false; readonly failure: Failure; readonly retryAfter?: number }

/** Everything that differs between the kinds of commands (decision 0043). The order, the lock, keys, retries and states are the outbox's. */
export type Domain<C extends Command = Command> = {
  readonly name: C['domain']
  /** The shape of a stored command; a record of another shape is left alone. */
  readonly shape: v.GenericSchema<unknown, C>
  /** The commands belong to `phoneOwner` and carry what they need to be sent, whoever is signed in. */
  readonly isOfPhone?: boolean
  /** A command may be repeated however long ago it was sent; otherwise the shopper is asked after 90 days. */
  readonly isRepeatable: boolean
  /** A refused command stays until the shopper has seen it; otherwise a refusal ends it. */
  readonly keepsRefusals: boolean
  /** Commands are coalesced as soon as one is appended, and not only before they are sent. */
  readonly isCoalescedAtOnce?: boolean
  /** The call has a key for each command, so that a repeated command may travel with others than before. */
  readonly hasKeys?: boolean
  /** Commands of different groups are never sent in one call, nor coalesced. */
  groupOf?(command: C): string
  /** Changes a command that is being appended, by the other commands of its owner. */
  prepare?(command: C, own: readonly C[]): C
  /** Fewer commands with the same effect, of one owner and group. None of them ever left this phone. */
  coalesce(waiting: readonly C[]): readonly C[]
  /** A guest's commands of one group as those of the shopper who signs in; ids stay. Absent where guests have none. */
  mergeGuest?(commands: readonly C[], shopper: string): readonly C[]
  /** How many of these commands, from the first, go in one call. */
  sizeOf(commands: readonly C[]): number
  send(batch: Batch<C>, sender: Sender): Promise<Sent>
  /** Writes what the phone remembers of commands that are done; may happen twice. `at` is the shop's time in ms. */
  remember?(done: readonly C[], at: number): Promise<void>
  /** Fetches what the shopper needs to decide about commands in the state `asked`. */
  reconcile?(asked: readonly C[], sender: Sender): Promise<void>
}

/** Of commands with the same key the last one stays; `join` makes it out of the one before and the last. */
export const lastValueWins =
  <C extends Command>(keyOf: (command: C) => string, join: (before: C, last: C) => C = (_, last) => last) =>
  (waiting: readonly C[]): C[] => {
    const byKey = new Map<string, C>()
    for (const command of waiting) {
      const key = keyOf(command)
      const before = byKey.get(key)
      byKey.delete(key)
      byKey.set(key, before ? join(before, command) : command)
    }
    return [...byKey.values()]
  }
