import type { Page } from '@playwright/test'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { Review, reviewSummary } from '#contract/review/review.ts'
import { catalogueOf, fetchCatalogue, productPath } from '../support/catalogue.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { fillPasswordLogin, sendLogin } from '../support/login-modal.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { scrollToDetails } from '../support/scroll-product.ts'
import { sampleOf } from '../support/short-run.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

type Reviews = { records: Review[]; total: number }
const { product } = catalogueOf()
const summaryOf = (prodId: number) =>
  fetchCatalogue<{ stars: number[]; number: number; picNumber: number }>('/prodComm/summary', { prodId })
const reviewsOf = (prodId: number, more: Record<string, number> = {}) =>
  fetchCatalogue<Reviews>('/prodComm/page', { prodId, size: 100, lang: 'en', ...more })
const listOf = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true })
const texts = (page: Page) => listOf(page).locator('article > p').allTextContents()
const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

let reviewed: ProductDetail | undefined
/** A product with more than one page of reviews, some with several pictures. */
async function findReviewed(): Promise<ProductDetail> {
  if (reviewed) return reviewed
  for (const least of [24, 18, 12]) {
    for (const pageNumber of [1, 2, 3, 4]) {
      for (const card of await catalogueOf().cards({ pageNumber })) {
        if (card.prodCommNumber < least) continue
        const { records } = await reviewsOf(card.prodId)
        if (records.some(({ pics }) => pics.length > 1) && records.some(({ isAnonymous }) => isAnonymous === 1))
          return (reviewed = await catalogueOf().details(card.prodId))
      }
    }
  }
  throw new Error('No product has reviews with pictures')
}

test("product#reviews: all reviews: from the product page, the reader's language first, to the last one, others with their language", async ({
  page,
  isMobile,
  axe,
}) => {
  const found = await findReviewed()
  const { records, total } = await reviewsOf(found.prodId)
  await page.goto(productPath(found))
  await isUp(page)
  await scrollToDetails(page)
  if (isMobile) await page.getByRole('tab', { name: 'Reviews' }).click()
  await page.getByRole('link', { name: 'See all reviews' }).click()
  await expect(page).toHaveURL(`${productPath(found)}/reviews`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer reviews')
  await expect(async () => {
    await toEnd(page)
    expect(await listOf(page).locator('article').count()).toBe(total)
  }).toPass({ timeout: 15_000 })
  expect(await texts(page)).toEqual(records.map(({ content }) => content))
  const languageNames = { en: '', zh: 'Chinese', tr: 'Turkish', ru: 'Russian', pt: 'Portuguese' }
  const tags = await listOf(page)
    .locator('article header')
    .evaluateAll((all) => all.map((head) => head.querySelector('a')?.textContent ?? ''))
  expect(tags).toEqual(records.map(({ lang }) => languageNames[lang] && `Written in ${languageNames[lang]}`))
  const foreign = records.find(({ lang }) => lang !== 'en')
  expect(foreign, 'a review is in another language').toBeDefined()
  await expect(
    listOf(page)
      .getByRole('link', { name: `Written in ${languageNames[foreign?.lang ?? 'en']}` })
      .first(),
  ).toHaveAttribute('href', `${productPath(found)}/reviews?in=${foreign?.lang}`)
  const anonymous = records.findIndex(({ isAnonymous }) => isAnonymous === 1)
  await expect(listOf(page).locator('article').nth(anonymous).locator('b').first()).toHaveText('Anonymous')
  await axe()
  await page.getByRole('main').getByRole('link', { name: found.prodName }).last().click()
  await expect(page).toHaveURL(productPath(found))
})

test('product#reviews: all reviews: a bar of the histogram and the pictures filter are in the address, alone and together @full', async ({
  page,
}) => {
  const { prodId, slug } = await findReviewed()
  const { stars, picNumber, number } = await summaryOf(prodId)
  const path = `/products/${slug}-${prodId}/reviews`
  const best = stars.indexOf(Math.max(...stars)) + 1
  await page.goto(path)
  await isUp(page)
  const bar = page.getByRole('button', { name: new RegExp(`^${best} stars?:`) })
  await bar.click()
  await expect(page).toHaveURL(`${path}?stars=${best}`)
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  const fitting = await reviewsOf(prodId, { stars: best })
  expect(fitting.total).toBe(stars[best - 1])
  await expect.poll(() => texts(page)).toEqual(fitting.records.slice(0, 20).map(({ content }) => content))
  await page.reload()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => texts(page)).toEqual(fitting.records.slice(0, 20).map(({ content }) => content))
  await isUp(page)
  const withPictures = page.getByRole('button', { name: `With pictures · ${picNumber}` })
  await withPictures.click()
  await expect(page).toHaveURL(new RegExp(`stars=${best}&pics=1$|pics=1&stars=${best}$`))
  const both = await reviewsOf(prodId, { stars: best, withPics: 1 })
  await expect(listOf(page).locator('article')).toHaveCount(both.total)
  if (both.total === 0) await expect(listOf(page)).toContainText('No reviews match your filters.')
  await bar.click()
  await expect(page).toHaveURL(`${path}?pics=1`)
  await expect(listOf(page).locator('article')).toHaveCount(Math.min(20, picNumber))
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'All reviews' }).click()
  await expect(page).toHaveURL(path)
  await expect(listOf(page).locator('article')).toHaveCount(Math.min(20, number))
})

