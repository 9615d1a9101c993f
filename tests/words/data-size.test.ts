import { expect, test } from 'vitest'
import { formatDataSize } from '#words/screens/data-size.ts'

test.each([
  [2_140_000, 'en', '2.1\u00a0MB'],
  [340_400, 'en', '340\u00a0kB'],
  [999_600, 'en', '1\u00a0MB'],
  [12, 'en', '1\u00a0kB'],
  [0, 'en', '0\u00a0kB'],
  [2_140_000, 'ru', '2,1\u00a0МБ'],
  [2_140_000, 'tr', '2,1\u00a0MB'],
  [340_000, 'zh', '340\u00a0kB'],
] as const)('product#data-meter: %d bytes in %s are %s', (bytes, lang, words) =>
  expect(formatDataSize(bytes, lang)).toBe(words),
)
