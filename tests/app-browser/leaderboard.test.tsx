import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InviterRow } from '#contract/invitation/invitation.ts'
import { MarketContext } from '#device/market.ts'
import { Leaderboard } from '#features/invitation/leaderboard.tsx'
import { clearSession } from '#offline/session.ts'
import { enter } from '#session/session.ts'
import { sampleToken } from '../support/sample-token.ts'

const container = document.createElement('div')
const root = createRoot(container)
const others: InviterRow[] = [
  { rank: 1, nickName: 'K***a', referred: 9, confirmed: 7, isOwn: false },
  { rank: 2, nickName: '', referred: 5, confirmed: 4, isOwn: false },
]
const own: InviterRow = { rank: 31, nickName: 'Ama', referred: 2, confirmed: 1, isOwn: true }
const listed = () => [...container.querySelectorAll('ol > li')].map(({ textContent }) => textContent ?? '')
/** Shows the leaderboard of an answer, and waits until the shopper's own row is there. */
const show = async (answer: { records: InviterRow[]; own: InviterRow }) => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MarketContext value={{ regionId: 7, lang: 'en' }}>
          <Leaderboard />
        </MarketContext>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(container.textContent).toContain('Ama You'))
}

beforeEach(async () => {
  i18n.load('en', {})
  i18n.activate('en')
  document.body.append(container)
  await enter(sampleToken)
})
afterEach(async () => {
  root.render(null)
  container.remove()
  vi.unstubAllGlobals()
  await clearSession()
})

test("product#invitations: a shopper beyond the leaderboard's places has an own row below them", async () => {
  await show({ records: others, own })
  expect(listed()).toHaveLength(2)
  expect(listed()[1]).toContain('Former shopper')
  expect(listed().join()).not.toContain('Ama')
  const below = container.querySelector('ol')?.nextElementSibling?.textContent
  expect(below).toContain('Rank 31')
  expect(below).toContain('Referred 2 · Confirmed 1')
})

test('product#invitations: a shopper without a referral has an own row without a rank', async () => {
  await show({ records: [], own: { ...own, rank: null, referred: 0, confirmed: 0 } })
  expect(container.textContent).toContain('Nobody in your region has invited a friend yet.')
  expect(container.querySelector('ol')?.nextElementSibling?.textContent).toContain('Rank –')
})

test("product#invitations: a shopper among the leaderboard's places has no second row", async () => {
  await show({ records: [{ ...own, rank: 1, confirmed: 8 }, ...others], own: { ...own, rank: 1, confirmed: 8 } })
  expect(listed()[0]).toContain('Ama You')
  expect(container.textContent?.match(/Ama/g)).toHaveLength(1)
})
