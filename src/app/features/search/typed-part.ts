import { foldText } from '#contract/search-words.ts'

export type Part = { readonly text: string; readonly isTyped: boolean }

/** What one character becomes in a folded text: nothing (an accent, an apostrophe), a space, or letters. */
const folded = (character: string) => foldText(`a${character}a`).slice(1, -1)

/** A folded text, and which character of the original each of its places comes from. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = []
  let all = ''
  let at = 0
  for (const character of text) {
    const one = folded(character)
    const next = one === ' ' && (all === '' || all.endsWith(' ')) ? '' : one
    all += next
    for (let index = 0; index < next.length; index += 1) places.push(at)
    at += character.length
  }
  return { folded: all, places }
}

/** Whether nothing but a word's own beginning stands before a place; in Chinese every character begins a word. */
const isStart = (text: string, at: number) => at === 0 || text[at - 1] === ' ' || /\p{Script=Han}/u.test(text[at] ?? '')

/** The first place at which a folded text holds another one at a word's start; -1 where it does not. */
function startOf(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) if (isStart(text, at)) return at
  return -1
}

/**
 * Cuts a suggestion into what was typed and the rest, whatever case, accents and i's either has: the whole of it where
 * it stands together, else word by word; rather at a word's start than within one.
 */
export function typedParts(suggestion: string, typed: string): Part[] {
  const { folded: text, places } = foldedWithPlaces(suggestion)
  const wanted = foldText(typed)
  if (wanted === '') return [{ text: suggestion, isTyped: false }]
  const pieces = text.includes(wanted) ? [wanted] : wanted.split(' ')
  const isTyped = new Array<boolean>(suggestion.length).fill(false)
  for (const piece of pieces) {
    const at = startOf(text, piece) < 0 ? text.indexOf(piece) : startOf(text, piece)
    if (at < 0) continue
    // Up to the next letter: an accent written apart belongs to the letter before it.
    const end =
      places.slice(at + piece.length).find((place) => place > (places[at + piece.length - 1] ?? 0)) ?? suggestion.length
    isTyped.fill(true, places[at], end)
  }
  const parts: Part[] = []
  for (let at = 0; at < suggestion.length; at += 1) {
    const last = parts.at(-1)
    if (last && last.isTyped === isTyped[at]) parts[parts.length - 1] = { ...last, text: last.text + suggestion[at] }
    else parts.push({ text: suggestion[at] ?? '', isTyped: isTyped[at] ?? false })
  }
  return parts
}
