import { mostTaken, takeSize } from '#contract/take-along.ts'

/** At most `most` of the items, evenly spread, including the first and the last. */
export function evenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  const places = Array.from({ length: most }, (_, at) => Math.round((at * (items.length - 1)) / Math.max(1, most - 1)))
  return places.map((place) => items[place] as Item)
}

/** The pages of a download of `total` products, from 1. */
export function pagesTaken(total: number): number[] {
  return Array.from({ length: Math.ceil(Math.min(total, mostTaken) / takeSize) }, (_, at) => at + 1)
}

/**
 * Estimates the size of all pages from those that were built: `weighed` holds the bytes and the number of products of
 * each; `items` is the total.
 */
export function weightOfAll(
  weighed: readonly { readonly bytes: number; readonly items: number }[],
  items: number,
): number {
  const bytes = weighed.reduce((sum, one) => sum + one.bytes, 0)
  const seen = weighed.reduce((sum, one) => sum + one.items, 0)
  return seen === 0 ? bytes : Math.round((bytes / seen) * items)
}
