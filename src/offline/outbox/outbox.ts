import { oldStoreNames, storeNames } from '#offline/store-names.ts'
import { databaseNames } from '#offline/stores.ts'
import { type Command, isUnderWay, type NewCommand, phoneOwner } from './command.ts'
import type { Domain } from './domain.ts'
import { addCommands, commandsOf, lastOrder, outboxRecords } from './outbox-records.ts'
import { notifyOutbox } from './outbox-watch.ts'

/**
 * The result of appending a command. `isStored` is false if the phone could not store the command, which is then lost
 * when the tab closes.
 */
export type Appended<C extends Command> = { readonly command: C; readonly isStored: boolean }

/** The key of the record with the time, in ms, of the first migration (`later/migration/migrate-stores.ts`). */
const migratedKey = 'migrated'
/** The time, in ms, for which pages of an older build may stay open and write to the older stores. */
const oldPagesLive = 7 * 86_400_000

/** The databases whose records an older build may have left to move. */
const namesBeforeOutbox: readonly string[] = [
  storeNames.outbox,
  storeNames.favourites,
  storeNames.footprint,
  ...Object.values(oldStoreNames),
]

let opening: Promise<void> | null = null

/** Moves the commands of older builds into the outbox before the first read. */
const opened = (): Promise<void> => (opening ??= open().catch(() => undefined))

async function open(): Promise<void> {
  const databases = await databaseNames()
  // A new phone has nothing to move and does not load the code for it.
  if (databases && !namesBeforeOutbox.some((name) => databases.has(name))) {
    await outboxRecords.write(migratedKey, 0)
    return
  }
  const since = await outboxRecords.read(migratedKey)
  if (typeof since === 'number' && Date.now() - since > oldPagesLive) return
  const isMoved = await (await import('#offline/later/migration/migrate-stores.ts')).migrateStores()
  if (isMoved && since === undefined) await outboxRecords.write(migratedKey, Date.now())
}

/**
 * Appends a command. The command is on the disk when the promise resolves; the caller then shows it and requests a
 * replay.
 */
export async function append<C extends Command>(domain: Domain<C>, made: NewCommand<C>): Promise<Appended<C>> {
  const { commands, isStored } = await appendAll(domain, [made])
  return { command: commands[0] as C, isStored }
}

/** Appends commands of one domain in one transaction. */
export async function appendAll<C extends Command>(
  domain: Domain<C>,
  made: readonly NewCommand<C>[],
): Promise<{ readonly commands: readonly C[]; readonly isStored: boolean }> {
  await opened()
  const withIds = made.map((one) => ({ ...one, id: one.id ?? crypto.randomUUID() }))
  const done =
    (await outboxRecords.edit((records) => addCommands(domain, records, withIds))) ??
    // A full phone cannot replace stored commands: the new ones wait beside them, and the replay coalesces them.
    (await outboxRecords.edit((records) => addCommands({ ...domain, isCoalescedAtOnce: false }, records, withIds)))
  if (!done) throw new Error('A new command was not written')
  notifyOutbox(domain.name)
  return { commands: done.result, isStored: done.isStored }
}

/**
 * All commands of an owner in a domain, in their order: pending commands, and those that the shopper has not dismissed
 * yet.
 */
export async function readCommands<C extends Command>(domain: Domain<C>, shopper: string): Promise<C[]> {
  return (await findCommands(domain, shopper)) ?? []
}

/**
 * The same as `readCommands`, but the result is null if the phone could not read the commands, so that a
 * clean-up deletes nothing after a failed read.
 */
export async function findCommands<C extends Command>(domain: Domain<C>, shopper: string): Promise<C[] | null> {
  await opened()
  const records = await outboxRecords.findAll()
  return records && commandsOf(domain, records).filter((one) => one.shopper === shopper)
}

