import type { Page } from '@playwright/test'
import type { OrderItem } from '#contract/order/order.ts'
import type { OwnReview } from '#contract/review/own-review.ts'
import type { Review } from '#contract/review/review.ts'
import { isUp } from '../support/is-up.ts'
import { operate } from '../support/mall/operate.ts'
import { detailedPhoto, photos, receiveItem } from '../support/mall/received-item.ts'
import { myCall } from '../support/my-calls.ts'
import { openWorkerControls } from '../support/offline/worker-controls.ts'
import { expect, test } from '../support/proxy-test.ts'
import { scrollToDetails } from '../support/scroll-product.ts'
import { newShopper, type Shopper, signIn } from '../support/sign-in.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

const main = (page: Page) => page.getByRole('main')
const thoughts = (page: Page) => page.getByRole('textbox', { name: 'Your thoughts' })
const stars = (page: Page) => page.getByRole('radiogroup', { name: 'Your rating' })
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('img')
const choose = (page: Page) => page.locator('input[type="file"]')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit review' })
const formOf = (orderItemId: number) => `/Completed/RateProduct?orderItemId=${orderItemId}`
const reviewsOf = async (shopper: Shopper) =>
  (await myCall<{ records: OwnReview[] }>(shopper, 'GET', '/p/prodComm/mine?size=100')).records
/** Other tests may review the same product at the same time. */
const threeStarsOf = async (shopper: Shopper, prodId: number) =>
  (await myCall<{ stars: number[] }>(shopper, 'GET', `/prodComm/summary?prodId=${prodId}`)).stars[2] ?? 0

