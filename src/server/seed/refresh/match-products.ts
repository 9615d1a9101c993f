import type { PlacedKind } from '#server/seed/products/placed-kinds.ts'
import type { ProductPlan } from '#server/seed/products/product-plan.ts'

/** A product of a mall. */
export type KnownProduct = {
  readonly prodId: number
  /** The illustration of its kind. */
  readonly kind: string
  readonly categoryId: number
  /** The number of its variants. */
  readonly variants: number
}

/**
 * Finds the product of a mall that a plan of this build describes. Ids change with the order of the kinds, so the nth
 * product of a kind is the mall's nth product of that kind, by the kind's illustration or its former one. If the mall
 * knows neither, the product at the same place of the same sub-category is meant. `known` is in rank order.
 */
export function productMatcher(
  known: readonly KnownProduct[],
  places: readonly PlacedKind[],
): (plan: ProductPlan) => KnownProduct | undefined {
  const byKind = new Map<string, KnownProduct[]>()
  for (const one of known) {
    const ofKind = byKind.get(one.kind)
    if (ofKind) ofKind.push(one)
    else byKind.set(one.kind, [one])
  }
  const byId = new Map(known.map((one) => [one.prodId, one]))
  const kinds = new Set(places.map(({ kind }) => kind.render))
  return ({ place, nth, prodId }) => {
    const { render, formerRender = render } = place.kind
    const ofKind = byKind.get(render) ?? byKind.get(formerRender)
    if (ofKind) return ofKind[nth]
    const there = byId.get(prodId)
    return there && !kinds.has(there.kind) && there.categoryId === place.categoryId ? there : undefined
  }
}
