import { type Command, isUnderWay, type NewCommand, phoneOwner } from './command.ts'
import type { Domain } from './domain.ts'
import { addCommands, commandsOf, lastOrder, outboxRecords } from './outbox-records.ts'
import { tellOutbox } from './outbox-watch.ts'

/** A command that was appended. `isKept` is false where the phone would not store it: the command lives until the tab closes. */
export type Appended<C extends Command> = { readonly command: C; readonly isKept: boolean }

/** The key of the record that says when the older stores were first read (`migrate-stores.ts`), in ms. */
const migratedKey = 'migrated'
/** Pages of the build before may live so long, in ms, and write to the older stores. */
const oldPagesLive = 7 * 86_400_000

let opening: Promise<void> | null = null

/** Moves what older builds stored elsewhere into the outbox, before anything is read from it. */
const opened = (): Promise<void> => (opening ??= open().catch(() => undefined))

async function open(): Promise<void> {
  const since = await outboxRecords.read(migratedKey)
  if (typeof since === 'number' && Date.now() - since > oldPagesLive) return
  const isMoved = await (await import('./migrate-stores.ts')).migrateStores()
  if (isMoved && since === undefined) await outboxRecords.write(migratedKey, Date.now())
}

/** Appends a command behind all others. The command is on the disk when the promise is fulfilled: show it then, and ask for a replay. */
export async function append<C extends Command>(domain: Domain<C>, made: NewCommand<C>): Promise<Appended<C>> {
  const { commands, isKept } = await appendAll(domain, [made])
  return { command: commands[0] as C, isKept }
}

/** Appends commands of one domain in one transaction. */
export async function appendAll<C extends Command>(
  domain: Domain<C>,
  made: readonly NewCommand<C>[],
): Promise<{ readonly commands: readonly C[]; readonly isKept: boolean }> {
  await opened()
  const withIds = made.map((one) => ({ ...one, id: one.id ?? crypto.randomUUID() }))
  const done = await outboxRecords.edit((records) => addCommands(domain, records, withIds))
  if (!done) throw new Error('A new command was not written')
  tellOutbox(domain.name)
  return { commands: done.said, isKept: done.isKept }
}

/** Everything of this owner in a domain that is not settled or not yet seen, in its order. */
export async function readCommands<C extends Command>(domain: Domain<C>, shopper: string): Promise<C[]> {
  await opened()
  return commandsOf(domain, await outboxRecords.all()).filter((one) => one.shopper === shopper)
}

/** The command as it is stored, where it is a command. */
const commandAt = (records: ReadonlyMap<string, unknown>, id: string): Command | null => {
  const record = records.get(id)
  return typeof record === 'object' && record !== null && 'input' in record ? (record as Command) : null
}

/**
 * Takes a command away: undoes what never left this phone, and puts aside what was refused, corrected or asked about. False, and nothing
 * happens, where the command is on its way or gone: only an opposite command undoes it then.
 */
export async function dropCommand(id: string): Promise<boolean> {
  return (await dropCommands([id])) > 0
}

/** The same for several commands, in one transaction; answers how many went. */
export async function dropCommands(ids: readonly string[]): Promise<number> {
  const done = await outboxRecords.edit((records) => {
    const gone = ids.filter((id) => {
      const there = commandAt(records, id)
      return there !== null && there.state !== 'sent'
    })
    return { gone, said: gone.length }
  })
  tellOutbox()
  return done?.said ?? 0
}

/** Has a refused command, or one that was asked about, done after all: as a new command behind all others. Null where there is none. */
export async function retryCommand(id: string): Promise<Command | null> {
  const next = crypto.randomUUID()
  const done = await outboxRecords.edit((records) => {
    const there = commandAt(records, id)
    if (!there || isUnderWay(there)) return { said: null }
    const { refusal: _refusal, sentAt: _sentAt, batch: _batch, ...rest } = there
    const command: Command = { ...rest, id: next, state: 'waiting', order: lastOrder(records) + 1 }
    return { writes: [[next, command] as const], gone: [id], said: command }
  })
  tellOutbox()
  return done?.said ?? null
}

/** Forgets what the outbox holds of a person, answers of the shop included: the chosen logout, after asking (docs/product.md#sessions). */
export async function forgetOutbox(shopper: string): Promise<void> {
  await opened()
  await outboxRecords.edit((records) => {
    const gone = [...records.keys()].filter((key) => {
      const command = commandAt(records, key)
      // What a domain keeps beside its commands is called `<domain> <shopper> …`.
      return (command ? command.shopper : key.split(' ')[1]) === shopper
    })
    return { gone, said: null }
  })
  tellOutbox()
}

/** Whether commands of this shopper, or of the phone, are still to be sent. */
export async function hasPending(shopper: string): Promise<boolean> {
  await opened()
  const records = await outboxRecords.all()
  return [...records.keys()].some((key) => {
    const command = commandAt(records, key)
    return command !== null && [shopper, phoneOwner].includes(command.shopper) && isUnderWay(command)
  })
}

/** Reads the outbox once: the answer gives the commands of these owners in any domain, in their order. */
export async function readOutbox(
  owners: readonly string[],
): Promise<<C extends Command>(domain: Pick<Domain<C>, 'name' | 'shape'>) => C[]> {
  await opened()
  const records = await outboxRecords.all()
  return (domain) => commandsOf(domain, records).filter(({ shopper }) => owners.includes(shopper))
}
