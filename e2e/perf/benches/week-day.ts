import { expect, type Page } from '@playwright/test'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { ShopDetail } from '#contract/shop.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { field, openSearch, options } from '#e2e/support/search-box.ts'
import { waitForContent } from '#e2e/support/views/visible-content.ts'
import type { DayPlan } from './week-plan.ts'

/** Browses for one day by taps, beginning on the open home page; waits up to `timeoutMs` for each content. */
export async function browseDay(
  page: Page,
  { department, products, shop, search }: DayPlan,
  timeoutMs: number,
): Promise<void> {
  await waitForContent(page, timeoutMs)
  await scroll(page, 4, timeoutMs)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await tap(page, `/${department.slug}/${department.categoryId}`, department.categoryName, timeoutMs)
  await scroll(page, 2, timeoutMs)
  for (const [at, product] of products.entries()) {
    await tap(page, productPath(product), product.prodName, timeoutMs)
    if (at === 0) await swipe(page, product, timeoutMs)
    if (at === 2 && shop) await visitShop(page, shop, timeoutMs)
    await page.goBack()
    await expect(heading(page)).toHaveText(department.categoryName, { timeout: timeoutMs })
  }
  await openSearch(page, true)
  await field(page).pressSequentially(search)
  await options(page).first().waitFor({ timeout: timeoutMs })
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/SearchResults/${encodeURIComponent(search)}`, { timeout: timeoutMs })
  await waitForContent(page, timeoutMs)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Follows a link of the page and waits for the content of its target. */
async function tap(page: Page, path: string, title: string, timeoutMs: number): Promise<void> {
  await page.locator(`main a[href="${path}"]:visible`).first().click({ timeout: timeoutMs })
  await expect(heading(page)).toContainText(title, { timeout: timeoutMs })
  await waitForContent(page, timeoutMs)
}

/** Scrolls by a number of screens and waits for the content of each. */
async function scroll(page: Page, screens: number, timeoutMs: number): Promise<void> {
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await waitForContent(page, timeoutMs)
  }
}

/** Swipes to the second and the third picture. */
async function swipe(page: Page, { imgs }: ProductDetail, timeoutMs: number): Promise<void> {
  const row = page.getByRole('group', { name: 'Pictures' })
  for (const picture of imgs.slice(1, 3)) {
    await row.dispatchEvent('pointerdown')
    await row.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }))
    await row
      .locator(`img[src^="${picture.split('{')[0]}"]`)
      .first()
      .waitFor({ timeout: timeoutMs })
    await waitForContent(page, timeoutMs)
  }
}

async function visitShop(page: Page, { slug, shopId, shopName }: ShopDetail, timeoutMs: number): Promise<void> {
  await tap(page, `/store/${slug}/${shopId}`, shopName, timeoutMs)
  await page.goBack()
  await waitForContent(page, timeoutMs)
}
