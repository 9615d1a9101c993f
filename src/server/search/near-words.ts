import { isSpelled } from '#contract/near-words.ts'

/** Deletions are made of a word's first letters only, so that a long word has at most 29 of them. */
const prefixLength = 7

/** Deletions under which the index keeps a word: enough for every typed word that may mean it. */
export const indexDeletions = (word: string): number[] =>
  isSpelled(word) ? deletionsOf(word, word.length < 6 ? 1 : 2) : []

/**
 * The word's beginning with up to `edits` letters left out, each as a 32-bit hash. Two words that differ by at most so
 * many edits share one (symmetric deletions); so may others, which `distance` sorts out.
 */
export function deletionsOf(word: string, edits: number): number[] {
  let layer = new Set([word.slice(0, prefixLength)])
  const all = new Set(layer)
  for (let edit = 0; edit < edits; edit += 1) {
    layer = new Set([...layer].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))))
    for (const text of layer) all.add(text)
  }
  return [...new Set([...all].map(hash))]
}

/** FNV-1a as a signed 32-bit number. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value | 0
}
