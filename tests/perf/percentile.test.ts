import { expect, test } from 'vitest'
import { percentile } from '#e2e/perf/percentile.ts'

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1], 0.99, 1],
  [[5, 4, 3, 2, 1], 0.95, 5],
  [Array.from({ length: 100 }, (_, at) => at + 1), 0.95, 95],
  [[], 0.5, Number.NaN],
  [[2, 1], 0, 1],
])('quality#speed: of %j the share %f is at most %f', (values, share, value) =>
  expect(percentile(values, share)).toBe(value),
)
