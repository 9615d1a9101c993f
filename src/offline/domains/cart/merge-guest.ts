import { mostOfOneSku } from '#contract/cart.ts'
import type { CartCommand, SeenProduct } from './command.ts'

/** A thing in a guest's cart: the command that put it there, what was seen of it, and how many. */
type Put = { readonly command: CartCommand; readonly seen: SeenProduct | undefined; readonly count: number }

/**
 * A guest's commands of one region as the shopper's who signs in: what the guest's cart has in the end is added to theirs. Nothing that
 * a guest took away or emptied touches the cart of the account, which the guest never saw. The ids stay.
 */
export function mergeGuestCart(commands: readonly CartCommand[], shopper: string): CartCommand[] {
  const cart = new Map<number, Put>()
  for (const command of commands) act(cart, command)
  return [...cart].map(([skuId, { command, seen, count }]) => {
    const { seen: _old, ...rest } = command
    // How many there were before is no longer known.
    const { quantity: _before, ...thing } = seen ?? {}
    return { ...rest, shopper, input: { op: 'change', skuId, count }, ...(seen ? { seen: thing as SeenProduct } : {}) }
  })
}

function act(cart: Map<number, Put>, command: CartCommand): void {
  const { input, seen } = command
  if (input.op === 'clear') return cart.clear()
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

const bounded = (count: number): number => Math.min(count, mostOfOneSku)
