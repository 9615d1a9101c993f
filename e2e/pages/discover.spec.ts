import type { Brand, Category } from '#contract/category.ts'
import { subCategoriesPath } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { regionIds } from '#contract/region/region.ts'
import { catalogueOf, fetchCatalogue, productPath } from '../support/catalogue.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'

const market = { regionId: regionIds.LK, lang: 'en' }
const { departments } = catalogueOf()
const addressOf = ({ slug, categoryId }: { slug: string; categoryId: number }) => `/${slug}/${categoryId}`
const nth = async (index: number): Promise<Category> => {
  const found = (await departments()).at(index)
  if (!found) throw new Error('The mall has too few departments')
  return found
}

test('product#lists: discover: a department at the side shows its sub-categories; Back leaves the page', async ({
  page,
  isMobile,
}) => {
  const other = await nth(-1)
  await page.goto('/about')
  await isUp(page)
  await page.goto('/discover')
  await isUp(page)
  const rail = page.getByRole('navigation', { name: 'Departments', exact: true })
  await expect(rail.getByRole('link')).toHaveCount((await departments()).length)
  await expect(rail.locator('[aria-current]')).toHaveText((await nth(0)).shortName)
  await rail.getByRole('link', { name: other.shortName, exact: true }).click()
  await expect(page).toHaveURL(`/discover?categoryId=${other.categoryId}`)
  const pane = page.getByRole('region', { name: other.categoryName, exact: true })
  for (const child of other.children)
    await expect(pane.locator(`a[href="${addressOf(child)}"]`)).toContainText(child.categoryName)
  await expect(pane.locator('ul li')).toHaveCount(other.children.length)
  await page.reload()
  await expect(rail.locator('[aria-current]')).toHaveText(other.shortName)
  if (isMobile) await expect(rail.locator('[aria-current]')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

for (const categoryId of sampleOf(['nonsense', '999999', '-1', ''])) {
  test(`product#lists: discover: ?categoryId=${categoryId} is ignored`, async ({ page }) => {
    expect((await page.goto(`/discover?categoryId=${categoryId}`))?.status()).toBe(200)
    await expect(
      page.getByRole('navigation', { name: 'Departments', exact: true }).locator('[aria-current]'),
    ).toHaveText((await nth(0)).shortName)
  })
}

test('product#lists: discover: the brands of a department lead to their products there @full', async ({ page }) => {
  const department = await nth(1)
  const brands = await fetchCatalogue<Brand[]>('/brand/list', { categoryId: department.categoryId, ...market })
  await page.goto(`/discover?categoryId=${department.categoryId}`)
  const first = page
    .getByRole('region', { name: department.categoryName, exact: true })
    .getByRole('link', { name: brands[0]?.brandName ?? '', exact: true })
  await expect(first).toHaveAttribute(
    'href',
    `/category?categoryId=${department.categoryId}&brandId=${brands[0]?.brandId}`,
  )
})

test('product#lists: discover, sub: each sub-category with its first products, and a link to all of them', async ({
  page,
}) => {
  const department = await nth(2)
  const rows = await fetchCatalogue<{ categoryId: number; productDtoList: ProductCard[] }[]>('/category/rows', {
    categoryId: department.categoryId,
    ...market,
  })
  await page.goto(`/discover?categoryId=${department.categoryId}`)
  await isUp(page)
  await page.getByRole('link', { name: 'See each category' }).click()
  await expect(page).toHaveURL(subCategoriesPath(department))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.categoryName)
  for (const { categoryId, productDtoList } of rows) {
    const child = department.children.find((one) => one.categoryId === categoryId)
    if (!child) throw new Error('A row belongs to no sub-category')
    const links = page.getByRole('group', { name: child.categoryName, exact: true }).locator('article a')
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(productDtoList.map(productPath))
    await expect(page.locator(`main a[href="${addressOf(child)}"]`)).toBeAttached()
  }
  await page.goto(`/discover/sub/an-old-name-${department.categoryId}`)
  await isUp(page)
  await expect(page).toHaveURL(subCategoriesPath(department))
})

test('product#lists: department: each sub-category has a link to a preview; a sub-category has none @full', async ({
  page,
  expectNoSidewaysScroll,
}) => {
  const department = await nth(2)
  await page.goto(addressOf(department))
  await isUp(page)
  const allLink = page.getByRole('main').getByRole('link', { name: 'See each category' })
  await expect(allLink).toBeInViewport()
  await expectNoSidewaysScroll()
  await allLink.click()
  await expect(page).toHaveURL(subCategoriesPath(department))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.categoryName)
  await page.goto(addressOf(department.children[0] as Category))
  await isUp(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.children[0]?.categoryName ?? '')
  await expect(allLink).toHaveCount(0)
})

for (const path of ['/categories', '/categories/']) {
  test(`product#lists: ${path}: every department and sub-category of the tree, in order, in Turkish`, async ({
    page,
    context,
  }) => {
    await chooseMarket(context, { lang: 'tr' })
    const tree = await catalogueOf('LK', 'tr').departments()
    expect((await page.goto(path))?.status()).toBe(200)
    await isUp(page)
    const links = await page
      .locator('main section a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
    expect(links).toEqual(
      tree.flatMap((department) =>
        [department, ...department.children].map((one) => [addressOf(one), one.categoryName]),
      ),
    )
  })
}

test('product#lists: home: "All" leads to all categories @full', async ({ page }) => {
  await page.goto('/')
  await isUp(page)
  await page
    .getByRole('navigation', { name: 'Departments', exact: true })
    .getByRole('link', { name: 'All', exact: true })
    .click()
  await expect(page).toHaveURL('/categories/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories')
  await page.locator('main section a').nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await nth(0)).children[0]?.categoryName ?? '')
})

