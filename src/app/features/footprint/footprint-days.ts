import { dayOf, type ProductView } from '#offline/product-views.ts'

/** What one card stands for; `keys` are its records: a product opened in two regions has two. */
export type Seen = ProductView & { readonly keys: readonly string[] }
export type FootprintDay = { readonly day: string; readonly seen: readonly Seen[] }

/**
 * Puts what was opened, newest first, into days of `zone`: a product once a day, and where it was opened in two regions
 * as `regionId` sells it.
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
