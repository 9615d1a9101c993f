import { foldText, wordsOf } from '#contract/search-words.ts'

const word = /[\p{Letter}\p{Mark}\p{Number}]+/gu

/**
 * What was typed with its mended words in place of the wrong ones, as the names of what was found write them
 * ("kosu ayakabisi": "kosu ayakkabısı"). `ways` is for each typed word what stands for it, itself first.
 */
export function mendedKey(key: string, ways: readonly (readonly string[])[], names: readonly string[]): string {
  const written = names
    .flatMap((name) => name.match(word) ?? [])
    .map((one) => ({ one: one.toLowerCase(), folded: foldText(one) }))
  return key.trim().replace(word, (typed) => {
    const [folded = '', ...more] = wordsOf(typed)
    const near = more.length === 0 ? ways.find(([own]) => own === folded)?.slice(1) : undefined
    if (!near || near.length === 0) return typed
    return written.find((other) => near.includes(other.folded))?.one ?? near[0] ?? typed
  })
}