test('product#lists: brands: from A to Z with counts, found by letters regardless of case and accents', async ({
  page,
  axe,
}) => {
  const brands = await fetchCatalogue<Brand[]>('/brand/list', market)
  const sorted = brands.toSorted((one, other) => one.brandName.localeCompare(other.brandName, 'en'))
  await page.goto('/brands')
  await isUp(page)
  const rows = page.locator('main a[href^="/category?"]')
  expect(await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    sorted.map(({ brandId }) => `/category?brandId=${brandId}`),
  )
  const { brandName, prodCount } = sorted[3] as Brand
  await expect(rows.nth(3)).toContainText(`${brandName}${prodCount} ${prodCount === 1 ? 'product' : 'products'}`)
  const field = page.getByRole('searchbox', { name: 'Find a brand' })
  // A vowel with any accent matches the plain vowel.
  await field.fill(brandName.slice(0, 4).toUpperCase().replace(/A/, 'Â').replace(/I/, 'İ'))
  await expect(rows.filter({ hasText: brandName })).toBeVisible()
  expect(await rows.count()).toBeLessThan(brands.length)
  await field.fill('qqqq')
  await expect(page.getByRole('heading', { name: 'No brands found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search for “qqqq”' })).toHaveAttribute('href', '/SearchResults/qqqq')
  await axe()
  await field.fill('')
  await expect(rows).toHaveCount(brands.length)
})

test('product#lists: brands: those of one department, by its link @full', async ({ page }) => {
  const department = await nth(0)
  const brands = await fetchCatalogue<Brand[]>('/brand/list', { categoryId: department.categoryId, ...market })
  await page.goto('/brands')
  await isUp(page)
  await page
    .getByRole('navigation', { name: 'Departments', exact: true })
    .getByRole('link', { name: department.shortName, exact: true })
    .click()
  await expect(page).toHaveURL(`/brands?categoryId=${department.categoryId}`)
  await expect(page.locator('main a[href^="/category?"]')).toHaveCount(brands.length)
  expect((await page.goto('/brands?categoryId=abc'))?.status()).toBe(200)
  await expect(page.getByRole('link', { name: 'All brands' })).toHaveAttribute('aria-current', 'page')
})

for (const path of sampleOf([
  '/discover/sub/nothing-999999',
  '/discover/sub/abc',
  '/discover/sub',
  '/brands?categoryId=999999',
  '/categories/1/2/3',
])) {
  test(`product#lists: 404 page: ${path}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  })
}
