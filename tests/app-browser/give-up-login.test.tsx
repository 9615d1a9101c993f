import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MarketContext } from '#device/market.ts'
import { saveWantedVote, takeWantedVote } from '#features/reviews/wanted-vote.ts'
import type { LoginDraft } from '#features/sign-in/login-draft.ts'
import { LoginModal } from '#features/sign-in/login-modal.tsx'
import { readWanted, saveWanted } from '#features/voucher/wanted-voucher.ts'

const draft: LoginDraft = { mode: 'quick', by: 'mobile', who: '', mobile: '', mail: '' }
const container = document.createElement('div')
let root: Root
const onClose = vi.fn()
const find = (selector: string, words: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getAttribute('aria-label') === words || element.textContent === words,
  )

/** Opens the modal for a guest who wants to vote and to collect a voucher by its code, and presses a control. */
async function press(selector: string, words: string): Promise<void> {
  saveWantedVote(5)
  saveWanted('wantedVoucher', '7')
  saveWanted('wantedVoucherCode', 'fresh15')
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterContextProvider router={router}>
          <MarketContext value={{ regionId: 7, lang: 'en' }}>
            <LoginModal target={{}} draft={draft} onClose={onClose} />
          </MarketContext>
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(find(selector, words)).toBeDefined())
  find(selector, words)?.click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
}

beforeEach(() => {
  i18n.load('en', {})
  i18n.activate('en')
  sessionStorage.clear()
  onClose.mockReset()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
})

test('product#login: a guest who closes the modal gives up the vote and the voucher that led to it', async () => {
  await press('button', 'Close')
  expect([takeWantedVote(5), readWanted('wantedVoucher'), readWanted('wantedVoucherCode')]).toEqual([false, null, null])
})

test('product#login: the vote and the voucher continue after a registration', async () => {
  await press('a', 'Create an account')
  expect([takeWantedVote(5), readWanted('wantedVoucher'), readWanted('wantedVoucherCode')]).toEqual([
    true,
    '7',
    'fresh15',
  ])
})
