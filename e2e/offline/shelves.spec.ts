import type { Category } from '../../src/contract/category.ts'
import { subCategoriesPath } from '../../src/contract/links.ts'
import { catalogueOf } from '../support/catalogue.ts'
import { expect, test } from '../support/front-test.ts'
import { isUp } from '../support/is-up.ts'
import { seenNow, waitUntilKept } from '../support/seen.ts'

const linksIn = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

test('§2 the shelves open cold with no network as they were: discover, its sub-categories, categories, brands, a tag, deals, you may like', async ({ page, goOffline, coldStart }) => {
  test.slow()
  const department = (await catalogueOf().departments())[1] as Category
  const paths = ['/discover', subCategoriesPath(department), '/categories/', '/brands', '/services/just-in-2', '/trending', '/goods']
  const online: Record<string, { title: string; prices: readonly string[]; links: (string | null)[] }> = {}
  for (const path of paths) {
    await page.goto(path)
    await isUp(page)
    online[path] = { ...(await seenNow(page)), links: await page.evaluate(linksIn) }
  }
  await waitUntilKept(page)
  await goOffline()
  for (const path of paths) {
    const cold = await coldStart(path)
    await expect(cold.getByRole('status').filter({ hasText: 'Offline' }), path).toContainText('Offline')
    const again = await seenNow(cold)
    expect(again.title, path).toBe(online[path]?.title)
    expect(again.prices, path).toEqual(expect.arrayContaining([...(online[path]?.prices ?? [])]))
    expect(await cold.evaluate(linksIn), path).toEqual(expect.arrayContaining(online[path]?.links ?? []))
  }
})

test('§2 a shelf that was never seen says so, with a way to what is saved', async ({ page, goOffline, coldStart, waitForWorker }) => {
  await page.goto('/about')
  await waitForWorker()
  await goOffline()
  // The tree of departments is kept with any page of the desktop, whose header shows it.
  for (const path of ['/trending', '/brands', '/services/just-in-2', '/goods', '/products/x-1001/reviews']) {
    const cold = await coldStart(path)
    await expect(cold.getByRole('heading', { name: 'Not saved on this phone' }), path).toBeVisible()
    await expect(cold.getByRole('link', { name: 'Show saved items' }), path).toBeVisible()
    await expect(cold.locator('h1'), path).toHaveCount(1)
  }
})
