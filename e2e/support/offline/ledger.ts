/** Quantities by SKU. */
export type Quantities = Record<number, number>

/** The taps, recorded by the test itself: the quantities that the server must have in the end. */
export type Ledger = {
  /** Records a change of a quantity. */
  write(skuId: number, count: number): void
  expected(): Quantities
  of(skuId: number): number
  /** The expected number of every badge. */
  sum(): number
}

/** Opens a ledger over the cart's initial quantities. */
export function openLedger(before: Quantities = {}): Ledger {
  const quantities = new Map(Object.entries(before).map(([skuId, count]) => [Number(skuId), count]))
  const ledger: Ledger = {
    write: (skuId, count) => void quantities.set(skuId, ledger.of(skuId) + count),
    expected: () => Object.fromEntries([...quantities].filter(([, count]) => count > 0)),
    of: (skuId) => quantities.get(skuId) ?? 0,
    sum: () => [...quantities.values()].reduce((all, count) => all + count, 0),
  }
  return ledger
}
