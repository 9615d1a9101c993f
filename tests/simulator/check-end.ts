import { some } from './arithmetic.ts'
import { expectEqual } from './intended.ts'
import type { openLedger } from './ledger.ts'
import type { Phone } from './phone.ts'
import { regions, type Server, spoiling } from './server.ts'
import type { Kind } from './shopper.ts'
import type { WireLog } from './wire-log.ts'

type End = {
  readonly ledger: ReturnType<typeof openLedger>
  readonly log: WireLog
  readonly server: Server
  readonly phone: Phone
  readonly dismissed: ReadonlySet<string>
  readonly kind: Kind
}

const without = (quantities: ReadonlyMap<number, number>) =>
  some(new Map([...quantities].filter(([skuId]) => skuId !== spoiling)))

/**
 * Throws unless every tap reached the server exactly once, every refusal was reported to the shopper, and no shopper
 * received another's changes.
 */
export async function checkEnd({ ledger, log, server, phone, dismissed, kind }: End): Promise<void> {
  for (const owner of new Set(server.owners.values())) {
    for (const regionId of regions) {
      const where = `in region ${regionId}`
      // The server received exactly the taps.
      if (kind === 'full')
        between(
          where,
          log.sent(owner, regionId),
          ledger.meant(owner, regionId, ({ isKept }) => isKept),
          ledger.meant(owner, regionId),
        )
      else
        expectEqual(
          `What the server was asked for ${where}`,
          without(log.sent(owner, regionId)),
          without(ledger.meant(owner, regionId)),
        )
      // The server's cart matches the outcomes that the server reported.
      expectEqual(`The cart ${where}`, some(await server.cartOf(owner, regionId)), some(log.cartOf(owner, regionId)))
    }
  }
  const kept = new Map(phone.commands().map((one) => [one.id, one]))
  const isReported = (key: string, state: string) => kept.get(key)?.state === state || dismissed.has(key)
  for (const { key, outcome } of log.done) {
    if (outcome.outcome !== 'done' && !isReported(key, outcome.outcome))
      throw new Error(`The phone does not show that ${key} was ${outcome.outcome}`)
  }
  for (const { id, state, input, shopper } of kept.values()) {
    const isSpoilt = 'skuId' in input && input.skuId === spoiling
    if (!isSpoilt && log.done.find(({ key }) => key === id)?.outcome.outcome !== state)
      throw new Error(`The phone shows ${id} as ${state}, but the server never answered so`)
    if (shopper === '') throw new Error(`The guest's command ${id} is never sent`)
  }
  for (const owner of new Set(server.owners.values()))
    for (const regionId of regions) {
      const refused = [...kept.values()].filter(
        (one) =>
          one.shopper === owner &&
          one.regionId === regionId &&
          one.input.op === 'change' &&
          one.input.skuId === spoiling,
      )
      const count = refused.reduce((sum, { input }) => sum + (input.op === 'change' ? input.count : 0), 0)
      const tapped = ledger
        .of(owner, regionId)
        .reduce((sum, { act }) => sum + (act.op === 'change' && act.skuId === spoiling ? act.count : 0), 0)
      expectEqual('Refused quantities of the faulty variant', count, tapped)
    }
}

function between(
  where: string,
  is: ReadonlyMap<number, number>,
  least: ReadonlyMap<number, number>,
  most: ReadonlyMap<number, number>,
): void {
  for (const skuId of new Set([...is.keys(), ...most.keys()])) {
    const [count, from, to] = [is, least, most].map((one) => one.get(skuId) ?? 0) as [number, number, number]
    if (count < from || count > to)
      throw new Error(
        `Of ${skuId} the server was asked ${where} for ${count}; tapped were ${from} that the phone kept, ${to} in all`,
      )
  }
}