/** The stored command; null if the record is missing or not a command. */
const commandAt = (records: ReadonlyMap<string, unknown>, id: string): Command | null => {
  const record = records.get(id)
  return typeof record === 'object' && record !== null && 'input' in record ? (record as Command) : null
}

/**
 * Removes a command: undoes a command that never left this phone, and dismisses a refused, corrected or uncertain
 * command. Returns false, without any change, if the command was sent or does not exist: only an opposite command can
 * undo a sent one.
 */
export async function dropCommand(id: string): Promise<boolean> {
  return (await dropCommands([id])) > 0
}

/** Removes several commands in one transaction, as `dropCommand` does. Returns the number of removed commands. */
export async function dropCommands(ids: readonly string[]): Promise<number> {
  const done = await outboxRecords.edit((records) => {
    const gone = ids.filter((id) => {
      const command = commandAt(records, id)
      return command !== null && command.state !== 'sent'
    })
    return { gone, result: gone.length }
  })
  notifyOutbox()
  return done?.result ?? 0
}

/**
 * Repeats a refused or uncertain command as a new command behind all others. Returns null if there is no such command.
 */
export async function retryCommand(id: string): Promise<Command | null> {
  const next = crypto.randomUUID()
  const done = await outboxRecords.edit((records) => {
    const stored = commandAt(records, id)
    if (!stored || isUnderWay(stored)) return { result: null }
    const { refusal: _refusal, sentAt: _sentAt, batch: _batch, ...rest } = stored
    const command: Command = { ...rest, id: next, state: 'waiting', order: lastOrder(records) + 1 }
    return { writes: [[next, command] as const], gone: [id], result: command }
  })
  notifyOutbox()
  return done?.result ?? null
}

/** Marks commands to be sent on any connection. */
export async function sendOnAnyConnection(ids: readonly string[]): Promise<void> {
  await outboxRecords.edit((records) => ({
    writes: ids.flatMap((id) => {
      const stored = commandAt(records, id)
      if (!stored) return []
      const { isHeld: _, ...command } = stored
      return [[id, { ...command, goesNow: true }] as const]
    }),
    result: null,
  }))
  notifyOutbox()
}

/**
 * Removes all commands and cached answers of a shopper, for a logout that the shopper confirmed
 * (docs/product.md#sessions).
 */
export async function forgetOutbox(shopper: string): Promise<void> {
  await opened()
  await outboxRecords.edit((records) => {
    const commands = [...records.keys()].filter((key) => commandAt(records, key)?.shopper === shopper)
    return { gone: [...commands, ...answersOf(records, shopper)], result: null }
  })
  notifyOutbox()
}

/** Removes the cached answers of a shopper; the commands stay (docs/product.md#session-loss). */
export async function forgetOutboxAnswers(shopper: string): Promise<void> {
  await opened()
  await outboxRecords.edit((records) => ({ gone: answersOf(records, shopper), result: null }))
  notifyOutbox()
}

/** The keys of a shopper's records that are no commands; such a key is `<domain> <shopper> …`. */
const answersOf = (records: ReadonlyMap<string, unknown>, shopper: string): string[] =>
  [...records.keys()].filter((key) => !commandAt(records, key) && key.split(' ')[1] === shopper)

/** Whether a command of this shopper or of the phone is pending. */
export async function hasPending(shopper: string): Promise<boolean> {
  await opened()
  const records = await outboxRecords.all()
  return [...records.keys()].some((key) => {
    const command = commandAt(records, key)
    return command !== null && [shopper, phoneOwner].includes(command.shopper) && isUnderWay(command)
  })
}

/** Reads the outbox once. The returned function gives the commands of these owners in a domain, in their order. */
export async function readOutbox(
  owners: readonly string[],
): Promise<<C extends Command>(domain: Pick<Domain<C>, 'name' | 'shape'>) => C[]> {
  await opened()
  const records = await outboxRecords.all()
  return (domain) => commandsOf(domain, records).filter(({ shopper }) => owners.includes(shopper))
}
