import type { SearchWish } from './search-wish.ts'

/** Words that nobody can type: a product's category and department, and its brand, stand among its words, where an index finds them together. */
export const markOf = { category: (id: number) => `#c${id}`, brand: (id: number) => `#b${id}` } as const

/**
 * A PostgreSQL tsquery in which every word, or one of what may stand for it, must come, whole or as a beginning, and every mark.
 * `begun` names for some of them all words that begin so. The words come from `wordsOf`: letters, marks and digits, so nothing to escape.
 */
export function tsqueryOf(
  words: readonly (readonly string[])[],
  marks: readonly string[] = [],
  begun: SearchWish['begun'] = {},
): string {
  const termsOf = (way: string) =>
    (Object.hasOwn(begun, way) ? begun[way] : undefined)?.map((word) => `'${word}'`) ?? [`'${way}':*`]
  return [...words.map((ways) => `(${ways.flatMap(termsOf).join(' | ')})`), ...marks.map((mark) => `'${mark}'`)].join(
    ' & ',
  )
}

/** A tsvector literal: the words of the title and the marks weigh A, all others D. PostgreSQL keeps a weight only at a position. */
export function tsvectorOf(
  titleWords: Iterable<string>,
  otherWords: Iterable<string>,
  marks: readonly string[],
): string {
  const inTitle = new Set([...titleWords, ...marks])
  const others = new Set([...otherWords].filter((word) => !inTitle.has(word)))
  return [...[...inTitle].map((word) => `'${word}':1A`), ...[...others].map((word) => `'${word}':1`)].join(' ')
}
