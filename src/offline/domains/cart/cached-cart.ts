import * as v from 'valibot'
import { cart } from '#contract/cart/cart.ts'
import { languages } from '#contract/languages.ts'
import type { Records } from '#offline/outbox/domain.ts'
import { commandsOf, outboxRecords } from '#offline/outbox/outbox-records.ts'
import { notifyOutbox, watchOutbox } from '#offline/outbox/outbox-watch.ts'
import { type CartCommand, cartCommand } from './command.ts'

/** A cart in the server's answer. The screen folds the pending commands into this cart. */
const cachedCart = v.object({
  cart,
  /** Increases with each change of this shopper's carts (contract/cart/cart.ts, `cartVersionHeader`). */
  version: v.number(),
  /** The time of the answer, in ms. */
  at: v.number(),
  /** The language of the product names. */
  lang: v.picklist(languages),
})
export type CachedCart = v.InferOutput<typeof cachedCart>

const ofCart = { name: 'cart', shape: cartCommand } as const

/** Calls `listener` when carts change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchCarts = (listener: () => void): (() => void) => watchOutbox(listener, ofCart.name)

/** The key of a cached cart in the outbox. No command id has this form. */
const cartKey = (shopper: string, regionId: number): string => `cart ${shopper} ${regionId}`

/** The cached cart; null if there is none, or if the record is invalid. */
export function cartOf(records: Records, shopper: string, regionId: number): CachedCart | null {
  const read = v.safeParse(cachedCart, records.get(cartKey(shopper, regionId)))
  return read.success ? read.output : null
}

/** The record for a cart in the server's answer; none if a newer cart is cached. */
export function cachedCartRecord(
  records: Records,
  shopper: string,
  regionId: number,
  answer: CachedCart,
): readonly (readonly [string, CachedCart])[] {
  const isOlder = answer.version < (cartOf(records, shopper, regionId)?.version ?? 0)
  return isOlder ? [] : [[cartKey(shopper, regionId), answer]]
}

/**
 * Reads the cached cart of a shopper and region, and the commands to fold into it, in their order and in one
 * transaction; also those of other `owners`, if given.
 */
export async function readOutboxCart(
  shopper: string,
  regionId: number,
  owners: readonly string[] = [shopper],
): Promise<{ cached: CachedCart | null; commands: CartCommand[] }> {
  const records = await outboxRecords.all()
  const commands = commandsOf(ofCart, records).filter(
    (one) => owners.includes(one.shopper) && one.regionId === regionId,
  )
  return { cached: cartOf(records, shopper, regionId), commands }
}

/**
 * Caches a cart of the server's answer. Returns false, without any change, if a newer cart is cached, or if a command
 * of this cart may have reached the server without an answer: the cart may or may not contain that command, and the
 * next replay fetches a cart that does.
 */
export async function cacheCart(shopper: string, regionId: number, answer: CachedCart): Promise<boolean> {
  const done = await outboxRecords.edit((records) => {
    const isOpen = commandsOf(ofCart, records).some(
      (one) => one.shopper === shopper && one.regionId === regionId && one.state === 'sent',
    )
    const writes = isOpen ? [] : cachedCartRecord(records, shopper, regionId, answer)
    return { writes, result: writes.length > 0 }
  })
  if (done?.result) notifyOutbox(ofCart.name)
  return done?.result ?? false
}
