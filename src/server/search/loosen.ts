import { isShort, looseSearches, oneLetterApart } from '#contract/search/loose-search.ts'
import type { Database } from '../database/database.ts'
import { readFinding, readFirstFinding } from './loosen-store.ts'
import { deletionsOf } from './near-words.ts'
import type { SearchFilters } from './search-filters.ts'
import { spellingOf, type Term, termOf } from './spelling.ts'
import { readCandidates } from './spelling-store.ts'

type Typed = { readonly terms: readonly Term[]; readonly typeWords: readonly string[] }

const typedWordOf = ({ words: [word = ''] }: Term): string => word

/**
 * For words that find nothing together in a region: most of the words, with short words corrected, as they find
 * something (`looseSearches`). Null if the words find something as typed, or if no word finds anything. Takes three
 * statements at most, whatever the number of words.
 */
export async function loosen(db: Database, { terms, typeWords }: Typed, regionId: number): Promise<Term[] | null> {
  if (terms.length < 2) return null
  const short = terms.map(typedWordOf).filter(isShort)
  const deletions = [...new Set(short.flatMap((word) => deletionsOf(word, 1)))]
  const candidates = deletions.length > 0 ? await readCandidates(db, deletions) : []
  const usesOf = new Map(candidates.map(({ word, uses }) => [word, uses]))
  const nearOf = new Map(short.map((word) => [word, oneLetterApart(word, candidates)]))

  const termOfWord = (word: string) => terms.find((term) => typedWordOf(term) === word) as Term
  /** A term of near words, whole: as beginnings, such short words would match many others. */
  const wholeWords = (words: readonly string[]): Term =>
    termOf(
      words,
      words.map((word) => ({ word, begun: [word], uses: usesOf.get(word) ?? 0, titleUses: usesOf.get(word) ?? 0 })),
    )
  const corrected = (word: string, near: readonly string[]): Term => {
    const [own, added] = [termOfWord(word), wholeWords(near)]
    const begun = own.begun[word]
    return {
      words: [word, ...near],
      begun: { ...added.begun, ...(begun && { [word]: begun }) },
      uses: own.uses + added.uses,
      titleUses: own.titleUses + added.titleUses,
    }
  }
  const searchOf = (searched: readonly Term[]): SearchFilters => ({ regionId, attributes: [], ...spellingOf(searched) })

  const searches = looseSearches(
    terms.map((term) => {
      const word = typedWordOf(term)
      return { word, uses: term.uses, isType: typeWords.includes(word), near: nearOf.get(word) ?? [] }
    }),
  ).map((search) => ({
    ...search,
    terms: search.words.map((word) =>
      search.corrected.includes(word) ? corrected(word, nearOf.get(word) ?? []) : termOfWord(word),
    ),
  }))
  const at = await readFirstFinding(
    db,
    searches.map((search) => searchOf(search.terms)),
  )
  const found = at === null ? undefined : searches[at]
  if (!found || (found.words.length === terms.length && found.corrected.length === 0)) return null

  // Of the near words, only those count that fit the other words.
  const pairs = found.corrected.flatMap((word) => (nearOf.get(word) ?? []).map((near) => ({ word, near })))
  const fits = await readFinding(
    db,
    pairs.map(({ word, near }) =>
      searchOf(found.terms.map((term) => (typedWordOf(term) === word ? wholeWords([near]) : term))),
    ),
  )
  return found.terms.map((term) => {
    const fitting = pairs.filter(({ word }, index) => word === typedWordOf(term) && fits[index]).map(({ near }) => near)
    return fitting.length > 0 ? corrected(typedWordOf(term), fitting) : term
  })
}
