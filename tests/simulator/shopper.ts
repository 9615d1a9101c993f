import type { CartOperation } from '#contract/cart/cart.ts'
import type { SeenProduct } from '#offline/domains/cart/command.ts'
import type { openLedger } from './ledger.ts'
import type { Random } from './random.ts'
import { regions, type Server, spoiling } from './server.ts'

/** The theme of a seed: all faults at once; long times and wrong clocks; a full phone. */
export type Kind = 'plain' | 'long' | 'full'
export const kindOf = (seed: number): Kind =>
  (['plain', 'plain', 'plain', 'long', 'full'] as const)[seed % 5] ?? 'plain'

export type Intent = { readonly regionId: number; readonly act: CartOperation; readonly seen: SeenProduct }

const product = {
  prodId: 1,
  prodName: 'A cup',
  skuName: 'Red',
  pic: '/cup',
  price: 1,
  oriPrice: 1,
  priceSymbol: 'Rs',
  shopId: 1,
  shopName: 'Cups',
  stocks: 9,
}

/**
 * Chooses the shopper's next operation from the cart as they see it. With long times or a full phone the shopper only
 * adds items, so that the quantities can be compared in whatever order the changes arrive.
 */
export function nextIntent(
  random: Random,
  server: Server,
  ledger: ReturnType<typeof openLedger>,
  shopper: string,
  kind: Kind,
): Intent {
  const regionId = random.once(4) ? regions[1] : regions[0]
  const cart = ledger.meant(shopper, regionId)
  const there = [...cart].filter(([skuId, count]) => count > 0 && skuId !== spoiling).map(([skuId]) => skuId)
  const act = ((): CartOperation => {
    const put: CartOperation = {
      op: 'change',
      skuId: kind === 'plain' && random.once(25) ? spoiling : random.pick(server.skus),
      count: 1 + random.below(3),
    }
    const skuId = there[random.below(Math.max(1, there.length))]
    if (kind !== 'plain' || skuId === undefined) return put
    const chosen = random.below(12)
    if (chosen < 5) return put
    if (chosen < 8) return { op: 'change', skuId, count: -1 - random.below(cart.get(skuId) ?? 1) }
    if (chosen < 10) return { op: 'remove', skuId }
    if (chosen === 10 && server.variants.includes(skuId))
      return { op: 'variant', skuId, toSkuId: random.pick(server.variants.filter((one) => one !== skuId)) }
    return random.once(4) && !cart.has(spoiling) ? { op: 'clear' } : put
  })()
  const before = act.op === 'clear' ? 0 : (cart.get(act.skuId) ?? 0)
  return { regionId, act, seen: before < 0 ? product : { ...product, quantity: before } }
}
