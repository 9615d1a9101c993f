import { downloadPageSize, maxDownloadProducts } from '#contract/offline-downloads.ts'

/** At most `max` of the items, evenly spread, including the first and the last. */
export function evenly<Item>(items: readonly Item[], max: number): Item[] {
  if (items.length <= max) return [...items]
  const places = Array.from({ length: max }, (_, at) => Math.round((at * (items.length - 1)) / Math.max(1, max - 1)))
  return places.map((place) => items[place] as Item)
}

/** The pages of a download of `total` products, from 1. */
export function downloadPageNumbers(total: number): number[] {
  return Array.from({ length: Math.ceil(Math.min(total, maxDownloadProducts) / downloadPageSize) }, (_, at) => at + 1)
}

/**
 * Estimates the size of all pages from those that were built: `weighed` holds the bytes and the number of products of
 * each; `items` is the total.
 */
export function estimateTotal(
  weighed: readonly { readonly bytes: number; readonly items: number }[],
  items: number,
): number {
  const bytes = weighed.reduce((sum, one) => sum + one.bytes, 0)
  const seen = weighed.reduce((sum, one) => sum + one.items, 0)
  return seen === 0 ? bytes : Math.round((bytes / seen) * items)
}
