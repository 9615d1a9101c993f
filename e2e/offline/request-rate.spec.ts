import type { Page, Request } from '@playwright/test'
import { sharedListPath } from '#contract/links.ts'
import { isUp } from '../support/is-up.ts'
import { shareNewList } from '../support/mall/shared-list.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { rowOf } from '../support/offline/grocery-lists.ts'
import { sampleOf } from '../support/short-run.ts'
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

for (const by of sampleOf(['the owner', 'a link'] as const))
  test(`product#connection: while the server does not answer, a shared list that ${by} has open adds no request to the probe`, async ({
    browser,
  }) => {
    const shopper = await newShopper()
    const { token } = await shareNewList(shopper, 'Picnic', [{ text: 'Lemonade' }])
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    if (by === 'the owner') await signIn(page, shopper)
    await page.clock.install()
    const again = by === 'the owner' ? '/p/groceryList/states' : `/groceryList/shared/${token}`
    let reads = 0
    page.on('response', (answer) => (reads += Number(new URL(answer.url()).pathname.endsWith(again))))
    await page.goto(by === 'the owner' ? '/wish-list/Picnic' : sharedListPath(token))
    await rowOf(page, 'Lemonade').waitFor()
    // The list is read again while the server answers. The clock runs in short steps, because a request must not time out
    // in the page's time while the server answers.
    for (let seen = 0; seen < 2; seen += 1) {
      const before = reads
      await expect
        .poll(
          async () => {
            await page.clock.runFor(1_000)
            return reads
          },
          { intervals: [100] },
        )
        .toBeGreaterThan(before)
    }
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

test('product#connection: an open list that nobody else can open is not read again', async ({ page }) => {
  const shopper = await newShopper()
  await myCall(shopper, 'POST', '/p/groceryList', { name: 'Alone' }, crypto.randomUUID())
  await signIn(page, shopper)
  // The clock stops while a request is on its way, because the request must not time out in the page's time.
  const asked: string[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    open.add(request)
    asked.push(new URL(request.url()).pathname)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.clock.install()
  await page.goto('/wish-list/Alone')
  await page.getByRole('textbox', { name: 'Add an item' }).waitFor()
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await page.clock.runFor(5_000)
      await expect.poll(() => open.size).toBe(0)
    }
  }
  await pass(60)
  asked.length = 0
  await pass(300)
  expect(asked.filter((path) => path.includes('/groceryList'))).toEqual([])
})
