import { expect, test } from 'vitest'
import { formatInput, formatPrice, formatReduction, priceParts } from '#words/price.ts'

const space = '\u00a0'

test.each([
  [8490, 'Rs.', 'en', `Rs.${space}8,490`],
  [349, '¥', 'en', '¥349'],
  [349, '¥', 'zh', '¥349'],
  [1250000, '₭', 'en', '₭1,250,000'],
  [1299.9, '₺', 'en', '₺1,299.90'],
  [1299.9, '₺', 'tr', '₺1.299,90'],
  [1299.9, '₺', 'pt', '₺1.299,90'],
  [1299.9, '₺', 'ru', `₺1${space}299,90`],
  [1299, '₺', 'tr', '₺1.299'],
  [0, '¥', 'en', '¥0'],
] as const)('design#price: %d with %s in %s reads %s', (amount, symbol, language, text) => {
  expect(formatPrice(amount, symbol, language)).toBe(text)
  const { lead, digits } = priceParts(amount, symbol, language)
  expect(lead + digits).toBe(text)
})

test.each([
  [68, 100, 'en', '\u221232%'],
  [68, 100, 'zh', '\u221232%'],
  [68, 100, 'tr', '\u2212%32'],
  [68, 100, 'ru', '\u221232\u00a0%'],
  [68, 100, 'pt', '\u221232%'],
  [100, 100, 'en', ''],
  [120, 100, 'en', ''],
  [99.8, 100, 'en', ''],
  [5, 0, 'en', ''],
] as const)('design#price: %d instead of %d in %s is %j', (price, was, language, text) =>
  expect(formatReduction(price, was, language)).toBe(text),
)

test.each(['en', 'zh', 'tr', 'ru', 'pt'] as const)(
  'design#price: amounts in %s are formatted as by the platform',
  (language) => {
    for (let cents = -250_000; cents < 300_000_000; cents += 99_991) {
      const amount = cents / 100
      const decimals = Number.isInteger(amount) ? 0 : 2
      const expected = new Intl.NumberFormat(language, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(amount)
      expect(priceParts(amount, '', language).digits).toBe(expected)
    }
  },
)

test.each([
  [0.15, 'en', '0.15'],
  [1250.5, 'ru', '1250,5'],
  [1250, 'tr', '1250'],
] as const)('design#price: the field for %d in %s holds %j', (value, language, text) =>
  expect(formatInput(value, language)).toBe(text),
)
