import type { Page } from '@playwright/test'
import { productSlug } from '#contract/links.ts'
import { regionIds } from '#contract/region/region.ts'
import { catalogueOf } from '#e2e/support/catalogue.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { newShopper, signIn } from '#e2e/support/sign-in.ts'
import { viewedAt, viewProducts } from '#e2e/support/view-products.ts'
import { recordFrames } from '#e2e/support/views/record-frames.ts'
import { formatPrice } from '#words/price.ts'

const cards = (page: Page) => page.getByRole('main').locator('article')
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).locator('article')
const inCatalogue = () => catalogueOf().cards({ sortName: 'soldNum' })

const openFootprint = async (page: Page) => {
  await page.goto('/MyFootPrint')
  await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible()
}

test('product#footprint: opened products are listed newest first, once a day, with price, and open again', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const [a, b, c] = await inCatalogue()
  if (!a || !b || !c) throw new Error('The mall has too few products')
  await page.goto('/MyFootPrint')
  await expect(page.getByRole('heading', { level: 1, name: 'No footprint yet' })).toBeVisible()
  await viewProducts(page, [a, b, c, a])
  await openFootprint(page)
  await expect(day(page, 'Today')).toHaveCount(3)
  await expect(cards(page).locator('h3')).toHaveText([a.prodName, c.prodName, b.prodName])
  await expect(cards(page).first()).toContainText(formatPrice(a.price, a.priceSymbol, 'en'))
  await axe()
  await expectNoSidewaysScroll()
  await cards(page).nth(2).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(b.prodName)
  await expect(page).toHaveURL(new RegExp(`${productSlug(b)}$`))
})

const dayInMs = 24 * 3_600_000

/** Moves the view of a product `days` back, in the device's own store. */
const age = (page: Page, prodId: number, days: number) =>
  page.evaluate(
    ([id, back]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('nelu-footprint')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('records', 'readwrite')
          const cursor = change.objectStore('records').openCursor()
          cursor.onsuccess = () => {
            const at = cursor.result
            if (!at) return
            if (at.value.prodId === id) {
              at.delete()
              change.objectStore('records').put({ ...at.value, at: at.value.at - (back as number) }, `aged ${id}`)
            } else at.continue()
          }
          change.oncomplete = () => resolve()
        }
      }),
    [prodId, days * dayInMs],
  )

test("product#footprint: today, yesterday, and dates in the shopper's own zone @full", async ({ page }) => {
  const [a, b, c] = await inCatalogue()
  if (!a || !b || !c) throw new Error('The mall has too few products')
  await viewProducts(page, [a, b, c])
  await age(page, b.prodId, 1)
  await age(page, c.prodId, 9)
  const date = new Date(Date.now() - 9 * dayInMs)
  const named = (lang: string) =>
    new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'Asia/Colombo' }).format(date)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await openFootprint(page)
  await expect(titles).toHaveText(['Today', 'Yesterday', new RegExp(`^${named('en-GB')}`)])
  await expect(day(page, 'Yesterday').locator('h3')).toHaveText(b.prodName)
  await page.evaluate(() => localStorage.setItem('nelu.language', 'ru'))
  await page.goto('/MyFootPrint')
  await expect(titles).toHaveText(['Сегодня', 'Вчера', new RegExp(`^${named('ru')}`)])
})

