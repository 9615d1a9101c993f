import { mostTaken, takeSize } from '#contract/take-along.ts'

/** At most `most` of these, evenly spread, the first and the last among them. */
export function evenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  const places = Array.from({ length: most }, (_, at) => Math.round((at * (items.length - 1)) / Math.max(1, most - 1)))
  return places.map((place) => items[place] as Item)
}

/** The pages of a list of so many products that are taken along, counted from 1. */
export function pagesTaken(total: number): number[] {
  return Array.from({ length: Math.ceil(Math.min(total, mostTaken) / takeSize) }, (_, at) => at + 1)
}

/** What all pages weigh, by those that were made: `weighed` holds the bytes of each and its products; in all there are `items`. */
export function weightOfAll(
  weighed: readonly { readonly bytes: number; readonly items: number }[],
  items: number,
): number {
  const bytes = weighed.reduce((sum, one) => sum + one.bytes, 0)
  const seen = weighed.reduce((sum, one) => sum + one.items, 0)
  return seen === 0 ? bytes : Math.round((bytes / seen) * items)
}
