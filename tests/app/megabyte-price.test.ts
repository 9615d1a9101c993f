import { expect, test } from 'vitest'
import { costOf, readPrice } from '#features/settings/use-data-cost.ts'

test.each([
  ['0.15', 0.15],
  ['0,15', 0.15],
  [' 12 ', 12],
  ['3.', 3],
  ['', null],
  ['  ', null],
  ['.', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['free', undefined],
  ['1.23456', undefined],
  ['1,2,3', undefined],
])('product#data-meter: a price entered as %j is parsed as %j', (typed, price) => expect(readPrice(typed)).toBe(price))

test.each([
  [3_400_000, 0.15, 0.51],
  [0, 10, 0],
  [412_000, 1, 0.41],
])('product#data-meter: %i bytes at %d for 1 MB cost %d', (bytes, price, cost) =>
  expect(costOf(bytes, price)).toBe(cost),
)
