import type { Route } from '@playwright/test'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'
import { viewedAt } from '../support/view-products.ts'

test('product#loading: parts around a screen that cannot load leave the screen intact, and load when the network is back', async ({
  page,
  isMobile,
}) => {
  const late = /\/assets\/(later|footer|department-links)-[^/]*\.js/
  let refused = 0
  await page.route(late, (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto('/')
  const banner = page.getByRole('group', { name: 'Offers' })
  await expect.poll(() => refused).toBeGreaterThan(0)
  // The script draws this part, not the server, so the page is interactive.
  await expect(banner.locator('article').nth(3)).toBeAttached()
  await page
    .getByRole('button', { name: /^Region and language/ })
    .locator('visible=true')
    .click()
  await expect(page.getByRole('dialog', { name: 'Region and language' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.unroute(late)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isUp(page)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  if (!isMobile) await expect(page.getByRole('banner').getByRole('navigation', { name: 'Departments' })).toBeAttached()
  await expect(banner).toBeAttached()
})

const failures: Record<string, (route: Route) => Promise<void>> = {
  'without a connection': (route) => route.abort(),
  'because the server answers 503': (route) => route.fulfill({ status: 503, body: '' }),
}
for (const [reason, fail] of sampleOf(Object.entries(failures)))
  test(`product#loading: a menu that cannot load ${reason} is reported and the screen stays; the next tap tries again`, {
    tag: '@once',
  }, async ({ page }) => {
    const menu = /\/assets\/market-menu-[^/]*\.js/
    await page.route(menu, fail)
    await page.goto('/')
    await isUp(page)
    const button = page
      .getByRole('button', { name: /^Region and language/ })
      .locator('visible=true')
      .first()
    await button.click()
    await expect(page.getByText('Opening this for the first time needs internet.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Offers' })).toBeVisible()
    await page.unroute(menu)
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Region and language' })).toBeVisible()
  })

test('quality#speed: the reviews and vouchers of a product arrive without moving the shop and the similar products', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones show the reviews on demand')
  const reviewed = (await catalogueOf().cards()).find(({ prodCommNumber }) => prodCommNumber >= 3)
  if (!reviewed) throw new Error('no product with three reviews')
  const release = await holdRequests(page, /\/api\/(prodComm\/|voucher\/page)/)
  await page.goto(productPath(reviewed))
  await isUp(page)
  const shop = page.getByRole('region', { name: 'About seller' })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const top = () => shop.evaluate((part) => part.getBoundingClientRect().top + scrollY)
  const reviews = page.locator('#product-reviews')
  await expect(reviews.locator('[aria-busy="true"]')).toHaveCount(1)
  const before = await top()
  release()
  await expect(reviews.getByRole('button', { name: /^Helpful/ }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // A line of text has about 22 px; a review of two lines instead of one may move the parts below by as much.
  expect(Math.abs((await top()) - before)).toBeLessThan(24)
})

test('product#footprint: a product whose view cannot be recorded yet is recorded when the network is back, also after leaving @full', {
  tag: '@once',
}, async ({ page }) => {
  const [seen] = await catalogueOf().cards()
  if (!seen) throw new Error('no product')
  const code = /\/assets\/records-[^/]*\.js/
  await page.route(code, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await page.goto(productPath(seen))
  await isUp(page)
  await refused
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await page.unroute(code)
  expect(await viewedAt(page, seen.prodId)).toBe(0)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => viewedAt(page, seen.prodId)).toBeGreaterThan(0)
})
