import type { CartOperation } from '#contract/cart/cart.ts'

/** Quantities by variant under unlimited stock; negative if more was removed than added. */
export type Quantities = Map<number, number>

/** Applies one cart operation by plain arithmetic. Written for the simulator alone, without any of the shipped code. */
export function reckon(quantities: Quantities, act: CartOperation): void {
  if (act.op === 'clear') {
    quantities.clear()
    return
  }
  const there = quantities.get(act.skuId) ?? 0
  if (act.op === 'remove') quantities.delete(act.skuId)
  else if (act.op === 'change') quantities.set(act.skuId, there + act.count)
  else {
    quantities.delete(act.skuId)
    quantities.set(act.toSkuId, (quantities.get(act.toSkuId) ?? 0) + there)
  }
}

/** The quantities above zero, sorted by variant. */
export const some = (quantities: ReadonlyMap<number, number>): Record<number, number> =>
  Object.fromEntries([...quantities].filter(([, count]) => count > 0).sort(([a], [b]) => a - b))
