import { foldText, typedWordsOf, wordsOf } from './search-words.ts'

const token = /[\p{Letter}\p{Mark}\p{Number}]+/gu
const tokenWithApostrophe = /[\p{Letter}\p{Mark}\p{Number}'’ʼ`]+/gu

/**
 * A typed text without the words that a search leaves out, and these words as typed. Joining words at the ends of the
 * rest are dropped ("shampoo for zzz": shampoo).
 */
export function withoutWords(text: string, leftOut: readonly string[]): { text: string; leftOut: string[] } {
  if (leftOut.length === 0) return { text: text.trim(), leftOut: [] }
  const searched = typedWordsOf(text)
  const searchedIn = (typed: string) => wordsOf(typed).filter((word) => searched.includes(word))
  const removed: string[] = []
  const rest = text.replace(tokenWithApostrophe, (typed) => {
    const words = searchedIn(typed)
    const kept = words.filter((word) => !leftOut.includes(word))
    if (kept.length === words.length) return typed
    const parts = kept.length === 0 ? { kept: '', removed: typed } : partsOf(typed, kept)
    removed.push(...(parts.removed ? [parts.removed] : words.filter((word) => leftOut.includes(word))))
    return parts.kept
  })
  const shown = [...rest.matchAll(tokenWithApostrophe)].filter(([typed]) => searchedIn(typed).length > 0)
  const last = shown[shown.length - 1]
  const end = last ? (last.index ?? 0) + last[0].length : 0
  return { text: rest.slice(shown[0]?.index ?? 0, end).replace(/\s+/g, ' '), leftOut: [...new Set(removed)] }
}

/** Divides a run of Chinese characters: the characters of the kept pairs, and the others. */
function partsOf(typed: string, kept: readonly string[]): { kept: string; removed: string } {
  const folded = foldText(typed)
  if (folded.length !== typed.length) return { kept: typed, removed: '' }
  const isKept = new Array<boolean>(typed.length).fill(false)
  for (const word of kept) {
    const at = folded.indexOf(word)
    if (at >= 0) isKept.fill(true, at, at + word.length)
  }
  const charactersWhere = (wanted: boolean) => [...typed].filter((_, at) => isKept[at] === wanted).join('')
  return { kept: charactersWhere(true), removed: charactersWhere(false) }
}

/**
 * The typed text with corrected words, spelled as in the names of the found products ("kosu ayakabisi" becomes "kosu
 * ayakkabısı"). `candidates` are the candidates of each typed word, the word itself first.
 */
export function correctedText(
  text: string,
  candidates: readonly (readonly string[])[],
  names: readonly string[],
): string {
  const written = names
    .flatMap((name) => name.match(token) ?? [])
    .map((one) => ({ one: one.toLowerCase(), folded: foldText(one) }))
  return text.trim().replace(token, (typed) => {
    const [folded = '', ...more] = wordsOf(typed)
    const near = more.length === 0 ? candidates.find(([own]) => own === folded)?.slice(1) : undefined
    if (!near || near.length === 0) return typed
    return written.find((other) => near.includes(other.folded))?.one ?? near[0] ?? typed
  })
}
