import type { CartAct } from '#contract/cart.ts'

/** How many of what, by variant, if there were enough of everything; below zero where more was taken than put in. */
export type Quantities = Map<number, number>

/** One act, by plain arithmetic. Written for the simulator alone: nothing of the shipped code takes part. */
export function reckon(quantities: Quantities, act: CartAct): void {
  if (act.op === 'clear') return quantities.clear()
  const there = quantities.get(act.skuId) ?? 0
  if (act.op === 'remove') quantities.delete(act.skuId)
  else if (act.op === 'change') quantities.set(act.skuId, there + act.count)
  else {
    quantities.delete(act.skuId)
    quantities.set(act.toSkuId, (quantities.get(act.toSkuId) ?? 0) + there)
  }
}

/** The same without what is none. */
export const some = (quantities: ReadonlyMap<number, number>): Record<number, number> =>
  Object.fromEntries([...quantities].filter(([, count]) => count > 0).sort(([a], [b]) => a - b))