test('product#reviews: all reviews: pictures open over the page, are browsed by keys and arrows, and Esc restores the position', async ({
  page,
  axe,
}) => {
  const { prodId, slug } = await findReviewed()
  const { records } = await reviewsOf(prodId, { withPics: 1 })
  const at = records.findIndex(({ pics }) => pics.length > 1)
  const total = records[at]?.pics.length ?? 0
  await page.goto(`/products/${slug}-${prodId}/reviews?pics=1`)
  await isUp(page)
  const second = listOf(page)
    .locator('article')
    .nth(at)
    .getByRole('button', { name: `Picture 2 of ${total}` })
  await second.click()
  const viewer = page.getByRole('dialog', { name: 'Review pictures' })
  const status = viewer.getByRole('status')
  await expect(status).toContainText(`2 / ${total}`)
  await expect(viewer.locator('img').nth(1)).toBeInViewport()
  await axe()
  await page.keyboard.press('ArrowLeft')
  await expect(status).toContainText(`1 / ${total}`)
  await page.keyboard.press('End')
  await expect(status).toContainText(`${total} / ${total}`)
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect(status).toContainText(`${total - 1} / ${total}`)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(second).toBeFocused()
})

test('product#reviews: all reviews: offline the reviews open with their age, and filters apply to saved reviews', {
  tag: '@worker',
}, async ({ page, goOffline, coldStart }) => {
  const { prodId, slug } = await findReviewed()
  const path = `/products/${slug}-${prodId}/reviews`
  const { records } = await reviewsOf(prodId)
  await page.goto(path)
  await isUp(page)
  const first = await texts(page)
  await waitUntilStored(page)
  await goOffline()
  const cold = await coldStart(path)
  await expect(cold.getByRole('status').filter({ hasText: 'Offline' })).toContainText(/updated (now|\d+)/)
  await expect.poll(() => texts(cold)).toEqual(expect.arrayContaining(first))
  await expect(cold.getByRole('main').getByText(/^updated /)).toBeVisible()
  const { score } = records[0] as Review
  const expected = records.slice(0, first.length).filter((one) => one.score === score)
  await cold.getByRole('button', { name: new RegExp(`^${score} stars?:`) }).click()
  await expect(cold.getByText(new RegExp(`^${expected.length} reviews? saved on this device$`))).toBeVisible()
  expect(await texts(cold)).toEqual(expected.map(({ content }) => content))
})

test('product#reviews: orders and languages are in the address; a guest logs in for a vote, which continues; a vote counts once and works offline', {
  tag: '@worker',
}, async ({ page, axe, expectNoSidewaysScroll, goOffline }) => {
  const { prodId, slug } = await findReviewed()
  const path = `/products/${slug}-${prodId}/reviews`
  await page.goto(path)
  await isUp(page)
  const other = page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: /^Reviews in/ })
    .first()
  const number = Number(/\((\d+)\)/.exec(await other.innerText())?.[1])
  await other.click()
  await expect(page).toHaveURL(/\?in=\w\w$/)
  await expect(listOf(page).locator('article')).toHaveCount(Math.min(20, number))
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSidewaysScroll()
  await expect(page.getByRole('button', { name: /^5 stars:/ })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('combobox', { name: 'Sort reviews' }).selectOption({ label: 'Lowest rating' })
  await expect(page).toHaveURL(/\?(in=\w\w&sort=low|sort=low&in=\w\w)$/)
  await other.click()
  await expect(page).toHaveURL(`${path}?sort=low`)
  const low = await fetchCatalogue<Reviews>('/prodComm/page', { prodId, size: 20, lang: 'en', sort: 'low' })
  await expect.poll(() => texts(page)).toEqual(low.records.map(({ content }) => content))
  await page.getByRole('combobox', { name: 'Sort reviews' }).selectOption({ label: 'Most helpful' })
  await expect(page).toHaveURL(`${path}?sort=helpful`)
  const useful = await fetchCatalogue<Reviews>('/prodComm/page', { prodId, size: 20, lang: 'en', sort: 'helpful' })
  await expect.poll(() => texts(page)).toEqual(useful.records.map(({ content }) => content))
  await page.getByRole('combobox', { name: 'Sort reviews' }).selectOption({ label: 'Lowest rating' })
  await expect(page).toHaveURL(`${path}?sort=low`)
  await axe()
  await expectNoSidewaysScroll()
  const helpful = listOf(page)
    .locator('article')
    .first()
    .getByRole('button', { name: /^Helpful/ })
  const shopper = await newShopper()
  const before = Number(/\d+/.exec(await helpful.innerText())?.[0] ?? 0)
  await helpful.click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await fillPasswordLogin(modal, shopper)
  await sendLogin(modal)
  const votes = async () => (await myCall<object[]>(shopper, 'GET', `/p/prodComm/helpful?prodId=${prodId}`)).length
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(helpful).toHaveText(`Helpful (${before + 1})`)
  await expect.poll(votes).toBe(1)
  await page.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(helpful).toHaveText(`Helpful (${before + 1})`)
  await isUp(page)
  await goOffline()
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'false')
  expect(await votes()).toBe(1)
  await goOffline(false)
  await expect.poll(votes, { timeout: 30_000 }).toBe(0)
})

