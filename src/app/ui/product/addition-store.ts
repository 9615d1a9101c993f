/** What somebody wants in the cart: a variant that was chosen, or a card's product, of which one may still have to be chosen. */
export type Addition = { readonly prodId: number; readonly skuId?: number; readonly count?: number }

export type Additions = {
  /** What is still to be done, the oldest first; the code for it may be on its way. */
  readonly wanted: readonly Addition[]
  /** Products whose additions the shop does not know yet. */
  readonly waiting: ReadonlySet<number>
}

let now: Additions = { wanted: [], waiting: new Set() }
const listeners = new Set<() => void>()

/** What buttons ask for and what becomes of it, for `useSyncExternalStore`; the server knows of none. */
export const additions = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: () => now,
  change: (next: Partial<Additions>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  },
}

/** Asks for something to be put into the cart. Nothing is lost where the code that does it comes later. */
export const requestAddition = (addition: Addition): void => additions.change({ wanted: [...now.wanted, addition] })
