import type { FoldedLine } from '#offline/domains/cart/fold.ts'

/** Why a line cannot be ordered; null where it can. What is only fewer than wanted still can. */
export function whyNot({
  isAvailable,
  stocks,
}: Pick<FoldedLine, 'isAvailable' | 'stocks'>): 'NOT_IN_AREA' | 'OUT_OF_STOCK' | null {
  if (!isAvailable) return 'NOT_IN_AREA'
  return stocks === 0 ? 'OUT_OF_STOCK' : null
}

/** What lines cost by the prices that this phone knows, and what is saved against the old ones; summed in hundredths. */
export function estimate(lines: readonly FoldedLine[]): {
  readonly total: number
  readonly saved: number
  readonly count: number
} {
  const sum = (of: (line: FoldedLine) => number) =>
    lines.reduce((all, line) => all + Math.round(of(line) * 100) * line.quantity, 0) / 100
  return {
    total: sum(({ price }) => price),
    saved: sum(({ price, oriPrice }) => Math.max(0, oriPrice - price)),
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
  }
}
