import * as v from 'valibot'
import { type Edit, openStore } from '#offline/stores.ts'
import type { Command, NewCommand } from './command.ts'
import type { Domain, Records } from './domain.ts'

/**
 * The commands of all domains by id, and the records that a domain stores beside them, so that both change in one
 * transaction.
 */
export const outboxRecords = openStore<unknown>('outbox')

/** The domain of commands that were stored before records had this field. */
const firstDomain = 'cart'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const hasShape = <C extends Command>(shape: Domain<C>['shape'], value: unknown): value is C => v.is(shape, value)

/** The commands of a domain in their order. Invalid records are left out, but not removed. */
export function commandsOf<C extends Command>(
  { name, shape }: Pick<Domain<C>, 'name' | 'shape'>,
  records: Records,
): C[] {
  const own: C[] = []
  for (const record of records.values()) {
    if (!isRecord(record) || !('input' in record)) continue
    const command = 'domain' in record ? record : { ...record, domain: firstDomain }
    if (command['domain'] === name && hasShape(shape, command)) own.push(command)
  }
  return own.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** The order of the newest command of all domains; 0 if there are no commands. */
export const lastOrder = (records: Records): number =>
  Math.max(
    0,
    ...[...records.values()].map((record) =>
      isRecord(record) && typeof record['order'] === 'number' ? record['order'] : 0,
    ),
  )

/**
 * The edit that appends new commands. The commands have ids, because an edit may run twice; a command that the outbox
 * contains is not changed.
 */
export function addCommands<C extends Command>(
  domain: Domain<C>,
  records: Records,
  made: readonly (NewCommand<C> & { readonly id: string })[],
): Edit<unknown, readonly C[]> {
  const stored = commandsOf(domain, records)
  let order = lastOrder(records)
  const added: C[] = []
  for (const one of made) {
    if (records.has(one.id)) continue
    order += 1
    const command = v.parse(domain.shape, { ...one, domain: domain.name, order, state: 'waiting' })
    const own = [...stored, ...added].filter(({ shopper }) => shopper === command.shopper)
    added.push(domain.prepare?.(command, own) ?? command)
  }
  const left = domain.isCoalescedAtOnce ? coalesceAll(domain, stored, added) : added
  const leftIds = new Set(left.map(({ id }) => id))
  const unsent = stored.filter(({ state }) => state === 'waiting')
  return {
    writes: left.filter((one) => records.get(one.id) !== one).map((one) => [one.id, one] as const),
    gone: domain.isCoalescedAtOnce ? unsent.map(({ id }) => id).filter((id) => !leftIds.has(id)) : [],
    result: added,
  }
}

/** Coalesces the unsent commands of every owner and group. */
function coalesceAll<C extends Command>(domain: Domain<C>, stored: readonly C[], added: readonly C[]): C[] {
  const groups = new Map<string, C[]>()
  for (const one of [...stored.filter(({ state }) => state === 'waiting'), ...added]) {
    const key = `${one.shopper} ${domain.groupOf?.(one) ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => domain.coalesce(group))
}
