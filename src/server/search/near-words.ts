import { isSpelled } from '#contract/search/near-words.ts'

/** Deletions cover only a word's first letters, so that a long word has at most 29 of them. */
const prefixLength = 7

/** The deletions under which the index stores a word; they match every typed word that may mean it. */
export const indexDeletions = (word: string): number[] =>
  isSpelled(word) ? deletionsOf(word, word.length < 6 ? 1 : 2) : []

/**
 * The 32-bit hashes of the word's beginning with up to `edits` letters removed. Two words within `edits` edits share a
 * hash (symmetric deletions). Other words may share one, too; `distance` filters those.
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
