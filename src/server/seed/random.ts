/** A deterministic random generator: every draw follows from the key alone. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A fraction between two bounds. */
  between(low: number, high: number): number
  /** A whole number, both bounds included. */
  whole(low: number, high: number): number
  /** Whether an event of this probability happens. */
  chance(probability: number): boolean
  /** One item of a non-empty list. */
  pick<Item>(list: readonly Item[]): Item
  /** The list in another order. */
  shuffled<Item>(list: readonly Item[]): Item[]
}

/** A separate generator for `key`, so that draws elsewhere do not change the draws here. */
export function randomOf(key: string): Random {
  let state = hashOf(key)
  // mulberry32: 32 bits of state suffice for the few hundred draws of one product.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick: <Item>(list: readonly Item[]) => list[whole(0, list.length - 1)] as Item,
    shuffled: (list) => {
      const order = [...list]
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        const swapped = order[last] as (typeof order)[number]
        order[last] = order[other] as (typeof order)[number]
        order[other] = swapped
      }
      return order
    },
  }
}

/** FNV-1a over the key, mixed once more, because similar keys must not give similar numbers. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
