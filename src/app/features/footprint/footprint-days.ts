import { dayOf, type ProductView } from '#offline/product-views.ts'

/** A viewed product of one day. `keys` names its records: a product viewed in two regions has two. */
export type Seen = ProductView & { readonly keys: readonly string[] }
export type FootprintDay = { readonly day: string; readonly seen: readonly Seen[] }

/**
 * Groups product views, given newest first, by day in `zone`. A product appears once a day; if it was viewed in several
 * regions, the view in `regionId` is the one shown.
 */
export function daysOf(
  all: readonly (ProductView & { readonly key: string })[],
  regionId: number,
  zone: string,
): FootprintDay[] {
  const days = new Map<string, Map<number, Seen>>()
  for (const { key, ...one } of all) {
    const day = dayOf(one.at, zone)
    const seen = days.get(day) ?? new Map<number, Seen>()
    days.set(day, seen)
    const first = seen.get(one.prodId)
    const isBetter = !first || (first.regionId !== regionId && one.regionId === regionId)
    seen.set(one.prodId, { ...(isBetter ? one : first), keys: [...(first?.keys ?? []), key] })
  }
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1)).map(([day, seen]) => ({ day, seen: [...seen.values()] }))
}