test('product#own-reviews: a review with pictures is written offline, waits, is sent once and counts on the product; it is edited once', {
  tag: '@worker',
}, async ({ page, axe, expectNoSidewaysScroll, goOffline, coldStart, waitForWorker }) => {
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  const before = await threeStarsOf(shopper, item.prodId)
  await signIn(page, shopper)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Completed, 1' })).toBeVisible()
  await page.goto('/RateProduct')
  await expect(page).toHaveURL('/Completed/RateProduct')
  await page.goto('/Completed/Completed')
  await isUp(page)
  await waitForWorker()
  await main(page).getByRole('link', { name: 'Rate', exact: true }).click()
  await expect(page).toHaveURL(formOf(item.orderItemId))
  await expect(main(page).getByText(item.prodName)).toBeVisible()

  // Refused at the fields; the first invalid field has the focus, and arrow keys choose the stars.
  await submit(page).click()
  await expect(main(page).getByText('Please choose the stars.')).toBeVisible()
  await expect(main(page).getByText('Please enter your thoughts.')).toBeVisible()
  await expect(stars(page).getByRole('radio').first()).toBeFocused()
  await axe()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(stars(page).getByRole('radio', { name: '3 stars, Okay' })).toBeChecked()

  await waitUntilStored(page)
  await goOffline()
  await thoughts(page).fill('Solid. The packaging was neat.')
  await choose(page).setInputFiles(await photos('teal', 'orange', 'navy', 'maroon', 'olive', 'black'))
  await expect(main(page).getByText('Only five images may be uploaded.')).toBeVisible()
  await expect(pictures(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Remove picture 5' }).click()
  await page.getByRole('button', { name: 'Remove picture 4' }).click()
  await expect(main(page).getByText('Only five images may be uploaded.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Move picture 3 forward' }).click()
  await expect(pictures(page)).toHaveCount(3)
  await axe()
  await expectNoSidewaysScroll()

  // The draft is there after a cold start without a network.
  const cold = await coldStart(formOf(item.orderItemId))
  await expect(thoughts(cold)).toHaveValue('Solid. The packaging was neat.')
  await expect(stars(cold).getByRole('radio', { name: '3 stars, Okay' })).toBeChecked()
  await expect(pictures(cold)).toHaveCount(3)
  await submit(cold).click()
  await expect(cold.getByText("Your review will be sent when you're online.")).toBeVisible()
  await expect(cold).toHaveURL('/Completed/RateProduct')
  await expect(main(cold).getByText('1 review is waiting to be sent.')).toBeVisible()
  await main(cold).getByRole('link', { name: 'My reviews' }).first().click()
  await expect(main(cold).getByRole('heading', { name: 'My reviews' })).toBeVisible()
  await expect(main(cold).getByText('Waiting to be sent', { exact: true })).toBeVisible()
  await axe(cold)

  await goOffline(false)
  await expect.poll(() => reviewsOf(shopper), { timeout: 60_000 }).toHaveLength(1)
  const [written] = await reviewsOf(shopper)
  expect(written).toMatchObject({ score: 3, content: 'Solid. The packaging was neat.', isAnonymous: 0 })
  expect(new Set(written?.pics).size).toBe(3)
  await expect(main(cold).getByText('Published')).toBeVisible({ timeout: 30_000 })
  expect(await threeStarsOf(shopper, item.prodId)).toBeGreaterThan(before)

  await main(cold).getByRole('link', { name: /^Edit/ }).click()
  await expect(pictures(cold)).toHaveCount(3)
  await stars(cold).getByRole('radio', { name: '5 stars, Excellent' }).check({ force: true })
  await main(cold).getByText('Hide my name').click()
  await expect(cold.getByRole('switch', { name: /Hide my name/ })).toBeChecked()
  await cold.getByRole('button', { name: 'Save changes' }).click()
  await expect(cold.getByText('Review updated.')).toBeVisible()
  await expect(main(cold).getByText('Nothing to rate')).toBeVisible()
  await cold.goto('/profile/reviews')
  await expect(main(cold).getByText('Edited')).toBeVisible()
  await expect(main(cold).getByText('Anonymous')).toBeVisible()
  await expect(main(cold).getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await cold.goto(formOf(item.orderItemId))
  await expect(main(cold).getByText(/You have already changed this review/)).toBeVisible()
  await cold.goto('/profile')
  await expect(cold.getByRole('link', { name: 'Completed', exact: true })).toBeVisible()
  await cold.goto(`/products/${item.prodId}/reviews?stars=5`)
  const own = main(cold).locator('article').filter({ hasText: 'Solid. The packaging was neat.' }).first()
  await expect(own).toContainText('Anonymous')
  await own.getByRole('button', { name: 'Picture 2 of 3' }).click()
  await expect(cold.getByRole('dialog', { name: 'Review pictures' }).getByRole('status')).toContainText('2 / 3')
})

/** Fills the form of a review with three pictures, as a signed-in shopper who receives an item for it. */
async function fillReview(page: Page, shopper: Shopper, words: string): Promise<OrderItem> {
  const { item } = await receiveItem(shopper)
  await page.goto(formOf(item.orderItemId))
  await isUp(page)
  await stars(page).getByRole('radio', { name: '4 stars, Good' }).check({ force: true })
  await thoughts(page).fill(words)
  await choose(page).setInputFiles(await photos('teal', 'orange', 'navy'))
  await expect(pictures(page)).toHaveCount(3)
  return item
}

test('product#reviews: the page of a product, open behind the form, has the new average and number as soon as the review is sent @once @full', async ({
  page,
}) => {
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  await signIn(page, shopper)
  await page.goto(formOf(item.orderItemId))
  await main(page).getByRole('link', { name: item.prodName }).click()
  const number = main(page).getByRole('link', { name: /^\d+ reviews?$/ })
  const score = main(page).getByRole('img', { name: /out of 5 stars$/ })
  await expect(number).toBeVisible()
  const before = await number.textContent()
  await scrollToDetails(page)
  await expect(main(page).getByText(before ?? '', { exact: true })).toHaveCount(2)

  await page.goBack()
  await stars(page).getByRole('radio', { name: '1 star, Terrible' }).check({ force: true })
  await thoughts(page).fill('The handle broke.')
  await submit(page).click()
  await expect(page.getByText('Review added.')).toBeVisible()
  await page.goForward()
  await expect(number).not.toHaveText(before ?? '')
  const summary = await myCall<{ number: number; score: number }>(
    shopper,
    'GET',
    `/prodComm/summary?prodId=${item.prodId}`,
  )
  expect(summary.number).toBe(Number.parseInt(before ?? '', 10) + 1)
  // In the head and in the summary above the reviews.
  await scrollToDetails(page)
  await expect(main(page).getByText(`${summary.number} reviews`, { exact: true })).toHaveCount(2)
  await expect(score.first()).toHaveAccessibleName(`${summary.score} out of 5 stars`)
})

test('product#own-reviews: an app closed during an upload goes on with the next picture, and the review arrives once @once', {
  tag: '@worker',
}, async ({ page, context, mallProxy }) => {
  const shopper = await newShopper()
  const words = `Arrived quickly. ${shopper.mail}`
  await signIn(page, shopper)
  const item = await fillReview(page, shopper, words)
  const uploads = () => mallProxy.requests.filter((path) => path === '/uploads').length
  mallProxy.silence((path) => path === '/uploads' && uploads() > 1)
  await submit(page).click()
  await expect.poll(uploads).toBe(2)
  // An extra page keeps the browser open when the mall's last page is closed.
  const next = await context.newPage()
  await page.close()
  mallProxy.silence(() => false)
  await next.goto('/profile/reviews')
  await expect.poll(() => reviewsOf(shopper), { timeout: 60_000 }).toHaveLength(1)
  const [written] = await reviewsOf(shopper)
  expect(new Set(written?.pics).size).toBe(3)
  expect(uploads()).toBe(4)
  const listed = await myCall<{ records: Review[] }>(
    shopper,
    'GET',
    `/prodComm/page?prodId=${item.prodId}&size=100&lang=en`,
  )
  expect(listed.records.filter(({ content }) => content === words)).toHaveLength(1)
})

test('product#own-reviews: a worker stopped in the middle of an upload goes on with the next picture, and the review arrives once @once @full', async ({
  page,
  context,
  mallProxy,
  goOffline,
  waitForWorker,
  isPlain,
}) => {
  test.skip(isPlain, 'needs background sync')
  const shopper = await newShopper()
  await signIn(page, shopper)
  await fillReview(page, shopper, 'Arrived quickly.')
  await waitForWorker()
  const controls = await openWorkerControls(context, mallProxy.address)
  await goOffline()
  await submit(page).click()
  await expect(page.getByText("Your review will be sent when you're online.")).toBeVisible()
  await page.close()
  await goOffline(false)
  const uploads = () => mallProxy.requests.filter((path) => path === '/uploads').length
  mallProxy.silence((path) => path === '/uploads' && uploads() > 1)
  await controls.sync()
  await expect.poll(uploads).toBe(2)
  await controls.stop()
  mallProxy.silence(() => false)
  expect(await reviewsOf(shopper)).toEqual([])
  await controls.sync()
  await expect.poll(() => reviewsOf(shopper), { timeout: 60_000 }).toHaveLength(1)
  const [written] = await reviewsOf(shopper)
  expect(new Set(written?.pics).size).toBe(3)
  // The picture whose upload was cut is the only one that left twice.
  expect(uploads()).toBe(4)
  await controls.stop()
  await controls.sync()
  const next = await context.newPage()
  await next.goto('/profile/reviews')
  await expect(main(next).getByText('Published')).toHaveCount(1)
  expect(uploads()).toBe(4)
})

test('product#own-reviews: on a poor connection pictures wait, also after a reload, until the shopper uploads them or the connection is better', async ({
  page,
  context,
  mallProxy,
  axe,
  expectNoSidewaysScroll,
}) => {
  await context.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '2g' })
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  })
  const shopper = await newShopper()
  const waits = main(page).getByText('Pictures wait for a better connection.')
  const uploads = () => mallProxy.requests.filter((path) => path === '/uploads').length
  await signIn(page, shopper)
  await fillReview(page, shopper, 'Arrived quickly.')
  await submit(page).click()
  await expect(page.getByText('Pictures wait for a better connection.')).toBeVisible()
  await page.goto('/profile/reviews')
  await expect(waits).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await page.goto('/profile')
  await main(page)
    .getByRole('button', { name: /^Pending changes/ })
    .click()
  await expect(page.getByRole('dialog').getByText('Pictures wait for a better connection.')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Syncing now.')).toHaveCount(0)
  expect([uploads(), await reviewsOf(shopper)]).toEqual([0, []])
  await page.goto('/profile/reviews')
  await main(page).getByRole('button', { name: 'Upload now' }).click()
  await expect(main(page).getByText('Published')).toHaveCount(1)
  await expect(waits).toHaveCount(0)
  expect(uploads()).toBe(3)

  await fillReview(page, shopper, 'Well packed.')
  await submit(page).click()
  await expect(page.getByText('Pictures wait for a better connection.')).toBeVisible()
  await page.goto('/profile/reviews')
  await expect(waits).toBeVisible()
  await page.evaluate(() => {
    const { connection } = navigator as Navigator & { readonly connection: EventTarget }
    Object.assign(connection, { effectiveType: '4g' }).dispatchEvent(new Event('change'))
  })
  await expect(main(page).getByText('Published')).toHaveCount(2)
  expect(uploads()).toBe(6)
})

