import type { Page } from '@playwright/test'
import { sharedListPath } from '#contract/links.ts'
import { isUp } from '../support/is-up.ts'
import { shareNewList } from '../support/mall/shared-list.ts'
import { expect, test } from '../support/mall-test.ts'
import { rowOf } from '../support/offline/grocery-lists.ts'
import { newShopper, signIn } from '../support/sign-in.ts'

/** Hides the tab, as another tab in front of it does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('product#connection: without a network a page makes about one request a minute, and none in a hidden tab', async ({
  page,
  goOffline,
  waitForWorker,
}) => {
  await signIn(page)
  await page.clock.install()
  await page.goto('/')
  await isUp(page)
  await waitForWorker()
  await goOffline()
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
  const pass = async (minutes: number) => {
    const before = failed.length
    // Half a minute each, so that a request can fail before the next one is due.
    for (let half = 0; half < 2 * minutes; half += 1) await page.clock.runFor(30_000)
    return failed.slice(before)
  }
  await pass(2)
  const requests = await pass(10)
  expect(new Set(requests)).toEqual(new Set(['/healthz']))
  // Eleven, where one falls on each end of the ten minutes.
  expect(requests.length).toBeLessThanOrEqual(11)
  await hide(page)
  // A request that was on its way when the tab was hidden still fails.
  await pass(1)
  expect(await pass(10)).toEqual([])
})

test('product#connection: while the server does not answer, an open shared list adds no request to the probe', async ({
  browser,
}) => {
  const { token } = await shareNewList(await newShopper(), 'Picnic', [{ text: 'Lemonade' }])
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(sharedListPath(token))
  await rowOf(page, 'Lemonade').waitFor()
  await page.route(/\/(healthz|api\/)/, (route) => route.abort())
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
  for (let half = 0; half < 8; half += 1) await page.clock.runFor(30_000)
  failed.length = 0
  for (let half = 0; half < 20; half += 1) await page.clock.runFor(30_000)
  expect(new Set(failed)).toEqual(new Set(['/healthz']))
  expect(failed.length).toBeLessThanOrEqual(11)
  await context.close()
})
