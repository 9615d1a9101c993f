import * as v from 'valibot'
import { cart } from '#contract/cart.ts'
import { languages } from '#contract/languages.ts'
import type { Records } from '../../domain.ts'
import { commandsOf, outboxRecords } from '../../outbox-records.ts'
import { tellOutbox } from '../../outbox-watch.ts'
import { type CartCommand, cartCommand } from './command.ts'

/** A cart as the shop answered it: pending commands are folded over it. */
const keptCart = v.object({
  cart,
  /** Grows with each change of this shopper's carts (contract/cart.ts, `cartVersionHeader`). */
  version: v.number(),
  /** When the shop answered, in ms. */
  at: v.number(),
  /** The language of its names. */
  lang: v.picklist(languages),
})
export type KeptCart = v.InferOutput<typeof keptCart>

const ofCart = { name: 'cart', shape: cartCommand } as const

/** The key under which a cart is kept beside the commands; no command's id looks like it. */
const cartKey = (shopper: string, regionId: number): string => `cart ${shopper} ${regionId}`

/** A kept cart, where there is one that has the shape. */
export function cartOf(records: Records, shopper: string, regionId: number): KeptCart | null {
  const read = v.safeParse(keptCart, records.get(cartKey(shopper, regionId)))
  return read.success ? read.output : null
}

/** The record that keeps an answered cart; none where a newer one is kept. */
export function keptCartRecord(
  records: Records,
  shopper: string,
  regionId: number,
  answer: KeptCart,
): readonly (readonly [string, KeptCart])[] {
  const isOlder = answer.version < (cartOf(records, shopper, regionId)?.version ?? 0)
  return isOlder ? [] : [[cartKey(shopper, regionId), answer]]
}

/** The shop's last cart of a shopper and region, and the commands to be folded over it: both of one moment. */
export async function readOutboxCart(
  shopper: string,
  regionId: number,
): Promise<{ kept: KeptCart | null; commands: CartCommand[] }> {
  const records = await outboxRecords.all()
  const commands = commandsOf(ofCart, records).filter((one) => one.shopper === shopper && one.regionId === regionId)
  return { kept: cartOf(records, shopper, regionId), commands }
}

/**
 * Keeps a cart that the shop answered. False, and nothing changes, where a newer one is kept, or where a command of this cart may have
 * reached the shop without an answer: nobody knows whether this cart has it, and the next replay brings one that does.
 */
export async function keepCart(shopper: string, regionId: number, answer: KeptCart): Promise<boolean> {
  const done = await outboxRecords.edit((records) => {
    const isOpen = commandsOf(ofCart, records).some(
      (one) => one.shopper === shopper && one.regionId === regionId && one.state === 'sent',
    )
    const writes = isOpen ? [] : keptCartRecord(records, shopper, regionId, answer)
    return { writes, said: writes.length > 0 }
  })
  if (done?.said) tellOutbox('cart')
  return done?.said ?? false
}
