/** The number of typing errors that are corrected in a word: none below 4 letters, one up to 7 letters, two from 8. */
export const editsAllowed = (word: string): 0 | 1 | 2 => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Whether typing errors in a word can be corrected: the word consists of letters of an alphabet. */
export const isSpelled = (word: string): boolean =>
  /^\p{Letter}{3,30}$/u.test(word) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** The edit distance of two words: the number of letters to change, add, remove, or swap with a neighbour. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const line = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min(at(line, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + same)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) least = Math.min(least, at(before, j - 2) + 1)
      line.push(least)
    }
    before = last
    last = line
  }
  return at(last, other.length)
}

const at = (line: readonly number[], index: number): number => line[index] ?? Infinity

/**
 * At most 5 of the candidates nearest to a typed word, the most used first; only those of the least allowed distance.
 */
export function nearest(typed: string, candidates: readonly { word: string; uses: number }[]): string[] {
  const measured = candidates
    .map(({ word, uses }) => ({ word, uses, edits: distance(typed, word) }))
    .filter(({ edits }) => edits <= editsAllowed(typed))
  const least = Math.min(...measured.map(({ edits }) => edits))
  return measured
    .filter(({ edits }) => edits === least)
    .sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, 5)
    .map(({ word }) => word)
}
