import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { setFavourite } from '#offline/favourites.ts'
import { readCommands } from '#offline/outbox/outbox.ts'
import { clearSession } from '#offline/session.ts'
import { enter } from '#session/session.ts'
import { sendWhenIdle } from '#shell/later/shopper/send-when-idle.ts'
import { toasts } from '#ui/feedback/first/toast-store.ts'
import { sampleCard } from '../support/sample-card.ts'
import { sampleToken as token } from '../support/sample-token.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#favourites: a refused favourite is reported, a refused removal is not', async () => {
  i18n.load('en', {})
  i18n.activate('en')
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ desc: '', code: 'NOT_FOUND' }), { status: 404 }))
  await enter(token)
  const choose = (id: number, prodName: string, isKept: boolean) =>
    setFavourite({
      ...{ userId: 'u1', kind: 'prod', id, isKept, at: Date.now(), regionId: 7 },
      product: { ...sampleCard, prodId: id, prodName },
    })
  await choose(1, 'Green tea', true)
  await choose(2, 'Black tea', false)
  sendWhenIdle(new QueryClient())
  await vi.waitFor(async () => expect(await readCommands(favouritesDomain, 'u1')).toEqual([]))
  expect(toasts.state.map(({ words }) => words)).toEqual([expect.stringContaining('Green tea')])
})
