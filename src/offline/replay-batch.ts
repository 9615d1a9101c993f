import { type Command, isUnderWay } from './command.ts'
import type { Batch, CommandOutcome, Domain, Records } from './domain.ts'
import { commandsOf } from './outbox-records.ts'
import type { Edit } from './stores.ts'

const day = 86_400_000
/** So long, in ms, the shop knows an `Idempotency-Key` (docs/wire.md#idempotency). */
const keyLife = 90 * day

/** The command was sent too long ago for the shop to know its key, or by a clock that was wrong. */
const isForgotten = ({ state, sentAt = 0 }: Command, now: number): boolean =>
  state === 'sent' && (now - sentAt > keyLife || sentAt - now > day)

/**
 * Takes the commands of the next call, at most `most`, and marks them as sent before they leave. A guest's commands become the shopper's,
 * under the same keys, if they are among `guests`. The shopper is asked about commands whose key the shop no longer knows. Commands that
 * never left are coalesced. `batch` is the key of a call that takes several commands.
 */
export function takeBatch<C extends Command>(
  domain: Domain<C>,
  records: Records,
  shopper: string,
  guests: ReadonlySet<string>,
  now: number,
  most: number,
  batch: string,
): Edit<unknown, Batch<C> | null> {
  const before = commandsOf(domain, records).filter(
    (one) => one.shopper === shopper || (domain.mergeGuest && one.shopper === '' && guests.has(one.id)),
  )
  const groupOf = (one: C) => domain.groupOf?.(one) ?? ''
  const groups = [...new Set(before.map(groupOf))]
  const merged = groups.flatMap(
    (group) =>
      domain.mergeGuest?.(
        before.filter((one) => one.shopper === '' && groupOf(one) === group),
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
  const head = headOf(domain, ready.find((group) => group.length > 0) ?? [], most)
  const commands = head.map((one): C => {
    const sent: C = { ...one, state: 'sent', sentAt: one.sentAt ?? now }
    return domain.hasKeys || head.length === 1 || one.batch !== undefined ? sent : { ...sent, batch }
  })
  const next = new Map(
    [...own.filter((one) => !isUnderWay(one)), ...ready.flat(), ...commands].map((one) => [one.id, one]),
  )
  const [first] = commands
  return {
    writes: [...next].filter(([id, one]) => records.get(id) !== one),
    gone: before.map(({ id }) => id).filter((id) => !next.has(id)),
    said: first ? { key: first.batch ?? first.id, regionId: first.regionId, commands } : null,
  }
}

/** Only commands behind everything that may have left are coalesced. */
function coalesceTail<C extends Command>(domain: Domain<C>, underWay: readonly C[]): readonly C[] {
  const tail = underWay.findLastIndex(({ state }) => state === 'sent') + 1
  return [...underWay.slice(0, tail), ...domain.coalesce(underWay.slice(tail))]
}

/** The commands of the next call. A call without a key for each command is repeated with exactly the commands that it had. */
function headOf<C extends Command>(domain: Domain<C>, ready: readonly C[], most: number): readonly C[] {
  const [first] = ready
  if (!first) return []
  if (!domain.hasKeys && first.state === 'sent')
    return first.batch === undefined ? [first] : ready.filter(({ batch }) => batch === first.batch)
  return ready.slice(0, Math.min(most, domain.sizeOf(ready)))
}

/** The shop refused a call as a whole, so that nothing was done under its key: its commands wait again and travel in other calls. */
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
    said: null,
  }
}

/** What became of the commands of one call. */
export type Settled<C extends Command> = {
  readonly done: number
  readonly corrected: readonly C[]
  readonly refused: readonly C[]
}

/**
 * Takes away the commands that are done. Refused and corrected commands stay until the shopper has seen them, unless the domain ends them.
 * Of a person who left by choice meanwhile nothing is written any more.
 */
export function settleBatch<C extends Command>(
  domain: Domain<C>,
  records: Records,
  batch: Batch<C>,
  outcomes: readonly CommandOutcome[],
  keep: ((records: Records) => readonly (readonly [string, unknown])[]) | undefined,
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
        ({ command, outcome: { code = 'SERVER', now } }): C => ({
          ...command,
          state: wanted,
          refusal: { code, ...(now === undefined ? {} : { now }) },
        }),
      )
  const [corrected, refused] = [withOutcome('corrected'), withOutcome('refused')]
  const done = answered.filter(({ outcome }) => outcome.outcome === 'done').map(({ command }) => command)
  const shown = domain.keepsRefusals ? [...corrected, ...refused] : []
  const over = domain.keepsRefusals ? done : answered.map(({ command }) => command)
  return {
    writes: [...shown.map((one) => [one.id, one] as const), ...(answered.length > 0 ? (keep?.(records) ?? []) : [])],
    gone: over.map(({ id }) => id),
    said: { done: done.length, corrected, refused },
  }
}
