import { dayOf, type ProductView } from '#offline/product-views.ts'

/** A viewed product of one day. `keys` names its records: a product viewed in two regions has two. */
export type ViewOfDay = ProductView & { readonly keys: readonly string[] }
export type FootprintDay = { readonly day: string; readonly views: readonly ViewOfDay[] }

/**
 * Groups product views, given newest first, by day in `zone`. A product appears once a day; if it was viewed in several
 * regions, the view in `regionId` is the one shown.
 */
export function daysOf(
  all: readonly (ProductView & { readonly key: string })[],
  regionId: number,
  zone: string,
): FootprintDay[] {
  const days = new Map<string, Map<number, ViewOfDay>>()
  for (const { key, ...one } of all) {
    const day = dayOf(one.at, zone)
    const viewsOfDay = days.get(day) ?? new Map<number, ViewOfDay>()
    days.set(day, viewsOfDay)
    const first = viewsOfDay.get(one.prodId)
    const isBetter = !first || (first.regionId !== regionId && one.regionId === regionId)
    viewsOfDay.set(one.prodId, { ...(isBetter ? one : first), keys: [...(first?.keys ?? []), key] })
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, viewsOfDay]) => ({ day, views: [...viewsOfDay.values()] }))
}
