import * as v from 'valibot'
import { cart } from '#contract/cart.ts'
import { languages } from '#contract/languages.ts'
import { type OutboxCommand, outboxCommand } from './outbox-command.ts'
import { openStore } from './stores.ts'

/** The shop's own answer of a cart: what waits is folded over it. */
export const keptCart = v.object({
  cart,
  /** Grows with each change of this shopper's carts (contract/cart.ts, `cartVersionHeader`). */
  version: v.number(),
  /** When the shop said it, in ms. */
  at: v.number(),
  /** The language of its names. */
  lang: v.picklist(languages),
})
export type KeptCart = v.InferOutput<typeof keptCart>

/** Commands by their id, and beside them the carts that they change, so that both change in one step. */
export const outboxRecords = openStore<OutboxCommand | KeptCart>('outbox')

/** Under which a cart is kept; no command's id looks like it. */
export const cartKey = (shopper: string, regionId: number): string => `cart ${shopper} ${regionId}`

/** The commands among the records, in their order; what does not read stays where it is and is left out. */
export function commandsOf(records: ReadonlyMap<string, unknown>): OutboxCommand[] {
  const read = [...records.values()].filter((one) => v.is(outboxCommand, one))
  return read.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** A kept cart, where there is one that reads. */
export function cartOf(records: ReadonlyMap<string, unknown>, shopper: string, regionId: number): KeptCart | null {
  const read = v.safeParse(keptCart, records.get(cartKey(shopper, regionId)))
  return read.success ? read.output : null
}
