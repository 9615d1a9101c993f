import type { ListedItem } from '../listed-item.ts'

/** The items of a list that are still to buy, in numbers. */
export type ListSums = {
  readonly all: number
  readonly left: number
  /** The value of the products that are still to buy, at their last known prices, and the saving against the old prices. */
  readonly goods: number
  readonly saved: number
  readonly symbol: string
}

/** Adds up a list. Sums are computed in hundredths to avoid rounding errors. */
export function sumsOf(items: readonly ListedItem[]): ListSums {
  const left = items.filter(({ isTicked }) => !isTicked)
  const sum = (of: (card: NonNullable<ListedItem['card']>) => number) =>
    left.reduce((all, { card, count }) => all + (card ? Math.round(of(card) * 100) * count : 0), 0) / 100
  return {
    all: items.length,
    left: left.length,
    goods: sum(({ price }) => price),
    saved: sum(({ price, oriPrice }) => Math.max(0, oriPrice - price)),
    symbol: items.find(({ card }) => card)?.card?.priceSymbol ?? '',
  }
}
