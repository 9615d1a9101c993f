import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CoinRecordRow } from '#features/coin/coin-record-row.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

beforeAll(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6, 30) }))
afterAll(() => vi.useRealTimers())

/** The row of a record of this time, as it is read. */
const rowOf = (time: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CoinRecordRow record={{ recordId: 1, reason: 'REVIEW_EARNED', amount: 10, balance: 47, owed: 0, time }} />
    </I18nProvider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('product#coins-screen: a record names its reason, its date, with the year of an earlier one, amount and balance', () => {
  expect(rowOf('2026-03-05 18:42:10')).toBe('Item reviewed 5 Mar, 18:42 +10 Balance 47')
  expect(rowOf('2025-12-31 00:05:59')).toBe('Item reviewed 31 Dec 2025, 00:05 +10 Balance 47')
})
