import type { Page } from '@playwright/test'
import type { ProductCard, ProductPage } from '#contract/product/product.ts'
import { regionIds } from '#contract/region/region.ts'
import { fetchCatalogue } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { sampleOf } from '../support/short-run.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { viewedAt, viewProducts } from '../support/view-products.ts'

const market = { regionId: regionIds.LK, lang: 'en' as const }
const reason = 'Based on what you viewed, saved and bought'

/** The products of the region's list, and the products similar to one of them. */
const regionsBest = async () =>
  (await fetchCatalogue<ProductPage>('/indexTag/moreGoodStuff', { size: 20, ...market })).records
const similarTo = async ({ prodId }: ProductCard) =>
  (await fetchCatalogue<ProductPage>('/prod/similar', { prodId, current: 1, size: 12, ...market })).records

/** The names of the first products of "You may like" on home. */
async function liked(page: Page, number: number): Promise<string[]> {
  const list = page.getByRole('list', { name: 'You may like' }).or(page.locator('[aria-label="You may like"]')).first()
  await list.scrollIntoViewIfNeeded()
  await expect.poll(() => list.locator('article').count()).toBeGreaterThanOrEqual(20)
  return (await list.locator('article h3').allInnerTexts()).slice(0, number)
}
/** "See all" continues the list of home; after a reload, the list follows the latest view. */
async function expectTheSameInGoods(page: Page, expected: readonly string[], newest = expected[0]): Promise<void> {
  await page.locator('a[href="/goods"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'You may like' })).toBeVisible()
  const shown = async () => (await page.getByRole('main').locator('article h3').allInnerTexts()).slice(0, 12)
  await expect.poll(shown).toEqual(expected)
  await page.reload()
  await expect.poll(async () => (await shown())[0]).toBe(newest)
  await expect(page.getByText(reason)).toBeVisible()
}
const names = (products: readonly ProductCard[]) => products.map(({ prodName }) => prodName)

test('product#recommendations: a guest first sees products similar to those viewed on this device, also after Back and in the whole list', async ({
  page,
}) => {
  const best = await regionsBest()
  const [viewed] = best
  if (!viewed) throw new Error('no product')
  await page.goto('/')
  await isUp(page)
  expect(await liked(page, 3)).toEqual(names(best.slice(0, 3)))
  await expect(page.getByText(reason)).toHaveCount(0)

  await viewProducts(page, [viewed])
  await page.goto('/')
  await isUp(page)
  const second = (await similarTo(viewed))[1]
  if (!second) throw new Error('no similar product')
  const similar = names(await similarTo(viewed))
  expect(await liked(page, 12)).toEqual(similar)
  await expect(page.getByText(reason)).toBeVisible()

  // A product that is opened from the list does not change the list to which the shopper returns.
  await page.getByRole('link', { name: second.prodName }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.prodName)
  await expect.poll(() => viewedAt(page, second.prodId)).toBeGreaterThan(0)
  await page.goBack()
  expect(await liked(page, 12)).toEqual(similar)
  await expectTheSameInGoods(page, similar, names(await similarTo(second))[0])
})

test("product#recommendations: a shopper first sees the server's recommendations, which know the other devices, also in the whole list", async ({
  page,
}) => {
  const shopper = await newShopper()
  const [, viewed] = await regionsBest()
  if (!viewed) throw new Error('no product')
  await myCall(shopper, 'POST', '/p/footprint', [{ prodId: viewed.prodId, at: Date.now() }])
  await signIn(page, shopper)
  await page.goto('/')
  await isUp(page)
  const similar = names(await similarTo(viewed))
  expect(await liked(page, 12)).toEqual(similar)
  await expect(page.getByText(reason)).toBeVisible()
  await expectTheSameInGoods(page, similar)
})

for (const who of sampleOf(['guest', 'shopper'] as const))
  test(`product#recommendations: the empty cart of a ${who} recommends what is similar to a product viewed since home; Back to home shows the list of home`, async ({
    page,
  }) => {
    const [, , viewed] = await regionsBest()
    if (!viewed) throw new Error('no product')
    const shopper = who === 'shopper' ? await signIn(page) : null
    await page.goto('/')
    await isUp(page)
    const ofHome = await liked(page, 12)
    await page.getByRole('link', { name: viewed.prodName }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewed.prodName)
    await expect
      .poll(async () =>
        shopper
          ? (await myCall<{ total: number }>(shopper, 'GET', '/p/footprint/page?current=1&size=1&lang=en')).total
          : viewedAt(page, viewed.prodId),
      )
      .toBeGreaterThan(0)
    await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
    if (!shopper) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    const recommended = page.locator('[aria-label="Recommended"] article h3')
    await expect(page.getByText(reason)).toBeVisible()
    expect((await recommended.allInnerTexts()).slice(0, 12)).toEqual(names(await similarTo(viewed)))
    await page.goBack()
    await page.goBack()
    expect(await liked(page, 12)).toEqual(ofHome)
  })
