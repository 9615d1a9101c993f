import { foldText, wordsOf } from '#contract/search-words.ts'

const word = /[\p{Letter}\p{Mark}\p{Number}]+/gu

/**
 * The typed text with corrected words, spelled as in the names of the found products ("kosu ayakabisi" becomes "kosu
 * ayakkabısı"). `ways` lists the candidates of each typed word, the word itself first.
 */
export function correctedKey(
  key: string,
  candidates: readonly (readonly string[])[],
  names: readonly string[],
): string {
  const written = names
    .flatMap((name) => name.match(word) ?? [])
    .map((one) => ({ one: one.toLowerCase(), folded: foldText(one) }))
  return key.trim().replace(word, (typed) => {
    const [folded = '', ...more] = wordsOf(typed)
    const near = more.length === 0 ? candidates.find(([own]) => own === folded)?.slice(1) : undefined
    if (!near || near.length === 0) return typed
    return written.find((other) => near.includes(other.folded))?.one ?? near[0] ?? typed
  })
}
