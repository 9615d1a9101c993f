import { expect, test } from 'vitest'
import { median } from '#e2e/perf/median.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[1, Number.POSITIVE_INFINITY, 2], 2],
  [[], Number.NaN],
])('median of %j', (values, expected) => expect(median(values)).toBe(expected))
