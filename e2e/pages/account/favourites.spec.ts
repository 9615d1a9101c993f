import type { Page } from '@playwright/test'
import { catalogueOf, productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { rowOf } from '#e2e/support/offline/grocery-lists.ts'
import { expect, test } from '#e2e/support/proxy-test.ts'
import { newShopper, type Shopper, signIn } from '#e2e/support/sign-in.ts'

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favourite: ${name}`, exact: true })
const products = (page: Page) => page.getByRole('group', { name: 'Favourite products' }).getByRole('article')
const idsOf = (shopper: Shopper, kind = 'user') => myCall<number[]>(shopper, 'GET', `/p/${kind}/collection/ids`)

/** Counts the requests to a path from now on by their keys: repeats with the same key count once. */
function countSent(page: Page, path: string): () => number {
  const keys = new Set<string>()
  page.context().on('response', (response) => {
    const request = response.request()
    const key = request.headers()['idempotency-key']
    if (request.method() === 'POST' && request.url().endsWith(path) && key) keys.add(key)
  })
  return () => keys.size
}

test('product#messages: favourites: a product and a shop are saved on the server, listed and removed', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const [product] = await catalogueOf().cards()
  if (!product) throw new Error('The mall has no product')
  const shop = await catalogueOf().shop(product.shopId)
  const shopper = await signIn(page)
  await page.goto(productPath(product))
  await expect(heart(page, product.prodName)).toHaveAttribute('aria-pressed', 'false')
  await heart(page, product.prodName).click()
  await expect(heart(page, product.prodName)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Added to favourites')).toBeVisible()
  await expect.poll(() => idsOf(shopper)).toEqual([product.prodId])
  await page.goto(`/store/${shop.slug}/${shop.shopId}`)
  await heart(page, shop.shopName).click()
  await expect.poll(() => idsOf(shopper, 'shop')).toEqual([shop.shopId])

  await page.goto('/collection')
  await expect(products(page)).toHaveCount(1)
  await axe()
  await expectNoSidewaysScroll()
  await page.getByRole('tab', { name: 'Shops' }).click()
  await expect(
    page.getByRole('list', { name: 'Favourite shops' }).getByRole('link', { name: shop.shopName }),
  ).toBeVisible()
  await axe()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Shops' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Products' }).click()
  await heart(page, product.prodName).click()
  await expect(page.getByRole('heading', { name: 'No favourite products yet' })).toBeVisible()
  await expect.poll(() => idsOf(shopper)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No favourite products yet' })).toBeVisible()
})

test('product#favourites: hearts tapped offline look pending, survive a restart, and arrive once; the last tap wins', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker, coldStart }) => {
  const [a, b] = await catalogueOf().cards()
  if (!a || !b) throw new Error('The mall has too few products')
  const shopper = await signIn(page)
  await page.goto(productPath(b))
  await isUp(page)
  await page.goto(productPath(a))
  await waitForWorker()
  const sent = countSent(page, '/p/user/collection/addOrCancel')
  await expect(heart(page, a.prodName)).toBeVisible()
  await goOffline()
  for (const isOn of ['true', 'false', 'true']) {
    await heart(page, a.prodName).click()
    await expect(heart(page, a.prodName)).toHaveAttribute('aria-pressed', isOn)
  }
  await expect(heart(page, a.prodName)).toHaveAttribute('aria-description', 'Waiting to sync')
  const cold = await coldStart('/collection')
  await expect(heart(cold, a.prodName)).toHaveAttribute('aria-pressed', 'true')
  expect(await idsOf(shopper)).toEqual([])
  const before = sent()
  await goOffline(false)
  await expect.poll(() => idsOf(shopper)).toEqual([a.prodId])
  await expect(heart(cold, a.prodName)).not.toHaveAttribute('aria-description', /.+/)
  expect(sent() - before).toBe(1)
  await cold.reload()
  await expect(products(cold)).toHaveCount(1)
  expect(sent() - before).toBe(1)
})

test("product#favourites: a guest's favourites stay on the phone, are merged at login once, and are not shown to the next shopper", async ({
  page,
  axe,
}) => {
  const [product] = await catalogueOf().cards()
  if (!product) throw new Error('The mall has no product')
  await page.goto(productPath(product))
  await heart(page, product.prodName).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/collection')
  await expect(products(page)).toHaveCount(1)
  await axe()
  const merges = countSent(page, '/p/user/collection/join')
  const shopper = await signIn(page, await newShopper())
  await page.goto('/collection')
  await expect(products(page)).toHaveCount(1)
  await expect.poll(() => idsOf(shopper)).toEqual([product.prodId])
  await page.reload()
  await expect(products(page)).toHaveCount(1)
  expect(merges()).toBe(1)
  const next = await signIn(page, await newShopper('Kofi'))
  await page.goto('/collection')
  await expect(page.getByRole('heading', { name: 'No favourite products yet' })).toBeVisible()
  expect(await idsOf(next)).toEqual([])
  expect(merges()).toBe(1)
})

test('product#adding-to-lists: a favourite joins a grocery list from its card, and stays a favourite @full', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const [product] = await catalogueOf().cards()
  if (!product) throw new Error('The mall has no product')
  const { prodName: name } = product
  await page.goto(productPath(product))
  await heart(page, name).click()
  await page.goto('/collection')
  await page.getByRole('button', { name: `Add to list: ${name}`, exact: true }).click()
  await axe()
  await page.getByRole('dialog').getByRole('textbox', { name: 'List name' }).fill('Ideas')
  await page.getByRole('dialog').getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByText('Item added')).toBeVisible()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await axe()
  await expectNoSidewaysScroll()
  await page.goto('/wish-list/Ideas')
  await expect(rowOf(page, name).locator('b')).toContainText(/\d/)
})
