/** A random number generator that repeats its sequence for the same seed. */
export type Random = {
  /** A number from 0 to below 1. */
  next(): number
  /** An integer from 0 to below `most`. */
  below(most: number): number
  /** True once in `inSo` times on average. */
  once(inSo: number): boolean
  pick<One>(list: readonly One[]): One
  uuid(): string
}

/** Mulberry32: small, sufficiently uniform, and the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    once: (inSo) => below(inSo) === 0,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  }
}
