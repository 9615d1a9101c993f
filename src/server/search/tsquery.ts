/**
 * A PostgreSQL tsquery in which every word, or one of what may stand for it, must come, whole or as a beginning.
 * `weight` A asks for words of titles. The words come from `wordsOf`: letters, marks and digits, so nothing to escape.
 */
export function tsqueryOf(words: readonly (readonly string[])[], weight: '' | 'A' = ''): string {
  return words.map((ways) => `(${ways.map((way) => `'${way}':*${weight}`).join(' | ')})`).join(' & ')
}

/** A tsvector literal: the words of the title weigh A, all others D. PostgreSQL keeps a weight only at a position. */
export function tsvectorOf(titleWords: Iterable<string>, otherWords: Iterable<string>): string {
  const inTitle = new Set(titleWords)
  const others = new Set([...otherWords].filter((word) => !inTitle.has(word)))
  return [...[...inTitle].map((word) => `'${word}':1A`), ...[...others].map((word) => `'${word}':1`)].join(' ')
}
