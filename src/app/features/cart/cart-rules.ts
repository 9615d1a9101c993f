import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'

/**
 * The reason why a line cannot be ordered; null if the line can be ordered. A line with less stock than its quantity
 * can still be ordered.
 */
export function unavailableReason({
  isAvailable,
  stocks,
}: Pick<FoldedLine, 'isAvailable' | 'stocks'>): 'NOT_IN_AREA' | 'OUT_OF_STOCK' | null {
  if (!isAvailable) return 'NOT_IN_AREA'
  return stocks === 0 ? 'OUT_OF_STOCK' : null
}

/** The value of the goods in an estimate, summed in hundredths. */
export const goodsOf = ({ shops }: CartEstimate): number =>
  shops.reduce((all, { goods }) => all + Math.round(goods * 100), 0) / 100

/**
 * The value of some lines by the prices known on this phone, and the saving against the old prices. Sums are computed
 * in hundredths to avoid rounding errors.
 */
export function estimate(lines: readonly FoldedLine[]): {
  readonly goods: number
  readonly saved: number
  readonly count: number
} {
  const sum = (of: (line: FoldedLine) => number) =>
    lines.reduce((all, line) => all + Math.round(of(line) * 100) * line.quantity, 0) / 100
  return {
    goods: sum(({ price }) => price),
    saved: sum(({ price, oriPrice }) => Math.max(0, oriPrice - price)),
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
  }
}
