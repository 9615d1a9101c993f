import { catalogueOf } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { chips, expectList, found, names } from '../support/list-page.ts'
import { expect, test } from '../support/mall-test.ts'

const { departments, details, shop } = catalogueOf()

test('product#lists: SelectedCategory: a department leads to its sub-categories with their siblings; wrong addresses are corrected or 404', async ({
  page,
  request,
  baseURL,
}) => {
  const [department] = await departments()
  const [first, second] = department?.children ?? []
  if (!department || !first || !second) throw new Error('The mall has no such department')
  const path = `/${department.slug}/${department.categoryId}`
  await page.goto(path)
  await isUp(page)
  await page
    .getByRole('navigation', { name: 'Sub-categories' })
    .locator(`a[href="${path}/prods/${first.categoryId}"]`)
    .click()
  await expect(page).toHaveURL(`${path}/prods/${first.categoryId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.categoryName)
  await expectList(page, await found({ categoryId: first.categoryId }))
  await page
    .getByRole('navigation', { name: 'Sub-categories' })
    .getByRole('link', { name: second.categoryName, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.categoryName)
  await expectList(page, await found({ categoryId: second.categoryId }))
  await page.goto(`/wrong/999/prods/${first.categoryId}?sort=price`)
  await expect(page).toHaveURL(`${path}/prods/${first.categoryId}?sort=price`)
  for (const missing of [`${path}/prods/99999`, `${path}/prods/x`, `${path}/goods/${first.categoryId}`]) {
    expect((await request.get(`${baseURL}${missing}`)).status(), missing).toBe(404)
    await page.goto(missing)
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  }
})

test('product#lists: ProductView: a category, a brand, both, or all products; an unknown one is the 404 page', async ({
  page,
  request,
  baseURL,
}) => {
  const { brandId = 0, name = '' } = (await found({ key: 'shoes' })).facets.brands[0] ?? {}
  const [department] = await departments()
  const categoryId = department?.categoryId ?? 0
  await page.goto(`/category?brandId=${brandId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectList(page, await found({ brandId }))
  await page.goto(`/category?categoryId=${categoryId}&sort=price`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department?.categoryName ?? '')
  await expectList(page, await found({ categoryId, sortName: 'price', sort: 'asc' }))
  await page.goto(`/category?categoryId=${categoryId}&brandId=${brandId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} · ${department?.categoryName}`)
  await page.goto('/category?categoryId=')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
  await expectList(page, await found({}))
  for (const missing of [
    '?brandId=x',
    '?categoryId=0',
    '?brandId=99999',
    '?categoryId=99999',
    `?brandId=${brandId}&categoryId=99999`,
  ]) {
    expect((await request.get(`${baseURL}/category${missing}`)).status(), missing).toBe(404)
    await page.goto(`/category${missing}`)
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  }
  // An unknown filter value is a valid address that finds nothing.
  await page.goto(`/category?brandId=${brandId}&cat=99999`)
  await expect(page.getByRole('heading', { name: 'No results for these filters' })).toBeVisible()
})

test('product#lists: store: its own search finds its products, and is in the address', async ({ page }) => {
  const [card] = (await found({ key: 'shoes' })).records
  const { shopId } = await details(card?.prodId ?? 0)
  const { slug, shopName } = await shop(shopId)
  await page.goto(`/store/${slug}/${shopId}`)
  await isUp(page)
  await expectList(page, await found({ shopId }))
  const field = page.getByRole('searchbox', { name: `Search in ${shopName}` })
  await field.fill('shoes')
  await field.press('Enter')
  await expect(page).toHaveURL(`/store/${slug}/${shopId}?q=shoes`)
  const expected = await found({ shopId, key: 'shoes' })
  await expectList(page, expected)
  await page.reload()
  await expectList(page, expected)
  await expect(field).toHaveValue('shoes')
  await expect(chips(page)).toHaveText(['“shoes”'])
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expectList(page, await found({ shopId }))
})

test('product#lists: a list of hundreds renders few cards, and Back leads to the exact card @full', async ({
  page,
}) => {
  const path = '/SearchResults/s?sort=price'
  expect((await found({ key: 's' })).total).toBeGreaterThan(200)
  await page.goto(path)
  await isUp(page)
  const cells = page.locator('main [role=group] > div')
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    if (await more.isVisible()) await more.click({ timeout: 1_000 })
    expect(await cells.count()).toBeGreaterThanOrEqual(180)
  }).toPass({ timeout: 40_000 })
  await expect.poll(async () => (await names(page)).length, 'rendered cards').toBeLessThan(120)
  const target = cells.nth(100)
  await target.evaluate((cell) =>
    scrollTo({ top: cell.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }),
  )
  const link = target.getByRole('link')
  await expect(link).toBeVisible()
  const name = await link.innerText()
  const top = () => page.evaluate(() => Math.round(scrollY))
  const position = await top()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect.poll(top, 'the restored scroll position').toBe(position)
  await expect(target.getByRole('link')).toHaveText(name)
  await expect(target.getByRole('link')).toBeInViewport()
})