test('product#own-reviews: text typed while a photograph is made smaller is stored, and so are all chosen pictures @once @full', async ({
  page,
  context,
}) => {
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  // Each photograph is read once the test allows it, as on a slow phone.
  await context.addInitScript(() => {
    const read = createImageBitmap
    window.createImageBitmap = async (...given: unknown[]) => {
      await new Promise((resolve) => addEventListener('test-photo', resolve, { once: true }))
      return Reflect.apply(read, window, given)
    }
  })
  await signIn(page, shopper)
  await page.goto(formOf(item.orderItemId))
  await isUp(page)
  await thoughts(page).fill('Solid.')
  await choose(page).setInputFiles(await photos('teal'))
  await choose(page).setInputFiles(await photos('orange'))
  await thoughts(page).fill('Solid. The packaging was neat.')
  await page.evaluate(() => dispatchEvent(new Event('test-photo')))
  await expect(pictures(page)).toHaveCount(2)
  await page.reload()
  await expect(thoughts(page)).toHaveValue('Solid. The packaging was neat.')
  await expect(pictures(page)).toHaveCount(2)
})

test('product#own-reviews: a photograph of a camera is sent with at most 200 kB @once @full', async ({ page }) => {
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  await signIn(page, shopper)
  await page.goto(formOf(item.orderItemId))
  await isUp(page)
  await stars(page).getByRole('radio', { name: '4 stars, Good' }).check({ force: true })
  await thoughts(page).fill('Sturdy and well packed.')
  await choose(page).setInputFiles(await detailedPhoto())
  await expect(pictures(page)).toHaveCount(1)
  const uploaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/uploads'))
  await submit(page).click()
  const bytes = Number((await (await uploaded).allHeaders())['content-length'])
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(200_000)
})

