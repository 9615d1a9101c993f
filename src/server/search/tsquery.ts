import type { Language } from '#contract/wire.ts'
import type { SearchFilters } from './search-filters.ts'

/**
 * Marks are words that cannot be typed. A product's category, department, brand and types, and the types that its
 * category names, are stored as marks among its words, so that one index finds them together.
 */
export const markOf = {
  category: (id: number) => `#c${id}`,
  brand: (id: number) => `#b${id}`,
  type: (form: string, lang: Language) => `=${lang}:${form}`,
  categoryType: (form: string, lang: Language) => `~${lang}:${form}`,
} as const

type QueryOptions = {
  /** Groups of marks; a product needs a mark of each group. */
  readonly marks?: readonly (readonly string[])[]
  /** For some words, all words with that beginning. */
  readonly begun?: SearchFilters['begun']
}

/**
 * A PostgreSQL tsquery that requires every word (or one of its candidates, whole or as a beginning) and one mark of
 * each group. The words come from `wordsOf` and consist of letters, marks and digits, so nothing needs escaping.
 */
export function tsqueryOf(
  words: readonly (readonly string[])[],
  { marks = [], begun = {} }: QueryOptions = {},
): string {
  const termsOf = (alternative: string) =>
    (Object.hasOwn(begun, alternative) ? begun[alternative] : undefined)?.map((word) => `'${word}'`) ?? [
      `'${alternative}':*`,
    ]
  return [
    ...words.map((alternatives) => `(${alternatives.flatMap(termsOf).join(' | ')})`),
    ...marks.map((group) => `(${anyMarkOf(group)})`),
  ].join(' & ')
}

/** A tsquery that requires one of these marks. */
export const anyMarkOf = (marks: readonly string[]): string => marks.map((mark) => `'${mark}'`).join(' | ')

/**
 * A tsvector literal: words of the title and marks weigh A, all others D. PostgreSQL stores a weight only with a
 * position.
 */
export function tsvectorOf(
  titleWords: Iterable<string>,
  otherWords: Iterable<string>,
  marks: readonly string[],
): string {
  const inTitle = new Set([...titleWords, ...marks])
  const others = new Set([...otherWords].filter((word) => !inTitle.has(word)))
  return [...[...inTitle].map((word) => `'${word}':1A`), ...[...others].map((word) => `'${word}':1`)].join(' ')
}
