import type { Page } from '@playwright/test'
import { cartOf, lineOf, threeProducts } from '../support/cart.ts'
import { phoneWithCart } from '../support/offline/phone-with-cart.ts'
import { expect, test } from '../support/proxy-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { waitForContent, waitUntilStored } from '../support/views/visible-content.ts'

test.use({ hasPictures: true })

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /Offline|Can't reach|Syncing|Back online/ })
const all = () => true
const none = () => false

/** Records, in the page, when the bar changed, in ms after this call. */
const follow = (page: Page) =>
  page.evaluate(() => {
    const shown: { words: string; after: number }[] = []
    const start = performance.now()
    const record = () => {
      const words = [...document.querySelectorAll('[role="status"]')]
        .map(({ textContent }) => textContent ?? '')
        .find((text) => /Offline|reach|online/.test(text))
      if (words && shown.at(-1)?.words !== words) shown.push({ words, after: performance.now() - start })
      document.documentElement.dataset['shown'] = JSON.stringify(shown)
    }
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const shown = async (page: Page) =>
  JSON.parse((await page.locator('html').getAttribute('data-shown')) ?? '[]') as { words: string; after: number }[]

test('product#connection: the offline bar appears after 2 s, not before, and ends with "Back online"', async ({
  page,
  goOffline,
}) => {
  await page.goto('/')
  await waitUntilStored(page)
  await follow(page)
  await goOffline()
  await expect(bar(page)).toContainText('Offline — showing saved items')
  const [first] = await shown(page)
  expect(first?.after).toBeGreaterThanOrEqual(1_990)
  await expect(page.getByRole('main').getByRole('link').first(), 'the content stays').toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'saved items' })).toHaveAttribute('href', '/saved')
  await goOffline(false)
  await expect(bar(page)).toHaveText('Back online')
  await expect(bar(page)).toHaveCount(0)
})

test('product#connection: changes made offline: "Syncing 2 changes…" until the server has them, then "all saved", and the bar disappears', async ({
  page,
  mallProxy,
  goOffline,
  waitForWorker,
}) => {
  const [one, other] = await threeProducts()
  const shopper = await phoneWithCart(page, waitForWorker, [one, other])
  await goOffline()
  for (const { name } of [one, other]) await lineOf(page, name).getByRole('button', { name: 'More' }).click()
  await expect(bar(page)).toContainText('Offline')
  mallProxy.silence((path) => path.startsWith('/api/p/shopCart/changes'))
  await goOffline(false)
  await expect(bar(page)).toHaveText('Syncing 2 changes…')
  mallProxy.silence(none)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bar(page)).toHaveText('Back online, all saved')
  expect(await cartOf(shopper)).toEqual({ [one.skuId]: 2, [other.skuId]: 2 })
  await expect(bar(page)).toHaveCount(0)
})

test('product#connection: an outage shorter than 2 s shows no bar', async ({ page, goOffline, waitForWorker }) => {
  await page.clock.install()
  await page.goto('/')
  await waitForWorker()
  await follow(page)
  for (const wait of [500, 1_200]) {
    await goOffline()
    await page.clock.fastForward(wait)
    const answered = page.waitForResponse('**/healthz')
    await goOffline(false)
    await answered
  }
  await page.clock.fastForward(10_000)
  expect(await shown(page)).toEqual([])
})

test('quality#offline: a silent server at start: "Can’t reach Nelu" within 5 s over saved content; the page recovers by itself', async ({
  page,
  mallProxy,
  coldStart,
}) => {
  await page.goto('/')
  const online = await waitForContent(page)
  await waitUntilStored(page)
  mallProxy.silence(all)
  const cold = await coldStart('/')
  await expect(bar(cold)).toContainText("Can't reach Nelu — showing saved items", { timeout: 5_000 })
  const { prices, pictures } = await waitForContent(cold)
  expect({ prices, pictures }).toEqual({ prices: online.prices, pictures: online.pictures })
  mallProxy.silence(none)
  await expect(bar(cold)).toHaveText('Back online', { timeout: 15_000 })
  await expect(bar(cold)).toHaveCount(0)
})

test('quality#offline: a server that falls silent later: within 5 s an unsaved page shows that the server cannot be reached, and loads when the server answers again @full', async ({
  page,
  request,
  mall,
  mallProxy,
}) => {
  const { product } = await routesOfMall(request, mall)
  await page.goto(product)
  const { title } = await waitForContent(page)
  await page.goto('/')
  await waitUntilStored(page)
  mallProxy.silence(all)
  await page.locator('main a[href^="/services/"]').first().click()
  await expect(bar(page)).toContainText("Can't reach Nelu", { timeout: 5_000 })
  await expect(page.getByRole('heading', { name: "Can't reach Nelu" })).toBeVisible()
  await page.getByRole('link', { name: 'Show saved items' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await page.goBack()
  mallProxy.silence(none)
  await expect(bar(page)).toHaveText('Back online', { timeout: 15_000 })
  // The page retries by itself.
  await expect(page.getByRole('main').locator('article').first()).toBeVisible()
  expect((await waitForContent(page)).prices.length).toBeGreaterThan(0)
})
