import type { Edit } from '#offline/stores.ts'
import { type Command, isUnderWay } from './command.ts'
import type { Batch, CommandOutcome, Domain, Records } from './domain.ts'
import { commandsOf } from './outbox-records.ts'

const day = 86_400_000
/** The time, in ms, for which the server knows an `Idempotency-Key` (docs/wire.md#idempotency). */
const keyLife = 90 * day

/** Whether the server may have forgotten the command's key: the command was sent too long ago, or by a wrong clock. */
const isForgotten = ({ state, sentAt = 0 }: Command, now: number): boolean =>
  state === 'sent' && (now - sentAt > keyLife || sentAt - now > day)

/** The conditions of the next call. */
type NextCall = {
  readonly shopper: string
  /** The ids of the guest's commands that become the shopper's. */
  readonly guests: ReadonlySet<string>
  /** The server's time in ms. */
  readonly now: number
  /** The maximum number of commands. */
  readonly most: number
  /** The key of a call with several commands. */
  readonly key: string
  /** A group whose first command is among these ids waits. */
  readonly held: ReadonlySet<string>
}

/**
 * Selects the commands of the next call and marks them as sent before they leave. A guest's commands become the
 * shopper's, with the same ids. Commands whose key the server may have forgotten become `asked`. Unsent commands are
 * coalesced.
 */
export function nextBatch<C extends Command>(
  domain: Domain<C>,
  records: Records,
  { shopper, guests, now, most, key, held }: NextCall,
): Edit<unknown, Batch<C> | null> {
  const before = commandsOf(domain, records).filter(
    (one) => one.shopper === shopper || (domain.mergeGuest && one.shopper === '' && guests.has(one.id)),
  )
  const groupOf = (one: C) => domain.groupOf?.(one) ?? ''
  const groups = [...new Set(before.map(groupOf))]
  const merged = groups.flatMap(
    (group) =>
      domain.mergeGuest?.(
        before.filter((one) => one.shopper !== shopper && groupOf(one) === group),
        shopper,
      ) ?? [],
  )
  const own = [...before.filter((one) => one.shopper === shopper), ...merged]
    .sort((a, b) => a.order - b.order)
    .map((one): C => (!domain.isRepeatable && isForgotten(one, now) ? { ...one, state: 'asked' } : one))
  const ready = groups.map((group) =>
    coalesceTail(
      domain,
      own.filter((one) => groupOf(one) === group && isUnderWay(one)),
    ),
  )
  const waits = ([first]: readonly C[]) => first !== undefined && held.has(first.id)
  const head = headOf(domain, ready.find((group) => group.length > 0 && !waits(group)) ?? [], most)
  const commands = head.map(({ isHeld: _, ...one }): C => {
    const sent = { ...one, state: 'sent', sentAt: one.sentAt ?? now } as C
    return domain.hasKeys || head.length === 1 || one.batch !== undefined ? sent : { ...sent, batch: key }
  })
  const next = new Map(
    [
      ...own.filter((one) => !isUnderWay(one)),
      ...ready.flatMap((group) =>
        waits(group) ? group.map((one) => (one.isHeld ? one : { ...one, isHeld: true })) : group,
      ),
      ...commands,
    ].map((one) => [one.id, one]),
  )
  const [first, ...others] = commands
  return {
    writes: [...next].filter(([id, one]) => records.get(id) !== one),
    gone: before.map(({ id }) => id).filter((id) => !next.has(id)),
    result: first ? { key: first.batch ?? first.id, regionId: first.regionId, commands: [first, ...others] } : null,
  }
}

/** Coalesces only the commands behind the last one that may have left. */
function coalesceTail<C extends Command>(domain: Domain<C>, underWay: readonly C[]): readonly C[] {
  const tail = underWay.findLastIndex(({ state }) => state === 'sent') + 1
  return [...underWay.slice(0, tail), ...domain.coalesce(underWay.slice(tail))]
}

/** The commands of the next call. A call without a key for each command is repeated with exactly the same commands. */
function headOf<C extends Command>(domain: Domain<C>, ready: readonly C[], most: number): readonly C[] {
  const [first] = ready
  if (!first) return []
  if (!domain.hasKeys && first.state === 'sent')
    return first.batch === undefined ? [first] : ready.filter(({ batch }) => batch === first.batch)
  return ready.slice(0, Math.min(most, domain.sizeOf(ready)))
}

/**
 * Makes the commands of a refused call unsent again. The server applied nothing under the call's key, so the commands
 * may be sent in other calls.
 */
export function releaseBatch<C extends Command>(
  domain: Domain<C>,
  records: Records,
  { key }: Batch<C>,
): Edit<unknown, null> {
  const released = commandsOf(domain, records).filter(({ batch, state }) => batch === key && state === 'sent')
  return {
    writes: released.map(
      ({ batch: _batch, sentAt: _sentAt, ...rest }) => [rest.id, { ...rest, state: 'waiting' }] as const,
    ),
    result: null,
  }
}

/** The results of the commands in one call. */
export type Settled<C extends Command> = {
  readonly done: number
  readonly corrected: readonly C[]
  readonly refused: readonly C[]
}

/**
 * Removes the commands that are done. Refused and corrected commands stay until the shopper dismisses them, if the
 * domain shows refusals. Writes nothing for a shopper who logged out in the meantime, since the shopper's commands are
 * gone.
 */
export function settleBatch<C extends Command>(
  domain: Domain<C>,
  records: Records,
  batch: Batch<C>,
  outcomes: readonly CommandOutcome[],
  recordsOf: ((records: Records) => readonly (readonly [string, unknown])[]) | undefined,
): Edit<unknown, Settled<C>> {
  const sent = new Map(
    commandsOf(domain, records)
      .filter(({ state }) => state === 'sent')
      .map((one) => [one.id, one]),
  )
  const answered = batch.commands.flatMap(({ id }) => {
    const command = sent.get(id)
    const outcome = outcomes.find(({ key }) => key === id)
    return command && outcome ? [{ command, outcome }] : []
  })
  const withOutcome = (wanted: 'corrected' | 'refused') =>
    answered
      .filter(({ outcome }) => outcome.outcome === wanted)
      .map(
        ({ command, outcome: { code = 'SERVER', now, fields } }): C => ({
          ...command,
          state: wanted,
          refusal: { code, ...(now !== undefined && { now }), ...(fields && { fields }) },
        }),
      )
  const [corrected, refused] = [withOutcome('corrected'), withOutcome('refused')]
  const done = answered.filter(({ outcome }) => outcome.outcome === 'done').map(({ command }) => command)
  const shown = domain.showsRefusals ? [...corrected, ...refused] : []
  const over = domain.showsRefusals ? done : answered.map(({ command }) => command)
  return {
    writes: [
      ...shown.map((one) => [one.id, one] as const),
      ...(answered.length > 0 ? (recordsOf?.(records) ?? []) : []),
    ],
    gone: over.map(({ id }) => id),
    result: { done: done.length, corrected, refused },
  }
}
