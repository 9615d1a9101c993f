import { type CartChange, type ChangeOutcome, mostChanges } from '#contract/cart.ts'
import { coalesce } from './coalesce-cart.ts'
import { joinGuest } from './join-guest.ts'
import { isUnderWay, type OutboxCommand } from './outbox-command.ts'
import { cartKey, cartOf, commandsOf, type KeptCart } from './outbox-records.ts'
import type { Edit } from './stores.ts'

type Records = ReadonlyMap<string, OutboxCommand | KeptCart>
type Step<Said> = Edit<OutboxCommand | KeptCart, Said>

/** What goes in one call: commands of one shopper and region, in their order. */
export type Batch = {
  readonly regionId: number
  readonly commands: readonly OutboxCommand[]
  readonly lang: KeptCart['lang'] | undefined
}

const day = 86_400_000
/** So long the shop knows a key (docs/wire.md#idempotency). */
const known = 90 * day

/** Sent too long ago for the shop to know the key, or by a clock that was wrong. */
const isForgotten = ({ state, sentAt = 0 }: OutboxCommand, now: number): boolean =>
  state === 'sent' && (now - sentAt > known || sentAt - now > day)

/**
 * Takes what is sent next, of at most `size`, and writes down before it leaves that it may have reached the shop. What was done as a guest
 * becomes the shopper's, under the same keys, if it is among `guests`; what the shop no longer knows is asked about; what never left is made fewer.
 */
export function takeBatch(
  records: Records,
  shopper: string,
  guests: ReadonlySet<string>,
  now: number,
  size = mostChanges,
): Step<Batch | null> {
  const before = commandsOf(records).filter(
    (one) => one.shopper === shopper || (one.shopper === '' && guests.has(one.id)),
  )
  const regionIds = [...new Set(before.map(({ regionId }) => regionId))]
  const joined = regionIds.flatMap((regionId) =>
    joinGuest(
      before.filter((one) => one.shopper === '' && one.regionId === regionId),
      shopper,
    ),
  )
  const own = [...before.filter((one) => one.shopper === shopper), ...joined]
    .sort((a, b) => a.order - b.order)
    .map((one): OutboxCommand => (isForgotten(one, now) ? { ...one, state: 'asked' } : one))
  const regions = regionIds.map((regionId) => fewer(own.filter((one) => one.regionId === regionId && isUnderWay(one))))
  const commands = (regions.find((ready) => ready.length > 0) ?? [])
    .slice(0, size)
    .map((one): OutboxCommand => ({ ...one, state: 'sent', sentAt: one.sentAt ?? now }))
  const next = new Map(
    [...own.filter((one) => !isUnderWay(one)), ...regions.flat(), ...commands].map((one) => [one.id, one]),
  )
  const [first] = commands
  return {
    writes: [...next].filter(([id, one]) => records.get(id) !== one),
    gone: before.map(({ id }) => id).filter((id) => !next.has(id)),
    said: first ? { regionId: first.regionId, commands, lang: cartOf(records, shopper, first.regionId)?.lang } : null,
  }
}

/** Only what came after everything that may have left already may become fewer. */
function fewer(underWay: readonly OutboxCommand[]): OutboxCommand[] {
  const tail = underWay.findLastIndex(({ state }) => state === 'sent') + 1
  return [...underWay.slice(0, tail), ...coalesce(underWay.slice(tail))]
}

/** A command as the wire has it. */
export const changeOf = ({ id, at, input }: OutboxCommand): CartChange => ({ ...input, key: id, madeAt: at })

/** What the shop said of one command: of its own, or of the call as a whole. */
export type Said = Omit<ChangeOutcome, 'code'> & { readonly code?: string | undefined }
export type Settled = {
  readonly done: number
  readonly corrected: readonly OutboxCommand[]
  readonly refused: readonly OutboxCommand[]
}

/** Takes away what is done, keeps what the shop refused or corrected for the shopper to see, and the cart it answered unless a newer one is kept. */
export function settleBatch(
  records: Records,
  shopper: string,
  batch: Batch,
  outcomes: readonly Said[],
  answer: KeptCart | null,
): Step<Settled> {
  const sent = new Map(
    commandsOf(records)
      .filter(({ state }) => state === 'sent')
      .map((one) => [one.id, one]),
  )
  const answered = batch.commands.flatMap(({ id }) => {
    const command = sent.get(id)
    const outcome = outcomes.find(({ key }) => key === id)
    return command && outcome ? [{ command, outcome }] : []
  })
  const told = (wanted: 'corrected' | 'refused') =>
    answered
      .filter(({ outcome }) => outcome.outcome === wanted)
      .map(
        ({ command, outcome: { code = 'SERVER', now } }): OutboxCommand => ({
          ...command,
          state: wanted,
          refusal: { code, ...(now === undefined ? {} : { now }) },
        }),
      )
  const [corrected, refused] = [told('corrected'), told('refused')]
  const done = answered.filter(({ outcome }) => outcome.outcome === 'done')
  // Of somebody who left by choice meanwhile nothing is written any more.
  const isNewest =
    answer !== null && answered.length > 0 && answer.version >= (cartOf(records, shopper, batch.regionId)?.version ?? 0)
  return {
    writes: [
      ...[...corrected, ...refused].map((one) => [one.id, one] as const),
      ...(isNewest ? [[cartKey(shopper, batch.regionId), answer] as const] : []),
    ],
    gone: done.map(({ command }) => command.id),
    said: { done: done.length, corrected, refused },
  }
}
