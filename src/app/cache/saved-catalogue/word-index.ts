import { isSpelled } from '#contract/search/near-words.ts'

/** The stored words, and for each word the product indexes (numbers from 0) that contain it. */
export type WordIndex = {
  add(word: string, index: number): void
  /** The product indexes of every word that equals or begins with `beginning`. */
  startingWith(beginning: string): Iterable<readonly number[]>
  has(beginning: string): boolean
  /** The product indexes of a whole word. */
  exactly(word: string): readonly number[]
  /**
   * Candidate corrections of a word with up to `edits` typing errors, with the number of products that contain each; the
   * caller still has to check their edit distance.
   */
  similarTo(typed: string, edits: number): { readonly word: string; readonly uses: number }[]
}

type Entry = { readonly word: string; readonly letters: number; readonly indexes: number[] }

/** Creates an empty index. Words are bucketed by their first two characters, so that adding a word sorts nothing. */
export function createWordIndex(): WordIndex {
  const drawers = new Map<string, Map<string, Entry>>()

  function* begun(beginning: string): Generator<Entry> {
    if (beginning.length >= 2) {
      for (const entry of drawers.get(beginning.slice(0, 2))?.values() ?? [])
        if (entry.word.startsWith(beginning)) yield entry
      return
    }
    for (const [start, drawer] of drawers) if (start.startsWith(beginning)) yield* drawer.values()
  }

  return {
    add(word, index) {
      const start = word.slice(0, 2)
      const drawer = drawers.get(start) ?? new Map<string, Entry>()
      drawers.set(start, drawer)
      const entry = drawer.get(word) ?? { word, letters: lettersOf(word), indexes: [] }
      drawer.set(word, entry)
      if (entry.indexes.at(-1) !== index) entry.indexes.push(index)
    },
    *startingWith(beginning) {
      for (const { indexes } of begun(beginning)) yield indexes
    },
    has: (beginning) => !begun(beginning).next().done,
    exactly: (word) => drawers.get(word.slice(0, 2))?.get(word)?.indexes ?? [],
    similarTo(typed, edits) {
      if (edits === 0 || !isSpelled(typed)) return []
      const letters = lettersOf(typed)
      const close: { word: string; uses: number }[] = []
      for (const drawer of drawers.values()) {
        for (const { word, letters: others, indexes } of drawer.values()) {
          const isClose = Math.abs(word.length - typed.length) <= edits && differing(letters, others) <= 2 * edits
          if (isClose) close.push({ word, uses: indexes.length })
        }
      }
      return close
    },
  }
}

/** A bit mask of the letters in a word, one bit for every 32nd character; one edit changes two bits at most. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function differing(one: number, other: number): number {
  let count = 0
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1
  return count
}
