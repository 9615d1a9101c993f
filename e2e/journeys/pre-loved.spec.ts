import type { Page } from '@playwright/test'
import { chooseRegion, marketButton } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { approve, buyItem, freshTitle, listItem, offersOf } from '../support/mall/offered-item.ts'
import { operate } from '../support/mall/operate.ts'
import { photos } from '../support/mall/received-item.ts'
import { storedOnDevice } from '../support/offline/stored-on-device.ts'
import { expect, test } from '../support/proxy-test.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('img')
const submit = (page: Page) => page.getByRole('button', { name: 'Send for review' })
const cardOf = (page: Page, title: string) => main(page).locator('article').filter({ hasText: title })

async function chooseCategory(page: Page): Promise<void> {
  await main(page).getByRole('combobox', { name: 'Category' }).click()
  const sheet = page.getByRole('dialog', { name: 'Category' })
  const department = sheet.locator('details').first()
  await department.locator('summary').click()
  await department.getByRole('button').first().click()
  await expect(sheet).toHaveCount(0)
}

test('product#pre-loved-offers: an offer is written offline, survives a cold start, arrives once, is listed and sold', {
  tag: ['@worker', '@once'],
}, async ({ page, axe, browser, baseURL, expectNoSidewaysScroll, goOffline, coldStart, waitForWorker }) => {
  const title = freshTitle('Film camera')
  const seller = await newShopper('Nila')
  await signIn(page, seller)
  await page.goto('/profile')
  await main(page).getByRole('link', { name: 'My listings' }).click()
  await expect(main(page).getByText("You haven't listed anything yet")).toBeVisible()
  await axe()
  await main(page).getByRole('link', { name: 'Sell an item' }).first().click()
  await isUp(page)
  await waitForWorker()

  // Refused at the fields before anything is sent.
  await submit(page).click()
  await expect(main(page).getByText('This field is required.')).toHaveCount(6)
  await axe()
  await chooseCategory(page)
  await waitUntilStored(page)

  await goOffline()
  await field(page, 'Title').fill(title)
  await main(page)
    .getByText(/^Used a few times/)
    .click()
  await field(page, 'Defects (optional)').fill('A small scratch below the lens.')
  await field(page, 'Description').fill('Call me on +94 77 123 4567 any time.')
  await field(page, 'Price').fill('18500')
  await page.locator('input[type="file"]').setInputFiles(await photos('teal', 'orange'))
  await expect(pictures(page)).toHaveCount(2)
  await submit(page).click()
  await expect(main(page).getByText(/Don't include phone numbers/)).toBeVisible()
  await field(page, 'Description').fill('Used on two trips. With strap and box.')
  await expectNoSidewaysScroll()
  // A killed app keeps what its last writes to the device have finished.
  await expect.poll(() => storedOnDevice(page)).toContain('Used on two trips.')

  const cold = await coldStart('/pre-loved/offer')
  await expect(field(cold, 'Title')).toHaveValue(title)
  await expect(field(cold, 'Price')).toHaveValue('18500')
  await expect(main(cold).getByRole('radio', { name: /^Like new/ })).toBeChecked()
  await expect(pictures(cold)).toHaveCount(2)
  await cold.goto('/pre-loved/offers')
  await expect(cardOf(cold, title)).toContainText('Draft')
  await cardOf(cold, title)
    .getByRole('link', { name: /^Continue/ })
    .click()
  await expect(field(cold, 'Title')).toHaveValue(title)
  await submit(cold).click()
  await expect(cold.getByText("Your listing will be sent when you're online.")).toBeVisible()
  await expect(cold).toHaveURL('/pre-loved/offers')
  await expect(cardOf(cold, title)).toContainText('Waiting to be sent')
  await axe(cold)

  await goOffline(false)
  await expect.poll(() => offersOf(seller), { timeout: 60_000 }).toHaveLength(1)
  await expect(cardOf(cold, title)).toContainText('Under review', { timeout: 30_000 })
  const [offer] = await offersOf(seller)
  if (!offer) throw new Error('The offer is gone')
  expect(new Set(offer.pics).size).toBe(2)

  await operate({ kind: 'preloved decline', itemId: String(offer.itemId), because: 'The pictures are too dark.' })
  await cold.reload()
  await expect(cardOf(cold, title)).toContainText('The pictures are too dark.')
  await cardOf(cold, title)
    .getByRole('link', { name: /^Edit and resubmit/ })
    .click()
  await expect(pictures(cold)).toHaveCount(2)
  await field(cold, 'Price').fill('17900')
  await submit(cold).click()
  await expect(cold.getByText("Thank you. We're checking your listing.")).toBeVisible()
  await approve(offer)
  await cold.reload()
  await expect(cardOf(cold, title)).toContainText('Listed')
  await axe(cold)
  await cardOf(cold, title).getByRole('link', { name: title, exact: true }).click()
  await expect(main(cold).getByText('This is your own item.')).toBeVisible()

  // Another shopper finds the item, and buys the one piece.
  const buyer = await newShopper('Kasun')
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await signIn(other, buyer)
  await other.goto('/pre-loved')
  await cardOf(other, title).getByRole('link', { name: title }).click()
  await expect(main(other).getByRole('heading', { level: 1, name: title })).toBeAttached()
  await expect(main(other).getByText('1 piece')).toBeVisible()
  await expect(main(other).getByText('A small scratch below the lens.')).toBeVisible()
  await axe(other)
  await main(other).getByRole('button', { name: 'Add to cart' }).click()
  await expect(other.getByText('Added to cart').first()).toBeVisible()
  const { prodId } = (await offersOf(seller))[0] ?? {}
  await buyItem(buyer, prodId ?? 0)
  // The answer of the item may be 30 seconds old.
  await expect(async () => {
    await other.reload()
    await expect(main(other).getByText('This item is sold.')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(main(other).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await context.close()
  await cold.goto('/pre-loved/offers')
  await expect(cardOf(cold, title)).toContainText('Sold')
  await expect(cardOf(cold, title).getByRole('button', { name: /^Withdraw/ })).toHaveCount(0)
})

test('product#pre-loved-checks: the price is checked at its field, and a later refusal marks the field in the form @full', {
  tag: ['@worker', '@once'],
}, async ({ page, axe, goOffline, waitForWorker, mallProxy }) => {
  await signIn(page, await newShopper('Tharindu'))
  await page.goto('/pre-loved/offer')
  await isUp(page)
  await waitForWorker()
  await chooseCategory(page)
  await waitUntilStored(page)
  await goOffline()
  // The mall's list of words is newer than that of the page.
  let isNewer = true
  mallProxy.intercept(
    (path) => isNewer && /^\/api\/p\/preLoved\/offer(\?|$)/.test(path),
    (_, outgoing) =>
      outgoing
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ code: 'OFFER_UNFIT', desc: 'Check the fields.', fields: { title: 'WORD_FORBIDDEN' } })),
  )
  await field(page, 'Title').fill(freshTitle('Radio'))
  await main(page)
    .getByText(/^Used a few times/)
    .click()
  await field(page, 'Description').fill('With all parts.')
  await page.locator('input[type="file"]').setInputFiles(await photos('teal'))
  await expect(pictures(page)).toHaveCount(1)
  await field(page, 'Price').fill('1000.50')
  await submit(page).click()
  await expect(main(page).getByText('Enter a price without decimals.')).toBeVisible()
  await expect(field(page, 'Price')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Price').fill('1000')
  await submit(page).click()
  await expect(page).toHaveURL('/pre-loved/offers')
  await expect(main(page).locator('article')).toContainText('Waiting to be sent')
  await goOffline(false)
  await expect(main(page).locator('article')).toContainText('Not sent', { timeout: 60_000 })
  await main(page).getByRole('link', { name: /^Edit/ }).click()
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Price')).not.toHaveAttribute('aria-invalid', 'true')
  await axe()
  isNewer = false
  await field(page, 'Title').fill(freshTitle('Radio'))
  await expect(field(page, 'Title')).not.toHaveAttribute('aria-invalid', 'true')
  await submit(page).click()
  await expect(page.getByText("Thank you. We're checking your listing.")).toBeVisible()
})

test('product#pre-loved-offers: the price of an offer stays in the currency of its region when the page shows another region @full', {
  tag: '@once',
}, async ({ page }) => {
  const seller = await newShopper('Kasun')
  const { itemId, regionId } = await listItem(seller, { title: freshTitle('Wardrobe'), price: 100_000 })
  await signIn(page, seller)
  await chooseRegion(page, /China/)
  await expect(marketButton(page)).toContainText('China')
  await page.goto(`/pre-loved/offer?item=${itemId}`)
  await expect(main(page).getByText('Rs.', { exact: true })).toBeVisible()
  // More than the highest price in China.
  await field(page, 'Price').fill('90000')
  await submit(page).click()
  await expect(page.getByText("Thank you. We're checking your listing.")).toBeVisible()
  expect((await offersOf(seller))[0]).toMatchObject({ regionId, price: 90_000 })
})

test('product#pre-loved-offers: an offer is withdrawn without a network after a question, and its page is gone @full', {
  tag: ['@worker', '@once'],
}, async ({ page, axe, goOffline, waitForWorker }) => {
  const seller = await newShopper('Ruwan')
  const title = freshTitle('Desk lamp')
  const { prodId } = await listItem(seller, { title })
  await signIn(page, seller)
  await page.goto('/pre-loved/offers')
  await isUp(page)
  await waitForWorker()
  await goOffline()
  await cardOf(page, title)
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Withdraw this listing?' })
  await expect(question).toBeVisible()
  await axe()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await cardOf(page, title)
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(cardOf(page, title)).toContainText('The withdrawal is waiting to be sent.')
  expect((await offersOf(seller))[0]?.state).toBe('listed')
  await goOffline(false)
  await expect.poll(async () => (await offersOf(seller))[0]?.state, { timeout: 60_000 }).toBe('withdrawn')
  await expect(cardOf(page, title)).toContainText('Withdrawn', { timeout: 30_000 })
  const response = await page.request.get(`/pre-loved-product/${prodId}`)
  expect(response.status()).toBe(404)
})

test('product#pre-loved-list: filters and order are part of the address, and the list and an item are readable offline', {
  tag: '@worker',
}, async ({ page, axe, isMobile, expectNoSidewaysScroll, goOffline, waitForWorker }) => {
  const seller = await newShopper('Dilani')
  const [cheap, dear] = [freshTitle('Kettle'), freshTitle('Guitar')]
  await listItem(seller, { title: cheap, price: 2_100, condition: 'GOOD' })
  const { prodId } = await listItem(seller, { title: dear, price: 91_000, condition: 'UNUSED' })
  await page.goto('/discover')
  await main(page).getByRole('link', { name: 'Pre-loved', exact: true }).click()
  await expect(page).toHaveURL('/pre-loved')
  await expect(cardOf(page, dear)).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  if (isMobile) {
    await main(page).getByRole('button', { name: 'Filter', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: /^Unused/ })
      .click()
    await axe()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show \d+ result/ })
      .click()
  } else {
    await main(page)
      .getByRole('radio', { name: /^Unused/ })
      .check({ force: true })
  }
  await expect(page).toHaveURL('/pre-loved?condition=unused')
  await expect(cardOf(page, cheap)).toHaveCount(0)
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('-price')
  await expect(page).toHaveURL('/pre-loved?condition=unused&sort=-price')
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'Remove Unused' })).toBeVisible()
  await expect(cardOf(page, dear)).toBeVisible()
  await main(page).getByRole('button', { name: 'Remove Unused' }).click()
  await expect(page).toHaveURL('/pre-loved?sort=-price')

  await page.goto(`/pre-loved-product/${prodId}`)
  await expect(page).toHaveURL(new RegExp(`/pre-loved-product/.+-${prodId}$`))
  await expect(main(page).getByText('Never used, complete', { exact: false })).toBeVisible()
  await page.goto('/pre-loved')
  await expect(cardOf(page, cheap)).toBeVisible()
  await isUp(page)
  await waitForWorker()
  await goOffline()
  await page.goto('/pre-loved?condition=good')
  await expect(main(page).getByText("You're offline. These are the saved items that match.")).toBeVisible()
  await expect(cardOf(page, cheap)).toBeVisible()
  await expect(cardOf(page, dear)).toHaveCount(0)
  await page.goto(`/pre-loved-product/${prodId}`)
  await expect(main(page).getByRole('heading', { level: 1, name: dear })).toBeAttached()
  await page.goto('/pre-loved?condition=imaginary&min=-4')
  await expect(cardOf(page, dear)).toBeVisible()
})
