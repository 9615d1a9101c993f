import { distance, isSpelled } from './near-words.ts'

/** A word of a search whose words find nothing together (docs/product.md#left-out). */
type LooseWord = {
  readonly word: string
  /** About how many products have the word; 0 for an unknown word. */
  readonly uses: number
  /** Whether the word names the type of the product. */
  readonly isType: boolean
  /** The known words that differ from a short word by one letter. */
  readonly near: readonly string[]
}

/** A search to try: its words, and those of them that also stand for their near words. */
export type LooseSearch = { readonly words: readonly string[]; readonly corrected: readonly string[] }

/** The largest number of words that are corrected together, or one after the other. */
const maxCorrected = 3
/** The largest number of searches that leave words out: all of five words, the most promising of more words. */
const maxLeaving = 32
/** The largest number of near words of one word. */
const maxNear = 20

/** Whether a word has three or four letters: too few to tell without the other words which word is meant. */
export const isShort = (word: string): boolean => isSpelled(word) && word.length <= 4

/** The candidates that differ from a short word by one letter, the most used first. */
export const oneLetterApart = (
  typed: string,
  candidates: readonly { readonly word: string; readonly uses: number }[],
): string[] =>
  candidates
    .filter(({ word }) => isSpelled(word) && distance(typed, word) === 1)
    .sort((one, other) => other.uses - one.uses || (one.word < other.word ? -1 : 1))
    .slice(0, maxNear)
    .map(({ word }) => word)

/**
 * The searches to try where several words find nothing together; the first search that finds a product counts. Searches
 * with more of the words come first; of as many words, first the words as typed, then with short words corrected. Among
 * the searches that leave out as many words, those come first that keep the word for the type, then those that keep the
 * rarer words. Empty for a single word.
 */
export function looseSearches(words: readonly LooseWord[]): LooseSearch[] {
  if (words.length < 2) return []
  const known = words.filter(({ uses }) => uses > 0)
  const mistyped = words.filter(({ uses, near }) => uses === 0 && near.length > 0).slice(0, maxCorrected)
  const all = [...known, ...mistyped]
  const doubtful = known
    .filter(({ near }) => near.length > 0)
    .sort((one, other) => one.uses - other.uses)
    .slice(0, maxCorrected)
  const corrections = [...(mistyped.length > 0 ? [mistyped] : []), ...doubtful.map((one) => [...mistyped, one])]
  const searches = [
    ...(known.length > 0 ? [{ words: known, corrected: [] }] : []),
    ...(all.length > 1 ? corrections.map((corrected) => ({ words: all, corrected })) : []),
    ...leaving(known).map((kept) => ({ words: kept, corrected: [] })),
  ]
  return searches
    .sort((one, other) => other.words.length - one.words.length)
    .map((search) => ({
      words: search.words.map(({ word }) => word),
      corrected: search.corrected.map(({ word }) => word),
    }))
}

/** The lists that leave out one, two and more of the words, but not all. */
function leaving(words: readonly LooseWord[]): LooseWord[][] {
  const expendable = [...words].sort((one, other) => Number(one.isType) - Number(other.isType) || other.uses - one.uses)
  const lists: LooseWord[][] = []
  for (let count = 1; count < words.length && lists.length < maxLeaving; count += 1)
    lists.push(...without(expendable, count))
  return lists.slice(0, maxLeaving)
}

/** The lists without `count` of the words; lists without the first words come first. */
function without<Word>(words: readonly Word[], count: number): Word[][] {
  if (count === 0) return [[...words]]
  return words.flatMap((_, at) =>
    without(words.slice(at + 1), count - 1).map((rest) => [...words.slice(0, at), ...rest]),
  )
}
