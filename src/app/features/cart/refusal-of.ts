import { isUnderWay, type OutboxCommand } from '../../../offline/outbox-command.ts'
import { readCommands } from '../../../offline/outbox.ts'
import { watchOutbox } from '../../../offline/outbox-watch.ts'

/**
 * What the shop refused of a change, or took less of, as soon as it has answered, whoever sent it; null where it did all of it, or it was
 * taken back. Taps that became one are found by their thing: what was made of them has another id (coalesce-cart.ts).
 */
export function refusalOf({ shopper, regionId, order, input }: OutboxCommand): Promise<OutboxCommand | null> {
  const isOf = (one: OutboxCommand) => one.regionId === regionId && one.order >= order && one.input.op === 'change' && input.op === 'change' && one.input.skuId === input.skuId
  return new Promise((resolve) => {
    const look = async () => {
      const own = (await readCommands(shopper)).filter(isOf)
      if (own.some(isUnderWay)) return
      stop()
      resolve(own.at(-1) ?? null)
    }
    const stop = watchOutbox(() => void look())
  })
}
