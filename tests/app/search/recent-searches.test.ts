import { expect, test } from 'vitest'
import { maxSearches, withoutSearch, withSearch } from '#device/recent-searches.ts'

test('product#suggestions: recent searches: newest first', () => {
  expect(withSearch(['mango'], 'tea set')).toEqual(['tea set', 'mango'])
  expect(withSearch(['tea set', 'mango'], 'mango')).toEqual(['mango', 'tea set'])
})

test.each([
  ['Mango', 'mango'],
  ['  usb-c   cable ', 'USB-C cable'],
  ['çay', 'CAY'],
  ['ёлка', 'Елка'],
])('product#suggestions: recent searches: "%s" and "%s" are equal, and the last spelling is kept', (last, before) => {
  expect(withSearch(['tea', before], last)).toEqual([last.replace(/\s+/g, ' ').trim(), 'tea'])
})

test('product#suggestions: recent searches: searches of punctuation alone are distinct', () =>
  expect(withSearch(['!!'], '??')).toEqual(['??', '!!']))

test('product#limits: recent searches: at most 10', () => {
  const many = Array.from({ length: 14 }, (_, at) => `word ${at}`).reduce<string[]>(withSearch, [])
  expect(many).toHaveLength(maxSearches)
  expect(maxSearches).toBe(10)
  expect(many[0]).toBe('word 13')
  expect(many.at(-1)).toBe('word 4')
})

test('product#suggestions: recent searches: an entry is removed regardless of case', () =>
  expect(withoutSearch(['Mango', 'tea'], 'mango')).toEqual(['tea']))
