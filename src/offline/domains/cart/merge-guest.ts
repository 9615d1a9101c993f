import { maxQuantity } from '#contract/cart/cart.ts'
import type { CartCommand, SeenProduct } from './command.ts'

/** A product in a guest's cart, with the command that added it. */
type Put = { readonly command: CartCommand; readonly seen: SeenProduct | undefined; readonly count: number }

/**
 * Converts a guest's commands of one region into commands of the shopper who signs in. The final content of the guest's
 * cart is added to the shopper's cart. Removals never affect the account's cart, which the guest did not see. The ids
 * stay the same.
 */
export function mergeGuestCart(commands: readonly CartCommand[], shopper: string): CartCommand[] {
  const cart = new Map<number, Put>()
  for (const command of commands) act(cart, command)
  return [...cart].map(([skuId, { command, seen, count }]) => {
    const { seen: _old, ...rest } = command
    // The quantity in the account's cart is unknown.
    const { quantity: _before, ...product } = seen ?? {}
    return {
      ...rest,
      shopper,
      input: { op: 'change', skuId, count },
      ...(seen ? { seen: product as SeenProduct } : {}),
    }
  })
}

function act(cart: Map<number, Put>, command: CartCommand): void {
  const { input, seen } = command
  if (input.op === 'clear') {
    cart.clear()
    return
  }
  const there = cart.get(input.skuId)
  if (input.op === 'remove') cart.delete(input.skuId)
  else if (input.op === 'variant') {
    if (!there || input.skuId === input.toSkuId) return
    const wanted = cart.get(input.toSkuId)
    cart.delete(input.skuId)
    cart.set(input.toSkuId, {
      command: wanted?.command ?? command,
      seen: wanted?.seen ?? seen,
      count: bounded(there.count + (wanted?.count ?? 0)),
    })
  } else {
    const count = bounded((there?.count ?? 0) + input.count)
    if (count > 0) cart.set(input.skuId, { command: there?.command ?? command, seen: there?.seen ?? seen, count })
    else cart.delete(input.skuId)
  }
}

const bounded = (count: number): number => Math.min(count, maxQuantity)