test('product#reviews: variant and topic are in the address; a guest is asked to log in for a report, and a report needs a reason @full', async ({
  page,
  axe,
}) => {
  const found = await findReviewed()
  const { prodId, slug } = found
  const path = `/products/${slug}-${prodId}/reviews`
  const { variants, mentions } = await fetchCatalogue<ReplyOf<typeof reviewSummary>>('/prodComm/summary', { prodId })
  const [mention] = mentions ?? []
  await page.goto(`${path}?about=nothing`)
  await isUp(page)
  const topics = page.getByRole('group', { name: 'Buyers mention' })
  await topics.getByRole('button').first().click()
  await expect(page).toHaveURL(`${path}?about=${mention?.topic}`)
  await expect(listOf(page).locator('article')).toHaveCount(Math.min(20, mention?.number ?? 0))
  await topics.getByRole('button').first().click()
  const variant = variants?.find(({ skuId }) => found.skuList.some((one) => one.skuId === skuId && one.skuName))
  expect(variant, 'a variant with a name has reviews').toBeDefined()
  if (variant) {
    await page.getByRole('combobox', { name: 'Variant' }).selectOption(String(variant.skuId))
    await expect(page).toHaveURL(`${path}?sku=${variant.skuId}`)
    await expect(listOf(page).locator('article')).toHaveCount(Math.min(20, variant.number))
  }
  const report = listOf(page).getByRole('button', { name: 'Report' }).first()
  await report.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await signIn(page)
  await page.goto(path)
  await isUp(page)
  await report.click()
  const dialog = page.getByRole('dialog', { name: 'Report this review' })
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This field is required.')
  await axe(page, '[role="dialog"]')
  await dialog.getByRole('radio', { name: 'Advertising or spam' }).check()
  const sent = page.waitForResponse('**/p/prodComm/report')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Thank you. The shop will check this review.')).toBeVisible()
  expect((await sent).ok()).toBe(true)
  await expect(report).toBeFocused()
  await expect(report).toHaveText('Reported')
  await expect(report).toHaveAttribute('aria-disabled', 'true')
})

test('product#messages: all reviews: a product without reviews shows a message; invalid params of the address are dropped @full', async ({
  page,
}) => {
  const none = await catalogueOf().card(({ prodCommNumber }) => prodCommNumber === 0)
  await page.goto(`${productPath(none)}/reviews`)
  await expect(page.getByText('Sorry, There are no reviews here.', { exact: true })).toBeVisible()
  const some = await product(({ prodCommNumber }) => prodCommNumber > 3)
  const { number } = await summaryOf(some.prodId)
  expect((await page.goto(`${productPath(some)}/reviews?stars=9&pics=perhaps`))?.status()).toBe(200)
  await expect(listOf(page).locator('article')).toHaveCount(Math.min(20, number))
  await page.goto(`/products/what-${some.prodId}/reviews`)
  await isUp(page)
  await expect(page).toHaveURL(`${productPath(some)}/reviews`)
})

test("product#limits: all reviews: the variant is named in the shopper's language, the review is not translated @full", async ({
  page,
  context,
}) => {
  const { prodId } = await findReviewed()
  await chooseMarket(context, { lang: 'ru' })
  const russian = await fetchCatalogue<Reviews>('/prodComm/page', { prodId, size: 20, lang: 'ru' })
  const named = russian.records.find(({ skuName }) => skuName !== '')
  await page.goto(`/products/x-${prodId}/reviews`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отзывы покупателей')
  if (named)
    await expect(
      listOf(page)
        .or(page.getByRole('region', { name: 'Отзывы', exact: true }))
        .getByText(named.skuName)
        .first(),
    ).toBeVisible()
})

for (const path of sampleOf(['/products/nothing-999999999/reviews', '/products/abc/reviews', '/products/abc/other'])) {
  test(`product#reviews: 404 page: ${path}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  })
}
