/** How many of each thing, by its variant. */
export type Quantities = Record<number, number>

/** What was tapped, written down by the test itself: what the shop must have in the end. */
export type Ledger = {
  /** So many more, or fewer. */
  write(skuId: number, count: number): void
  meant(): Quantities
  of(skuId: number): number
  /** The number that every badge must say. */
  sum(): number
}

/** Opens a ledger over what the cart had before. */
export function openLedger(before: Quantities = {}): Ledger {
  const quantities = new Map(Object.entries(before).map(([skuId, count]) => [Number(skuId), count]))
  const ledger: Ledger = {
    write: (skuId, count) => void quantities.set(skuId, ledger.of(skuId) + count),
    meant: () => Object.fromEntries([...quantities].filter(([, count]) => count > 0)),
    of: (skuId) => quantities.get(skuId) ?? 0,
    sum: () => [...quantities.values()].reduce((all, count) => all + count, 0),
  }
  return ledger
}
