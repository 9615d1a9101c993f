import type { Page } from '@playwright/test'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { scrollToDetails } from '../support/scroll-product.ts'

// A reload is answered by the worker, too.
test.use({ serviceWorkers: 'allow' })

const { departments, total } = catalogueOf()
const pageOfCards = 20
const cards = (page: Page) => page.locator('main article')
const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** A department of more than five pages of products. */
async function longDepartment() {
  for (const department of await departments())
    if ((await total(department.categoryId)) > 5 * pageOfCards) return department
  throw new Error('No department has more than five pages of products')
}

/** Scrolls until five pages are loaded, then leaves the page at a card of the fourth, and answers that position. */
async function scrollFivePages(page: Page) {
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await page.evaluate(() => scrollBy({ top: 4000, behavior: 'instant' }))
    expect(await cards(page).count()).toBeGreaterThanOrEqual(5 * pageOfCards)
  }).toPass({ timeout: 20_000 })
  await cards(page)
    .nth(70)
    .evaluate((card) => scrollTo({ top: card.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }))
  await expect(cards(page).nth(70)).toBeInViewport()
  return top(page)
}

const expectPosition = async (page: Page, position: number) => {
  await expect.poll(() => top(page), 'the restored scroll position').toBe(position)
  await expect(cards(page).nth(70)).toBeInViewport()
}

test('product#scroll: a new page starts at the top, Back restores the exact position: in a list of five pages, also after a reload', async ({
  page,
}) => {
  const { slug, categoryId, categoryName } = await longDepartment()
  await page.goto(`/${slug}/${categoryId}`)
  await isUp(page)
  const position = await scrollFivePages(page)
  expect(position).toBeGreaterThan(2000)
  const link = cards(page).nth(70).getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => top(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(300)
  // The page must have handled the scroll: no person scrolls and goes back within one frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true })
        scrollTo({ top: 300, behavior: 'instant' })
      }),
  )
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName)
  await expectPosition(page, position)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => top(page)).toBe(300)
  await page.goBack()
  await expectPosition(page, position)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName)
  await expectPosition(page, position)
})

test('product#scroll: Back restores the exact position without a network @full', async ({
  page,
  goOffline,
  waitForWorker,
}) => {
  const { slug, categoryId, categoryName } = await longDepartment()
  await page.goto(`/${slug}/${categoryId}`)
  await isUp(page)
  await waitForWorker()
  const position = await scrollFivePages(page)
  const link = cards(page).nth(70).getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await goOffline()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName)
  await expectPosition(page, position)
  // Offline, the bar pushes the page down by its own height; the content must stay in place.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName)
  await expectPosition(page, position)
})

test('product#scroll: an address replaced in place does not scroll', async ({ page }) => {
  const { slug, prodId } = await catalogueOf().product(
    ({ skuList }) => new Set(skuList.map(({ properties }) => properties)).size > 2,
  )
  await page.goto(`/products/${slug}-${prodId}`)
  await isUp(page)
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  const other = page
    .locator('fieldset')
    .first()
    .locator('label')
    .filter({ has: page.locator('input:not(:checked)') })
    .first()
  await other.locator('input').evaluate((input: HTMLInputElement) => input.click())
  await expect(page).toHaveURL(/\?sku=\d+$/)
  expect(await top(page)).toBe(150)
})

test('product#scroll: Back from all reviews leads to the reviews of the product, at the same position @full', async ({
  page,
  isMobile,
}) => {
  const found = await catalogueOf().product(({ prodCommNumber }) => prodCommNumber > 10)
  await page.goto(productPath(found))
  await isUp(page)
  const reviews = page.locator('#product-reviews')
  await scrollToDetails(page)
  if (isMobile) await page.getByRole('tab', { name: 'Reviews' }).click()
  await reviews.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(reviews.locator('article')).toHaveCount(8)
  const all = reviews.getByRole('link', { name: 'See all reviews' })
  await all.scrollIntoViewIfNeeded()
  const place = () => all.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const before = await place()
  await all.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer reviews')
  await page.goBack()
  await expect(reviews.locator('article')).toHaveCount(8)
  if (isMobile) await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(place).toBe(before)
})
