import { expect, test } from 'vitest'
import { withCrash } from './sums.ts'

test('a suite that exited normally has the counts that it reported', () => {
  expect(withCrash({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 })
  const sums = { passed: 3, failed: 0, retried: ['a test'] }
  expect(withCrash(sums, true)).toEqual(sums)
})

test('a suite that crashed has at least one failure, whatever it counted', () => {
  expect(withCrash(null, true)).toEqual({ passed: 0, failed: 1 })
  expect(withCrash(null, false)).toEqual({ passed: 0, failed: 1 })
  expect(withCrash({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 })
  expect(withCrash({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 })
})
