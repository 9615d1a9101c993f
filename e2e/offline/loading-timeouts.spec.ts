import type { Page } from '@playwright/test'
import { expect, test } from '../support/proxy-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { waitForContent } from '../support/views/visible-content.ts'

test.use({ hasPictures: true })

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const never = () => false

// Without a worker the page's own requests hang.
test.use({ serviceWorkers: 'block' })

/** Opens the home page with its document. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await waitForContent(page)
}
/** Navigates without a reload, as a tap on a link does. */
const tap = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}

const chunk = (path: string) => /^\/assets\/products.*\.js$/.test(path)
const answer = (path: string) => path.startsWith('/api/prod/prodInfo')

for (const [part, matches] of [
  ['code', chunk],
  ['first API answer', answer],
] as const) {
  test(`product#loading: a screen whose ${part} never arrives: retry after 5 s, timeout after 120 s, and the retry works`, async ({
    page,
    request,
    mall,
    mallProxy,
  }) => {
    const { product } = await routesOfMall(request, mall)
    mallProxy.silence(matches)
    await openHome(page)
    await tap(page, product)
    await expect.poll(() => mallProxy.requests.some(matches)).toBe(true)
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    await page.clock.fastForward(5_100)
    await expect(page.getByRole('heading', { name: 'This is taking longer than usual' })).toBeVisible()
    await expect(retry(page)).toBeVisible()
    await page.clock.fastForward(115_000)
    await expect(page.getByRole('heading', { name: /Can't reach Nelu|Something went wrong/ })).toBeVisible()
    mallProxy.silence(never, 'wait')
    await retry(page).click()
    expect((await waitForContent(page)).prices.length).toBeGreaterThan(0)
  })

  test(`product#loading: a screen whose ${part} fails: an error with a retry that works`, async ({
    page,
    request,
    mall,
    mallProxy,
  }) => {
    const { product } = await routesOfMall(request, mall)
    mallProxy.refuse(matches, 500)
    await openHome(page)
    await tap(page, product)
    await page.clock.runFor(5_000)
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    mallProxy.refuse(never)
    await retry(page).click()
    expect((await waitForContent(page)).prices.length).toBeGreaterThan(0)
  })
}