test('product#own-reviews: on a full device the form says so, keeps the text on the page and sends the review @once @full', async ({
  page,
  context,
}) => {
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (this.transaction.db.name === 'nelu-reviews') throw new DOMException('No room', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await signIn(page, shopper)
  await page.goto(formOf(item.orderItemId))
  await isUp(page)
  await thoughts(page).fill('Nothing is lost.')
  await expect(main(page).getByText(/This device is out of space/)).toBeVisible()
  await choose(page).setInputFiles(await photos('teal'))
  await expect(pictures(page)).toHaveCount(0)
  await expect(thoughts(page)).toHaveValue('Nothing is lost.')
  await stars(page).getByRole('radio', { name: '5 stars, Excellent' }).check({ force: true })
  await submit(page).click()
  await expect(page.getByText('Review added.')).toBeVisible()
  expect(await reviewsOf(shopper)).toMatchObject([{ content: 'Nothing is lost.', pics: [] }])
})

test('product#reviews: the reply of the shop stands below the review, on the product and in the own reviews @once @full', async ({
  page,
  axe,
}) => {
  const shopper = await newShopper()
  // The page of a product shows three reviews: this product has no others.
  const { item } = await receiveItem(shopper, 1, ({ prodCommNumber }) => prodCommNumber === 0)
  const words = `Strong and light. ${shopper.mail}`
  const review = { prodId: item.prodId, orderItemId: item.orderItemId, score: 4, content: words }
  const { prodCommId } = await myCall<{ prodCommId: number }>(shopper, 'POST', '/p/prodComm', review)
  await operate({ kind: 'review reply', prodCommId: String(prodCommId), text: `Thank you, ${shopper.mail}.` })
  const reply = `Thank you, ${shopper.mail}.`
  await page.goto(`/products/${item.prodId}/reviews?stars=4`)
  const article = main(page).locator('article').filter({ hasText: words })
  await expect(article).toContainText(reply)
  await axe()
  await page.goto(`/products/${item.prodId}`)
  await scrollToDetails(page)
  await expect(main(page).locator('article').filter({ hasText: words })).toContainText(reply)
  await signIn(page, shopper)
  await page.goto('/profile/reviews')
  await expect(main(page).getByText(reply)).toBeVisible()
})

test('product#reviews: a report made without a network waits and reaches the server once @once', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker }) => {
  const [author, reader] = [await newShopper('Nila'), await newShopper()]
  const { item } = await receiveItem(author)
  const words = `Buy it elsewhere. ${author.mail}`
  const review = { prodId: item.prodId, orderItemId: item.orderItemId, score: 2, content: words }
  const { prodCommId } = await myCall<{ prodCommId: number }>(author, 'POST', '/p/prodComm', review)
  const reported = async () =>
    (await operate({ kind: 'reviews', most: '1000' })).split('\n').filter((line) => line.startsWith(String(prodCommId)))
  await signIn(page, reader)
  await page.goto(`/products/${item.prodId}/reviews?stars=2`)
  await isUp(page)
  await waitForWorker()
  const article = main(page).locator('article').filter({ hasText: words })
  const open = article.getByRole('button', { name: 'Report' })
  await goOffline()
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Report this review' })
  await dialog.getByRole('radio', { name: 'Advertising or spam' }).check()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText("Your report will be sent when you're online.")).toBeVisible()
  expect(await reported()).toEqual([])
  await goOffline(false)
  await expect.poll(reported, { timeout: 60_000 }).toHaveLength(1)
  expect((await reported())[0]).toContain('SPAM')
})
