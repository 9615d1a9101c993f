import type { ProductCard } from '#contract/product/product.ts'

/** Deals that end together; `endTime` is empty for deals without an end. */
export type DealGroup = { readonly endTime: string; readonly cards: readonly ProductCard[] }

/** Groups the deals of a list by their end, earliest end first; each group keeps the order of the list. */
export function groupByEnd(cards: readonly ProductCard[]): DealGroup[] {
  const ends = [...new Set(cards.map(({ endTime }) => endTime ?? ''))].sort()
  // Deals without an end come last.
  const inOrder = [...ends.filter((end) => end !== ''), ...ends.filter((end) => end === '')]
  return inOrder.map((endTime) => ({ endTime, cards: cards.filter((card) => (card.endTime ?? '') === endTime) }))
}
