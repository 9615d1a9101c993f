import { expect, test } from 'vitest'
import { formatCount, formatWhole } from '#words/count.ts'

test.each([
  [4.8, 'en', '4.8'],
  [4.8, 'ru', '4,8'],
  [5, 'en', '5'],
  [0, 'pt', '0'],
  [640, 'en', '640'],
  [2140, 'en', '2.1k'],
  [2140, 'zh', '2140'],
  [21_400, 'zh', '2.1万'],
  [999_949, 'en', '999.9k'],
  [999_950, 'en', '1m'],
] as const)('design#count: %d in %s reads %s', (count, language, text) =>
  expect(formatCount(count, language)).toBe(text),
)

/** Ratings, every size of count, and numbers around each threshold. */
function* counts(): Generator<number> {
  for (let tenths = 0; tenths <= 50; tenths += 1) yield tenths / 10
  for (let count = 1; count < 90_000_000_000; count = Math.ceil(count * 1.003)) yield count
  for (const unit of [1e3, 1e4, 1e6, 1e8, 1e9]) {
    for (let step = -60; step < 60; step += 1) yield unit + step * Math.max(1, unit / 1e6)
  }
}

test.each(['en', 'zh', 'tr', 'ru', 'pt'] as const)(
  'design#count: counts in %s are abbreviated as by the platform',
  (language) => {
    const platform = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
    for (const count of counts()) {
      const expected = platform.format(count)
      expect(formatCount(count, language)).toBe(language === 'en' ? expected.toLowerCase() : expected)
    }
  },
)

test.each(['en', 'zh', 'tr', 'ru', 'pt'] as const)(
  'design#count: whole numbers in %s are grouped as by the platform',
  (language) => {
    const platform = new Intl.NumberFormat(language)
    for (const count of [0, 7, 999, 1000, 1926, 25_000, 1_234_567])
      expect(formatWhole(count, language)).toBe(platform.format(count))
  },
)
