import { editsAllowed, isSpelled, nearest } from '#contract/search/near-words.ts'
import type { Database } from '../database/database.ts'
import { deletionsOf } from './near-words.ts'
import type { SearchFilters } from './search-filters.ts'
import { readCandidates, readUses, type Uses } from './spelling-store.ts'

/**
 * If a word matches this many times more products than the rarest word, its index look-up costs more than checking the
 * rarest word's rows.
 */
const muchMore = 8

/** The candidates of one typed word, the word itself first, and the number of uses of all of them. */
export type Term = Uses & {
  readonly words: readonly string[]
  readonly begun: Readonly<Record<string, readonly string[]>>
}

/**
 * The candidates of each typed word, the rarest word first; the number of words to look up in the index, and in which
 * words; whether a word was corrected; and the number of uses of the rarest word.
 */
export type Spelling = Uses & {
  readonly words: readonly (readonly string[])[]
  readonly indexed: number
  readonly begun: SearchFilters['begun']
  readonly isCorrected: boolean
}

/** Adds to every unknown word the nearest known words ("sneekers": sneakers); in the order of the words. */
export async function spell(db: Database, words: readonly string[]): Promise<Term[]> {
  const known = await readUses(db, words)
  return Promise.all(
    words.map(async (word) => {
      const own = known.get(word)
      if (own?.uses || !isSpelled(word) || editsAllowed(word) === 0) return termOf([word], own ? [own] : [])
      const near = nearest(word, await readCandidates(db, deletionsOf(word, editsAllowed(word))))
      // The near words match as beginnings, too.
      return termOf([word, ...near], [...(await readUses(db, near)).values()])
    }),
  )
}

/** A term of these candidates; `meant` are the uses of the known candidates. */
export const termOf = (
  words: readonly string[],
  meant: readonly (Uses & { readonly word: string; readonly begun: readonly string[] | null })[],
): Term => ({
  words,
  begun: Object.fromEntries(meant.flatMap(({ word, begun }) => (begun ? [[word, begun]] : []))),
  uses: sumOf(meant.map(({ uses }) => uses)),
  titleUses: sumOf(meant.map(({ titleUses }) => titleUses)),
})

/** The spelling of a search for these terms. */
export function spellingOf(unsorted: readonly Term[]): Spelling {
  const terms = [...unsorted].sort((one, other) => one.uses - other.uses)
  const [rarest] = terms
  return {
    words: terms.map((term) => term.words),
    indexed: terms.filter(({ uses }) => uses <= (rarest?.uses ?? 0) * muchMore).length,
    begun: Object.fromEntries(terms.flatMap(({ begun }) => Object.entries(begun))),
    isCorrected: terms.some((term) => term.words.length > 1),
    uses: rarest?.uses ?? 0,
    titleUses: rarest ? Math.min(...terms.map(({ titleUses }) => titleUses)) : 0,
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
