import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RenderEnvironmentContext, useThisYear } from '#device/server-clock.ts'
import { PendingReviewCard } from '#features/own-reviews/own-review-card.tsx'
import type { PendingReview } from '#offline/review/reviews.ts'

const timeZone = 'Asia/Colombo'
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
/** The text of a part of the page on a device in that zone. */
const textOf = (part: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RenderEnvironmentContext value={{ renderedAt: 0, timeZone, savesData: false }}>{part}</RenderEnvironmentContext>
    </I18nProvider>,
  ).replace(/<[^>]*>/g, ' ')

// In Colombo the new year has begun, in UTC not yet.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T20:00:00Z'), toFake: ['Date'] })
  const options = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('product#own-reviews: a review that waits shows the day on which the shopper wrote it, where the shopper is', () => {
  const review: PendingReview = {
    id: '1',
    op: 'write',
    at: Date.now(),
    state: 'waiting',
    orderItemId: 1,
    prodId: 1,
    score: 5,
    content: 'Bright',
    isAnonymous: false,
    isEdit: false,
    pictures: [],
    isHeld: false,
    product: { prodName: 'Lamp', skuName: '', pic: '' },
  }
  expect(textOf(<PendingReviewCard review={review} />)).toMatch(/ 1 Jan /)
})

test('product#reviews: the year that days do not name is the current year where the person is', () =>
  expect(textOf(<Year />)).toBe('2027'))

function Year() {
  return useThisYear()
}