test('product#footprint: entries are removed one by one, by selection and all at once, each with undo', async ({
  page,
  axe,
}) => {
  const products = (await inCatalogue()).slice(0, 4)
  await viewProducts(page, products)
  await openFootprint(page)
  await expect(cards(page)).toHaveCount(4)
  const [d, c, b, a] = products.map(({ prodName }) => prodName).reverse()

  await page.getByRole('button', { name: `Remove ${d}`, exact: true }).click()
  await expect(cards(page).locator('h3')).toHaveText([c ?? '', b ?? '', a ?? ''])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('button', { name: 'Choose products to remove' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: c ?? '', exact: true }).check()
  await page.getByRole('checkbox', { name: a ?? '', exact: true }).check()
  await axe()
  await page.getByRole('button', { name: 'Remove (2)' }).click()
  await expect(cards(page).locator('h3')).toHaveText([d ?? '', b ?? ''])
  await expect(page.getByText('2 products removed')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Remove (2)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No footprint yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(cards(page).locator('h3')).toHaveText([d ?? '', b ?? ''])
  await page.reload()
  await expect(cards(page).locator('h3')).toHaveText([d ?? '', b ?? ''])
})

test('product#footprint: opens cold offline, and records a product that is opened there', {
  tag: '@worker',
}, async ({ page, goOffline, coldStart, waitForWorker }) => {
  const [a, b] = await inCatalogue()
  if (!a || !b) throw new Error('The mall has too few products')
  await viewProducts(page, [a])
  await waitForWorker()
  await viewProducts(page, [a, b])
  await goOffline()
  const cold = await coldStart('/MyFootPrint')
  await expect(cards(cold).locator('h3')).toHaveText([b.prodName, a.prodName])
  const opened = Date.now()
  await cards(cold).nth(1).getByRole('link').click()
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(a.prodName)
  await expect.poll(() => viewedAt(cold, a.prodId), 'time of the recorded view').toBeGreaterThanOrEqual(opened)
  await cold.goBack()
  await expect(cards(cold).locator('h3')).toHaveText([a.prodName, b.prodName])
})

test('product#footprint: no frame shows the price of a product of another region @full', async ({ page, context }) => {
  const frames = await recordFrames(context)
  const [a] = await inCatalogue()
  const there = (await catalogueOf('CN').cards()).find(({ prodId }) => prodId !== a?.prodId)
  if (!a || !there) throw new Error('The mall has too few products')
  await viewProducts(page, [a])
  await page.evaluate((region) => localStorage.setItem('nelu.region', String(region)), regionIds.CN)
  await viewProducts(page, [there])
  const before = frames().length
  await openFootprint(page)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText(formatPrice(there.price, there.priceSymbol, 'en'))
  await expect(cards(page).nth(1)).toContainText('Seen in Sri Lanka')
  await expect(cards(page).nth(1).getByRole('link')).toHaveText(a.prodName)
  expect(frames().slice(before)).toEqual([['¥']])
})

test("product#footprint: a guest's footprint is merged at login; views of other devices are listed, and a removal applies everywhere", async ({
  page,
}) => {
  const [a, b] = await inCatalogue()
  if (!a || !b) throw new Error('The mall has too few products')
  await viewProducts(page, [a])
  const shopper = await newShopper()
  const known = async () =>
    (
      await myCall<{ records: { card: { prodId: number } }[] }>(
        shopper,
        'GET',
        `/p/footprint/page?regionId=${regionIds.LK}`,
      )
    ).records.map(({ card }) => card.prodId)
  await myCall(shopper, 'POST', '/p/footprint', [{ prodId: b.prodId, at: Date.now() - 1_000 }])
  await signIn(page, shopper)
  await openFootprint(page)
  await expect.poll(async () => (await known()).sort()).toEqual([a.prodId, b.prodId].sort())
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: `Remove ${b.prodName}`, exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect.poll(known).toEqual([a.prodId])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect.poll(async () => (await known()).sort()).toEqual([a.prodId, b.prodId].sort())
})

test('product#footprint: an entry removed offline disappears at once, also after a cold start, and later from the account', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker, coldStart }) => {
  const [a, b] = await inCatalogue()
  if (!a || !b) throw new Error('The mall has too few products')
  const shopper = await newShopper()
  const known = async () =>
    (
      await myCall<{ records: { card: { prodId: number } }[] }>(
        shopper,
        'GET',
        `/p/footprint/page?regionId=${regionIds.LK}`,
      )
    ).records.map(({ card }) => card.prodId)
  await myCall(
    shopper,
    'POST',
    '/p/footprint',
    [a, b].map(({ prodId }, index) => ({ prodId, at: Date.now() - (index + 1) * 1_000 })),
  )
  await signIn(page, shopper)
  await openFootprint(page)
  await expect(cards(page)).toHaveCount(2)
  await waitForWorker()
  await goOffline()
  await page.getByRole('button', { name: `Remove ${b.prodName}`, exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 product removed')).toBeVisible()
  expect((await known()).sort()).toEqual([a.prodId, b.prodId].sort())
  const cold = await coldStart('/MyFootPrint')
  await expect(cards(cold)).toHaveCount(1)
  await goOffline(false)
  await expect.poll(known, { timeout: 20_000 }).toEqual([a.prodId])
  await cold.reload()
  await expect(cards(cold)).toHaveCount(1)
})

test('product#footprint: an entry removed offline is a pending change, with undo, and the button sends it @full', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker, axe }) => {
  const [a, b, c, d] = await inCatalogue()
  if (!a || !b || !c || !d) throw new Error('The mall has too few products')
  const all = [a, b, c, d]
  const shopper = await newShopper()
  const known = async () =>
    (
      await myCall<{ records: { card: { prodId: number } }[] }>(
        shopper,
        'GET',
        `/p/footprint/page?regionId=${regionIds.LK}`,
      )
    ).records
      .map(({ card }) => card.prodId)
      .sort()
  await myCall(
    shopper,
    'POST',
    '/p/footprint',
    all.map(({ prodId }, index) => ({ prodId, at: Date.now() - (index + 1) * 1_000 })),
  )
  await signIn(page, shopper)
  await page.goto('/profile')
  await openFootprint(page)
  await expect(cards(page)).toHaveCount(4)
  await waitForWorker()
  await goOffline()
  await page.getByRole('button', { name: `Remove ${b.prodName}`, exact: true }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Edit' }).click()
  for (const product of [c, d]) await page.getByRole('checkbox', { name: product.prodName, exact: true }).check()
  await page.getByRole('button', { name: /^Remove \(2\)/ }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.goto('/profile')
  const row = page.getByRole('main').getByRole('button', { name: /^Pending changes/ })
  await expect(row).toContainText('2')
  await row.click()
  const list = page.getByRole('dialog', { name: 'Pending changes' })
  const changes = list.getByRole('listitem')
  await expect(changes.first()).toContainText('You removed 2 products from your footprint.')
  await expect(changes.nth(1)).toContainText(`You removed ${b.prodName} from your footprint.`)
  await expect(changes.getByText('1 min ago')).toHaveCount(2)
  await axe()
  await changes.first().getByRole('button', { name: 'Undo' }).click()
  await expect(changes).toHaveCount(1)
  expect(await known()).toEqual(all.map(({ prodId }) => prodId).sort())
  // Back online the server is busy at first; the button retries at once, whatever the back-off.
  let isBusy = true
  let attempts = 0
  await page.route('**/api/p/footprint', (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    attempts++
    return isBusy ? route.fulfill({ status: 503 }) : route.fallback()
  })
  await goOffline(false)
  const sendNow = changes.getByRole('button', { name: 'Sync now' })
  for (const _press of [1, 2, 3]) {
    const before = attempts
    await sendNow.click()
    await expect.poll(() => attempts).toBeGreaterThan(before)
  }
  isBusy = false
  await expect(async () => {
    if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 })
    await expect(changes).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect.poll(known).toEqual([a, c, d].map(({ prodId }) => prodId).sort())
  await openFootprint(page)
  await expect(cards(page)).toHaveCount(3)
})
