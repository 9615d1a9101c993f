import { foldText } from '#contract/search/search-words.ts'

export type Part = { readonly text: string; readonly isTyped: boolean }

/** The folded form of one character: nothing (an accent, an apostrophe), a space, or letters. */
const folded = (character: string) => foldText(`a${character}a`).slice(1, -1)

/** A folded text, with the index in the original for each of its characters. */
function foldedWithPositions(text: string): { folded: string; positions: number[] } {
  const positions: number[] = []
  let all = ''
  let at = 0
  for (const character of text) {
    const one = folded(character)
    const next = one === ' ' && (all === '' || all.endsWith(' ')) ? '' : one
    all += next
    for (let index = 0; index < next.length; index += 1) positions.push(at)
    at += character.length
  }
  return { folded: all, positions }
}

/** Whether an index is the start of a word; in Chinese every character starts a word. */
const isStart = (text: string, at: number) => at === 0 || text[at - 1] === ' ' || /\p{Script=Han}/u.test(text[at] ?? '')

/** The first index at which a folded text contains another one at the start of a word; -1 where none. */
function startOf(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) if (isStart(text, at)) return at
  return -1
}

/**
 * Splits a suggestion into typed parts and the rest, ignoring case, accents and variants of i: the whole input where
 * contiguous, otherwise word by word; matches at the start of a word are preferred.
 */
export function typedParts(suggestion: string, typed: string): Part[] {
  const { folded: text, positions } = foldedWithPositions(suggestion)
  const wanted = foldText(typed)
  if (wanted === '') return [{ text: suggestion, isTyped: false }]
  const segments = text.includes(wanted) ? [wanted] : wanted.split(' ')
  const isTyped = new Array<boolean>(suggestion.length).fill(false)
  for (const piece of segments) {
    const at = startOf(text, piece) < 0 ? text.indexOf(piece) : startOf(text, piece)
    if (at < 0) continue
    // Up to the next letter: a combining accent belongs to the letter before it.
    const end =
      positions.slice(at + piece.length).find((position) => position > (positions[at + piece.length - 1] ?? 0)) ??
      suggestion.length
    isTyped.fill(true, positions[at], end)
  }
  const parts: Part[] = []
  for (let at = 0; at < suggestion.length; at += 1) {
    const last = parts.at(-1)
    if (last && last.isTyped === isTyped[at]) parts[parts.length - 1] = { ...last, text: last.text + suggestion[at] }
    else parts.push({ text: suggestion[at] ?? '', isTyped: isTyped[at] ?? false })
  }
  return parts
}
