import { setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createMallRouter } from '#app/router.ts'
import { defaultRegionId } from '#contract/region/region-ids.ts'

/** The address to which the page's router redirects another one; undefined where the router stays. */
async function redirected(address: string): Promise<string | undefined> {
  const context = {
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    market: { regionId: defaultRegionId, lang: 'en' as const },
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  }
  const router = createMallRouter(context, false, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const result = router._serverResult
  return result?.type === 'redirect' ? result.redirect.options.href : undefined
}

test.each([
  ['/cart', '/Cart'],
  ['/register?inviteCode=NL4K7Q', '/Register?inviteCode=NL4K7Q'],
  ['/Cart', undefined],
  ['/Register', undefined],
])('product#routes: within the page, %s leads to %s', async (address, target) => {
  expect(await redirected(address)).toBe(target)
})
