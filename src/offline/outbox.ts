import * as v from 'valibot'
import { isUnderWay, type NewCommand, type OutboxCommand, type OutboxKind, outboxCommand } from './outbox-command.ts'
import { cartKey, cartOf, commandsOf, type KeptCart, outboxRecords } from './outbox-records.ts'
import { tellOutbox } from './outbox-watch.ts'

/** What became of writing down: false means that the phone would not keep it, and it lives until the tab closes. */
export type Appended = { readonly command: OutboxCommand; readonly isKept: boolean }

/** Writes down what somebody did, behind everything before it; it is on the disk when this is done. Show it then, and ask for a replay. */
export async function append(made: NewCommand): Promise<Appended> {
  const id = crypto.randomUUID()
  const done = await outboxRecords.edit((records) => {
    const order = (commandsOf(records).at(-1)?.order ?? 0) + 1
    const command = v.parse(outboxCommand, { ...made, id, order, state: 'waiting' })
    return { writes: [[id, command] as const], said: command }
  })
  // Only what is kept already can be left as it was, and this is new.
  if (!done) throw new Error('A new command was not written')
  tellOutbox()
  return { command: done.said, isKept: done.isKept }
}

/** Everything of this shopper that is not settled or not yet seen, in the order in which it was done. */
export async function readCommands(shopper: string, kind?: OutboxKind): Promise<OutboxCommand[]> {
  return commandsOf(await outboxRecords.all()).filter(
    (one) => one.shopper === shopper && (kind === undefined || one.kind === kind),
  )
}

/** A shopper's cart in a region as the shop said it last, and what is to be folded over it (cart-changes.ts): both of one moment. */
export async function readOutboxCart(
  shopper: string,
  regionId: number,
): Promise<{ kept: KeptCart | null; commands: OutboxCommand[] }> {
  const records = await outboxRecords.all()
  const commands = commandsOf(records).filter((one) => one.shopper === shopper && one.regionId === regionId)
  return { kept: cartOf(records, shopper, regionId), commands }
}

/**
 * Takes a command away: undoes what never left this phone, puts aside what was refused, corrected or asked. False, and nothing
 * happens, where it is on its way or gone: then only an opposite command undoes it.
 */
export async function dropCommand(id: string): Promise<boolean> {
  const done = await outboxRecords.edit((records) => {
    const there = commandsOf(records).find((one) => one.id === id)
    const mayGo = there !== undefined && there.state !== 'sent'
    return { gone: mayGo ? [id] : [], said: mayGo }
  })
  tellOutbox()
  return done?.said ?? false
}

/** Has what was refused, or asked about, done after all: as a new command behind all others. Null where there is none. */
export async function retryCommand(id: string): Promise<OutboxCommand | null> {
  const next = crypto.randomUUID()
  const done = await outboxRecords.edit((records) => {
    const commands = commandsOf(records)
    const there = commands.find((one) => one.id === id)
    if (!there || isUnderWay(there)) return { said: null }
    const { refusal: _said, sentAt: _sentAt, ...rest } = there
    const command: OutboxCommand = { ...rest, id: next, state: 'waiting', order: (commands.at(-1)?.order ?? 0) + 1 }
    return { writes: [[next, command] as const], gone: [id], said: command }
  })
  tellOutbox()
  return done?.said ?? null
}

/**
 * Keeps a cart that the shop answered (`version` is its header) at `at` in ms. False, and nothing changes, where a newer one is kept, or where
 * something of this cart may have reached the shop without an answer: whether this cart has it nobody knows, and the next replay says.
 */
export async function keepCart(shopper: string, regionId: number, answer: KeptCart): Promise<boolean> {
  const done = await outboxRecords.edit((records) => {
    const isOpen = commandsOf(records).some(
      (one) => one.shopper === shopper && one.regionId === regionId && one.state === 'sent',
    )
    const isOlder = answer.version < (cartOf(records, shopper, regionId)?.version ?? 0)
    return isOpen || isOlder ? { said: false } : { writes: [[cartKey(shopper, regionId), answer] as const], said: true }
  })
  if (done?.said) tellOutbox()
  return done?.said ?? false
}

/** Forgets a person's commands and carts: the chosen logout, after asking (docs/product.md#cart). */
export async function forgetOutbox(shopper: string): Promise<void> {
  await outboxRecords.edit((records) => {
    const own = commandsOf(records)
      .filter((one) => one.shopper === shopper)
      .map(({ id }) => id)
    return { gone: [...own, ...[...records.keys()].filter((key) => key.startsWith(`cart ${shopper} `))], said: null }
  })
  tellOutbox()
}
