import { expect, test } from 'vitest'
import { distance, editsAllowed, nearest } from '#contract/search/near-words.ts'
import { deletionsOf, indexDeletions } from '#server/search/near-words.ts'

test('wire#search: one error is allowed up to 7 letters, two from 8, none below 4', () => {
  expect(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map(editsAllowed)).toEqual([0, 1, 1, 2])
})

test('wire#search: an edit changes, adds, drops or swaps a letter', () => {
  for (const [one, other, edits] of [
    ['shoes', 'shoes', 0],
    ['shoes', 'sheos', 1],
    ['shoes', 'shoe', 1],
    ['hedphones', 'headphones', 1],
    ['ayakabisi', 'ayakkabisi', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ] as const) {
    expect(distance(one, other), `${one} ${other}`).toBe(edits)
    expect(distance(other, one)).toBe(edits)
  }
})

test('wire#search: words within the allowed edits share a deletion with the index', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let count = 0; count < 2000; count += 1) {
    const word = Array.from({ length: 4 + next(9) }, () => letters[next(26)]).join('')
    const edit = (text: string) => {
      const at = next(text.length)
      return [
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + letters[next(26)] + text.slice(at),
        text.slice(0, at) + letters[next(26)] + text.slice(at + 1),
      ][next(3)] as string
    }
    const typed = word.length > 9 ? edit(edit(word)) : edit(word)
    const edits = editsAllowed(typed)
    if (distance(typed, word) > edits || word.length < 3) continue
    const index = new Set(indexDeletions(word))
    expect(
      deletionsOf(typed, edits).some((deletion) => index.has(deletion)),
      `${typed} ${word}`,
    ).toBe(true)
  }
})

test('wire#search: only the nearest words replace a typed word, the most used first', () => {
  const candidates = [
    { word: 'speakers', uses: 90 },
    { word: 'sneakers', uses: 3 },
    { word: 'sneaker', uses: 5 },
  ]
  expect(nearest('sneekers', candidates)).toEqual(['sneakers'])
  expect(nearest('zzzzz', candidates)).toEqual([])
})
