import { expectCount, plainProduct } from '../support/cart.ts'
import { isUp } from '../support/is-up.ts'
import { expectList, found } from '../support/list-page.ts'
import { expect, test } from '../support/mall-test.ts'

const words = 'shoes'
const path = `/SearchResults/${words}`

test('product#lists: a row has the heart and the add button of a card', { tag: '@once' }, async ({ page }) => {
  const { name } = await plainProduct()
  await page.goto(`/SearchResults/${encodeURIComponent(name)}`)
  await isUp(page)
  await page.getByRole('button', { name: 'Show as rows' }).click()
  const row = page
    .locator('main article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first()
  const heart = row.getByRole('button', { name: `Favourite: ${name}`, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const add = row.getByRole('button', { name: `Add to cart: ${name}`, exact: true })
  const [title, heartBox, addBox] = await Promise.all([row.locator('h3'), heart, add].map((one) => one.boundingBox()))
  expect((heartBox?.x ?? 0) + (heartBox?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0)
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(addBox?.y ?? 0)
  await add.click()
  await expectCount(page, 1)
  await expect(page).toHaveURL(`/SearchResults/${encodeURIComponent(name)}`)
})

test('product#lists: on the desktop the filters and the sort order stay in reach below the header', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the phone shows them at the top of the list')
  await page.goto(path)
  await isUp(page)
  const bar = page.getByRole('combobox', { name: 'Sort by' })
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const [search, sort] = [await page.getByRole('search').boundingBox(), await bar.boundingBox()]
  expect(search?.y).toBeGreaterThan(0)
  expect(sort?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0))
  expect(sort?.y).toBeLessThan(120)
  // Nothing covers the choice.
  await bar.click({ trial: true })
  await bar.selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(`${path}?sort=price`)
  await expectList(page, await found({ key: words, sortName: 'price', sort: 'asc' }))
  await expect(page.getByRole('region', { name: 'Filters' }).getByRole('heading', { name: 'Filters' })).toBeInViewport()
})
