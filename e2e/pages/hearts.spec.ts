import type { Page } from '@playwright/test'
import { catalogueOf, fetchCatalogue } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { type Shopper, signIn } from '../support/sign-in.ts'

const { departments } = catalogueOf()
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / })
const favouriteIds = (shopper: Shopper) => myCall<number[]>(shopper, 'GET', '/p/user/collection/ids')

test('product#messages: hearts: every card of a list has one, which saves the product and opens nothing; one request for all of them', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  let requests = 0
  page.on('request', (request) => void (request.url().includes('/p/user/collection/ids') && (requests += 1)))
  await page.goto('/SearchResults/s')
  await isUp(page)
  const cards = page.getByRole('main').getByRole('article')
  await expect(hearts(page).first()).toBeVisible()
  await expect.poll(async () => (await hearts(page).count()) - (await cards.count())).toBe(0)
  await expect.poll(() => requests).toBe(1)
  const heart = cards.first().getByRole('button', { name: /^Favourite: / })
  const [target, tile] = [await heart.boundingBox(), await cards.first().boundingBox()]
  expect([target?.width, target?.height]).toEqual([44, 44])
  expect((target?.x ?? 0) + 44).toBeCloseTo((tile?.x ?? 0) + (tile?.width ?? 0), 0)
  await axe()
  expect(requests).toBe(1)
  await heart.click()
  await expect(page.getByText('Added to favourites')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/SearchResults/s')
  await expect.poll(() => favouriteIds(shopper)).toHaveLength(1)
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.poll(() => favouriteIds(shopper)).toEqual([])
  // From the message of a favourite, the product also goes to a grocery list.
  const name = await cards.first().getByRole('heading').innerText()
  await heart.click()
  await page.getByText('Add to list').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Ideas')
  await page.getByRole('dialog').getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByText('Item added')).toBeVisible()
  await page.goto('/wish-list/Ideas')
  await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible()
})

test('product#messages: hearts: on home, in a department and in the deals, also for a guest, without layout shift @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if (!entry.toJSON().hadRecentInput) moved += Number(entry.toJSON().value)
      document.documentElement.dataset['moved'] = String(moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const [department] = await departments()
  for (const path of ['/', `/${department?.slug}/${department?.categoryId}`, '/trending', '/goods']) {
    await page.goto(path)
    await isUp(page)
    await expect(hearts(page).first()).toBeVisible()
    await expect
      .poll(async () => (await hearts(page).count()) - (await page.locator('main article:has(h3):visible').count()))
      .toBe(0)
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02)
  }
})

test('quality#speed: 500 products with their hearts have at most 3,000 nodes @full', async ({ page }) => {
  expect(
    (
      await fetchCatalogue<{ total: number }>('/search', {
        key: 's',
        pageSize: 1,
        pageNumber: 1,
        regionId: 659006000343,
        lang: 'en',
      })
    ).total,
  ).toBeGreaterThan(500)
  await page.goto('/SearchResults/s')
  await isUp(page)
  const cells = page.locator('main [role=group] > div')
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    if (await more.isVisible()) await more.click({ timeout: 1_000 })
    expect(await cells.count()).toBeGreaterThanOrEqual(500)
  }).toPass({ timeout: 100_000 })
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(3_000)
  await expect(hearts(page).last()).toBeVisible()
})
