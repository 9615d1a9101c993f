import { expect, test } from 'vitest'
import { rateKeys } from '#server/rate-limit/rate-keys.ts'

test('quality#trust: each rate counts under a key of its own', () => {
  const keys = Object.values(rateKeys).map((keyOf) => keyOf('1'))
  expect(new Set(keys).size).toBe(keys.length)
  expect(rateKeys.voucherCodesOf(1)).not.toBe(rateKeys.voucherCodesOf(2))
})
