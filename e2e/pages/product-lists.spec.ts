import type { Page } from '@playwright/test'
import type { Banner } from '#contract/home.ts'
import { tagPath } from '#contract/links.ts'
import type { ProductPage } from '#contract/product/product.ts'
import { regionIds } from '#contract/region/region.ts'
import { instantOf } from '#contract/time.ts'
import { catalogueOf, fetchCatalogue, productPath } from '../support/catalogue.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'

const market = { regionId: regionIds.LK, lang: 'en' }
const zone = 'Asia/Colombo'
const { tags } = catalogueOf()
/** The products of the list; the finds of the day above a list are no part of it. */
const cards = (page: Page) => page.locator('main article:not(#finds article) a[href^="/products/"]')
const hrefs = (page: Page) => cards(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
const paths = ({ records }: ProductPage) => records.map(productPath)

test('product#lists: a tag has a page of its own: its title and its products in order, to the last one', async ({
  page,
}) => {
  const tag = (await tags())[1]
  if (!tag) throw new Error('The mall has no second tag')
  const { records, total } = await fetchCatalogue<ProductPage>('/indexTag/tagdetaillist', {
    tagId: tag.id,
    size: 100,
    ...market,
  })
  await page.goto('/')
  await isUp(page)
  const row = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: tag.title, exact: true }) })
  await row.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(tagPath(tag))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tag.title)
  await expect(page.getByRole('main')).toContainText(`${total} products`)
  await expect(cards(page)).toHaveCount(20)
  await expect(async () => {
    await toEnd(page)
    expect(await cards(page).count()).toBe(total)
  }).toPass({ timeout: 15_000 })
  expect(await hrefs(page)).toEqual(records.map(productPath))
  // The other tags are one tap away, and this one is marked.
  const others = page.getByRole('navigation', { name: 'More collections' })
  await expect(others.getByRole('link')).toHaveCount((await tags()).length)
  await expect(others.locator('[aria-current="page"]')).toHaveText(tag.title)
})

test("product#lists: a tag of deals counts down on the server's clock; a wrong slug with a right id is corrected", async ({
  page,
}) => {
  const tag = (await tags()).find(({ style }) => style === 0)
  const list = await fetchCatalogue<ProductPage>('/indexTag/tagdetaillist', {
    tagId: tag?.id ?? 0,
    size: 20,
    ...market,
  })
  const end = list.records.flatMap(({ endTime }) => endTime ?? []).sort()[0]
  if (!tag || !end) throw new Error('The mall has no tag of deals')
  await page.goto(`/services/some-old-name-${tag.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tag.title)
  await isUp(page)
  await expect(page).toHaveURL(tagPath(tag))
  const left = async () => (await page.getByRole('timer').first().innerText()).replaceAll(/[^\d:d]/g, '')
  const hours = (instantOf(end, zone) - Date.now()) / 3_600_000
  expect(Math.floor(hours % 24)).toBe(Number(/(\d\d):\d\d:\d\d$/.exec(await left())?.[1]))
})

test('product#lists: a banner that names a tag leads to it @full', async ({ page }) => {
  const banner = (await fetchCatalogue<Banner[]>('/indexImgs', market)).find(({ type }) => type === 2)
  if (!banner) throw new Error('No banner leads to a tag')
  await page.goto('/')
  await isUp(page)
  const link = page.getByRole('group', { name: 'Offers' }).getByRole('link', { name: banner.title })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page).toHaveURL(`/services/${banner.slug}-${banner.relation}`)
  const products = await fetchCatalogue<ProductPage>('/indexTag/tagdetaillist', {
    tagId: banner.relation,
    size: 20,
    ...market,
  })
  await expect.poll(() => hrefs(page)).toEqual(paths(products))
})

test('product#lists: trending: every running deal in order of its end, a countdown for each end', async ({ page }) => {
  const first = await fetchCatalogue<ProductPage>('/prod/deals', { size: 20, ...market })
  await page.goto('/')
  await isUp(page)
  await page.locator('main a[href="/trending"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending deals')
  await expect.poll(async () => (await hrefs(page)).slice(0, 20)).toEqual(paths(first))
  const second = await fetchCatalogue<ProductPage>('/prod/deals', { size: 20, current: 2, ...market })
  const expected = [...paths(first), ...paths(second)]
  await expect(async () => {
    await toEnd(page)
    expect((await hrefs(page)).slice(0, 40)).toEqual(expected)
  }).toPass({ timeout: 15_000 })
  const ends = new Set([...first.records, ...second.records].map(({ endTime }) => endTime))
  expect(await page.getByRole('main').getByRole('timer').count()).toBeGreaterThanOrEqual(ends.size)
  await expect(page.getByRole('heading', { level: 2, name: /^Until / }).first()).toBeVisible()
})

test('product#lists: decision 0007: the server is asked again when a countdown has ended @full', async ({ page }) => {
  const wireTime = (instant: number) => new Date(instant).toLocaleString('sv-SE', { timeZone: zone })
  let times = 0
  await page.route('**/api/prod/deals?**', async (route) => {
    times += 1
    const response = await route.fetch()
    const answer = (await response.json()) as ProductPage
    // The first answer's deal ends at once, every later one's in two days.
    const end = wireTime(Date.now() + (times === 1 ? 1_500 : 2 * 86_400_000))
    await route.fulfill({
      response,
      json: { ...answer, pages: 1, records: answer.records.map((card) => ({ ...card, endTime: end })) },
    })
  })
  await page.goto('/')
  await isUp(page)
  await page.locator('main a[href="/trending"]').first().click()
  await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^(1|2)\sd/)
  expect(times).toBeGreaterThan(1)
})

test('product#lists: goods: the page of "you may like" equals the server’s list, without end', async ({ page }) => {
  const first = await fetchCatalogue<ProductPage>('/indexTag/moreGoodStuff', { size: 20, ...market })
  const second = await fetchCatalogue<ProductPage>('/indexTag/moreGoodStuff', { size: 20, current: 2, ...market })
  await page.goto('/goods')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You may like')
  await isUp(page)
  await expect(async () => {
    await toEnd(page)
    expect((await hrefs(page)).slice(0, 40)).toEqual([...paths(first), ...paths(second)])
  }).toPass({ timeout: 15_000 })
})

test('product#lists: an empty list shows a message and a link @full', async ({ page, axe }) => {
  await page.route('**/api/prod/deals?**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { records: [], total: 0, size: 20, current: 1, pages: 0 } })
  })
  await page.goto('/')
  await isUp(page)
  await page.locator('main a[href="/trending"]').first().click()
  await expect(page.getByRole('heading', { name: 'Nothing here right now' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'All categories' }).click()
  await expect(page).toHaveURL('/categories/')
})

test("product#limits: lists show titles and days in the shopper's language @full", async ({ page, context }) => {
  await chooseMarket(context, { lang: 'ru' })
  await page.goto('/trending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Популярные скидки')
  await expect(page.getByRole('heading', { level: 2, name: /^До / }).first()).toBeVisible()
})

for (const path of sampleOf([
  '/services/nothing-999999',
  '/services/abc',
  '/services',
  '/goods/more',
  '/trending/1/2',
])) {
  test(`product#lists: 404 page: ${path}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  })
}
