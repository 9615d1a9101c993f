import { expect, test } from 'vitest'
import { formatPrice, formatReduction, priceParts } from '#words/price.ts'

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
  [68, 100, '\u221232%'],
  [100, 100, ''],
  [120, 100, ''],
  [99.8, 100, ''],
  [5, 0, ''],
])('design#price: %d instead of %d is %j', (price, was, text) => expect(formatReduction(price, was)).toBe(text))

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
