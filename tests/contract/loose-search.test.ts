import { expect, test } from 'vitest'
import { looseSearches, oneLetterApart } from '#contract/search/loose-search.ts'

const word = (text: string, uses: number, { isType = false, near = [] as string[] } = {}) => ({
  word: text,
  uses,
  isType,
  near,
})
const tried = (words: Parameters<typeof looseSearches>[0]) =>
  looseSearches(words).map((search) =>
    search.words.map((one) => (search.corrected.includes(one) ? `${one}~` : one)).join(' '),
  )

test('product#left-out: most words come first, then the word of the type, then the rarer words', () => {
  expect(tried([word('blue', 90), word('velvet', 5), word('sofa', 20, { isType: true })])).toEqual([
    'blue velvet sofa',
    'velvet sofa',
    'blue sofa',
    'blue velvet',
    'sofa',
    'velvet',
    'blue',
  ])
})

test('product#left-out: an unknown word is left out first; a short word is corrected before a word is left out', () => {
  expect(tried([word('zzzzqqq', 0), word('blue', 90), word('sofa', 20)])).toEqual(['blue sofa', 'sofa', 'blue'])
  expect(tried([word('sop', 0, { near: ['soap'] }), word('rose', 9)])).toEqual(['rose sop~', 'rose'])
  expect(tried([word('pik', 2, { near: ['pick'] }), word('hair', 9)])).toEqual(['pik hair', 'pik~ hair', 'pik', 'hair'])
})

test('product#left-out: one word alone is neither corrected nor left out, and long texts try few searches', () => {
  expect(tried([word('sop', 0, { near: ['soap'] })])).toEqual([])
  expect(tried([word('sop', 0, { near: ['soap'] }), word('zzzzqqq', 0)])).toEqual([])
  const many = Array.from({ length: 50 }, (_, at) => word(`word${at}`, at + 1, { near: ['other'] }))
  expect(looseSearches(many).length).toBeLessThan(40)
})

test('product#left-out: words of one letter more, less or other, or two swapped, may be meant, the most used first', () => {
  const candidates = ['soap', 'top', 'so', 'spo', 'sop', 'stamp'].map((one, uses) => ({ word: one, uses }))
  expect(oneLetterApart('sop', candidates)).toEqual(['spo', 'top', 'soap'])
})
