import type { ProductCard } from '#contract/product.ts'

/** Deals that end together; `endTime` is empty where a deal has no end. */
export type DealGroup = { readonly endTime: string; readonly cards: readonly ProductCard[] }

/** The deals of a list by when they end, what ends first in front, each group in the list's order. */
export function groupByEnd(cards: readonly ProductCard[]): DealGroup[] {
  const ends = [...new Set(cards.map(({ endTime }) => endTime ?? ''))].sort()
  // A deal without an end comes last.
  const inOrder = [...ends.filter((end) => end !== ''), ...ends.filter((end) => end === '')]
  return inOrder.map((endTime) => ({ endTime, cards: cards.filter((card) => (card.endTime ?? '') === endTime) }))
}
