import type { Locator, Page } from '@playwright/test'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/mall-test.ts'

// The journey runs as on a device that has the worker, and without the newer browser parts.
test.use({ serviceWorkers: 'allow' })

const { departments, cards, details, shop } = catalogueOf()
const addressOf = ({ slug, categoryId }: { slug: string; categoryId: number }) => `/${slug}/${categoryId}`

/** The stops of the journey: the first department, its first sub-category, that one's first product and its shop. */
async function openJourney() {
  const department = (await departments())[0]
  const child = department?.children[0]
  const card = (await cards({ categoryId: child?.categoryId ?? 0, pageSize: 20 }))[0]
  if (!department || !child || !card) throw new Error('The mall has no department with a product')
  const product = await details(card.prodId)
  const seller = await shop(product.shopId)
  return {
    department,
    child,
    product,
    seller,
    paths: [
      '/',
      addressOf(department),
      `${addressOf(department)}/prods/${child.categoryId}`,
      productPath(product),
      `/store/${seller.slug}/${seller.shopId}`,
    ],
  }
}

/** Scrolls down until the link is there: the phone's row of the seller loads when it comes into sight. */
const scrollTo = (page: Page, link: Locator) =>
  expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()

/** Marks the document, so that a reload would be noticed. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['sameDocument'] = 'yes'))
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('main') !== null && document.activeElement !== document.body)

test('product#screens: home, department, sub-category, product, shop and all the way back, by taps', async ({
  page,
  hasTouch,
}) => {
  const { department, child, product, seller, paths } = await openJourney()
  const press = (name: string | RegExp) => {
    const link = page.locator('main').getByRole('link', { name, exact: true }).first()
    return hasTouch ? link.tap() : link.click()
  }
  await page.goto('/')
  await isUp(page)
  await mark(page)
  await press(department.shortName)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.categoryName)
  await press(child.categoryName)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(child.categoryName)
  await press(product.prodName)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.prodName)
  // The phone has a row with a button, the desktop a line above the name.
  const toSeller = page.locator(`main a[href="${paths.at(-1)}"]:visible`).first()
  await scrollTo(page, toSeller)
  await (hasTouch ? toSeller.tap() : toSeller.click())
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seller.shopName)
  for (const path of [...paths].reverse()) {
    await expect(page).toHaveURL(path)
    await expectSameDocument(page)
    if (path !== '/') await page.goBack()
  }
  await expect(page.locator('main').getByRole('link', { name: department.shortName, exact: true })).toBeVisible()
})

test('product#screens: the same path by keyboard: the focus is visible, and moves into the new page', async ({
  page,
}) => {
  const { paths } = await openJourney()
  await page.goto('/')
  await isUp(page)
  for (const path of paths.slice(1)) {
    const link = page.locator(`main a[href="${path}"]:visible`).first()
    await scrollTo(page, link)
    await tabTo(page, link, 120)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    // The pressed link was inside main as well; the new page's focus is on main itself.
    await expect(page.locator('main'), 'the focus is on main').toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test('product#screens: the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/')
  await isUp(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe(true)
})
