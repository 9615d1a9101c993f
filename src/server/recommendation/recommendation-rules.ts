import { maxSeeds } from '#contract/product/recommendation.ts'
import type { ShopperEvent } from './recommendation-store.ts'

const strength = { VIEWED: 0, FAVOURITE: 1, BOUGHT: 2 } as const

/**
 * The products whose similar products are recommended: the latest of each category, newest first. A product that the
 * shopper viewed and bought counts as bought. `events` come newest first.
 */
export function seedsOf(events: readonly ShopperEvent[]): ShopperEvent[] {
  const latest = new Map<number, ShopperEvent>()
  for (const one of events) if (!latest.has(one.category_id)) latest.set(one.category_id, one)
  return [...latest.values()].slice(0, maxSeeds).map((seed) => {
    const own = events.filter(({ prod_id }) => prod_id === seed.prod_id)
    return own.reduce((best, one) => (strength[one.code] > strength[best.code] ? one : best), seed)
  })
}
