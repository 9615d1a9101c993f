import type { FoldedLine } from '#offline/domains/cart/fold.ts'

/** Why a line cannot be ordered; null where it can. What is only fewer than wanted still can. */
export function whyNot({
  isAvailable,
  stocks,
}: Pick<FoldedLine, 'isAvailable' | 'stocks'>): 'NOT_IN_AREA' | 'OUT_OF_STOCK' | null {
  if (!isAvailable) return 'NOT_IN_AREA'
  return stocks === 0 ? 'OUT_OF_STOCK' : null
}
