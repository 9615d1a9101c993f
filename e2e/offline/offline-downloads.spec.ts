import type { ServerResponse } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { catalogueOf } from '../support/catalogue.ts'
import { bytesOf, downloadedBytes } from '../support/offline/downloaded.ts'
import { expect, test } from '../support/proxy-test.ts'
import { scrollToDetails } from '../support/scroll-product.ts'

test.use({ hasPictures: true })

const products = catalogueOf()

/** A sub-category of two or three pages, and one of many. */
async function listOf(min: number, max: number): Promise<{ path: string; categoryId: number; total: number }> {
  const all = (await products.departments()).flatMap((department) => [department, ...department.children])
  for (const { categoryId, slug } of all) {
    const total = await products.total(categoryId)
    if (total >= min && total <= max) return { path: `/${slug}/${categoryId}`, categoryId, total }
  }
  throw new Error(`The mall has no category of ${min} to ${max} products`)
}

const sheet = (page: Page): Locator => page.getByRole('dialog')

/** Opens the sheet and answers the announced size in bytes. */
async function openSheet(page: Page): Promise<number> {
  await page.getByRole('main').getByRole('button', { name: 'Save for offline' }).click()
  const promise = sheet(page).getByText(/product.*about/)
  await expect(promise).toBeVisible({ timeout: 30_000 })
  return bytesOf((await promise.textContent()) ?? '')
}

const begin = (page: Page) => sheet(page).getByRole('button', { name: 'Save for offline' }).click()

/** Downloads a list of several pages up to its first products. */
async function beginLongList(page: Page, waitForWorker: () => Promise<void>): Promise<{ path: string; total: number }> {
  const list = await listOf(46, 160)
  await page.goto(list.path)
  await waitForWorker()
  await openSheet(page)
  await begin(page)
  await expect
    .poll(() =>
      sheet(page)
        .locator('progress')
        .evaluate((bar: HTMLProgressElement) => bar.value),
    )
    .toBeGreaterThan(0)
  return list
}

const isSaved = (page: Page) =>
  expect(sheet(page).getByRole('heading', { name: 'Saved for offline' })).toBeVisible({ timeout: 90_000 })

/** The non-empty shop with the fewest products. */
async function smallShop() {
  const cards = await products.cards()
  const shops = await Promise.all([...new Set(cards.map(({ shopId }) => shopId))].map(products.shop))
  const [min] = shops.toSorted((one, other) => one.prodCount - other.prodCount)
  if (!min) throw new Error('The mall has no shop')
  return min
}

/** Scrolls a list to its end and expects all its cards, apart from the similar products below a short list. */
async function expectAllCards(page: Page, total: number): Promise<void> {
  const cards = page.getByRole('main').locator('[role=group]:not([aria-label="You may also like"]) article h3 a')
  await expect(cards.first()).toBeVisible()
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(total, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

test('product#offline-downloads: estimated items and bytes are right within 10 %; then the whole list opens offline, with each product', async ({
  page,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  const { path, categoryId, total } = await listOf(21, 45)
  await page.goto(path)
  await waitForWorker()
  const estimate = await openSheet(page)
  await expect(sheet(page)).toContainText(`${total} products`)
  await expect(sheet(page)).toContainText(/uses about .* of data/)
  await begin(page)
  await isSaved(page)
  const stored = await downloadedBytes(page)
  expect(stored.records).toBeGreaterThan(3 * total)
  expect(stored.pictures).toBeGreaterThanOrEqual(total * 0.8)
  expect(estimate).toBeGreaterThan(stored.bytes * 0.9)
  expect(estimate).toBeLessThan(stored.bytes * 1.1)

  await goOffline()
  const cold = await coldStart(path)
  await expectAllCards(cold, total)
  const last = (await products.cards({ categoryId, pageSize: 20, pageNumber: 2 })).at(-1)
  await cold
    .getByRole('link', { name: last?.prodName ?? '' })
    .first()
    .click()
  await expect(cold.getByRole('heading', { level: 1, name: last?.prodName ?? '' })).toBeVisible()
  const picture = cold.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('product#offline-downloads: a picture shared by products of several pages counts once in Settings @full', async ({
  page,
  mallProxy,
  waitForWorker,
}) => {
  const { path, total } = await listOf(21, 45)
  const [card] = await products.cards()
  const shared = card?.pic.split('{')[0] ?? ''
  mallProxy.rewrite(
    (requested) => requested.startsWith('/api/search/take?'),
    (body) => body.replaceAll(/\/media\/\d+\/[^/"]+\//g, shared),
  )
  await page.goto(path)
  await waitForWorker()
  await openSheet(page)
  await begin(page)
  await isSaved(page)
  const stored = await downloadedBytes(page)
  expect(stored.pictures).toBeLessThanOrEqual(2)
  await page.goto('/Settings')
  const row = page.getByText(new RegExp(`${total} items, `))
  await expect(row).toBeVisible()
  const shownBytes = bytesOf((await row.textContent())?.split('items, ')[1] ?? '')
  expect(shownBytes).toBeGreaterThan(stored.bytes * 0.9)
  expect(shownBytes).toBeLessThan(stored.bytes * 1.1)
})

test('product#offline-downloads: offline the download waits, also over a restart, and continues by itself to the end @full', async ({
  page,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  const { path, total } = await beginLongList(page, waitForWorker)
  await goOffline()
  await expect(sheet(page)).toContainText('No connection. Resumes automatically.')
  const cold = await coldStart('/saved')
  const row = cold.getByRole('listitem').filter({ has: cold.locator('progress') })
  await expect(row).toContainText(`of ${total} products`)
  await goOffline(false)
  await expect(row).toHaveCount(0, { timeout: 90_000 })
  await expect(cold.getByRole('heading', { name: 'Offline downloads' })).toBeVisible()
  await expect(cold.getByText(new RegExp(`^${total} products`))).toBeVisible()
  await goOffline()
  const list = await coldStart(path)
  await expect(list.getByRole('button', { name: 'Saved for offline' })).toBeVisible()
})

test('product#offline-downloads: a download can be paused and resumed; removing it frees its bytes @full', async ({
  page,
  goOffline,
  waitForWorker,
  axe,
}) => {
  const { total } = await beginLongList(page, waitForWorker)
  await sheet(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet(page)).toContainText('Stopped. Items saved so far open offline.')
  await axe(page)
  await goOffline()
  await goOffline(false)
  await expect(sheet(page)).toContainText('Stopped.')
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await isSaved(page)
  await page.keyboard.press('Escape')
  await page.goto('/saved')
  await expect(page.getByText(new RegExp(`^${total} products`))).toBeVisible()
  await axe(page)
  expect((await downloadedBytes(page)).bytes).toBeGreaterThan(10_000)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Offline downloads' })).toHaveCount(0)
  await expect.poll(async () => (await downloadedBytes(page)).bytes).toBe(0)
})

test('product#offline-downloads: a search and a shop open complete offline, their products are found, and Settings removes them @full', async ({
  page,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  const violins = await products.cards({ key: 'violin' })
  const [card] = violins
  const { shopId, slug, shopName, prodCount } = await smallShop()
  await page.goto('/SearchResults/violin')
  await waitForWorker()
  await openSheet(page)
  await expect(sheet(page)).toContainText('violin')
  await begin(page)
  await isSaved(page)
  await page.goto(`/store/${slug}/${shopId}`)
  await openSheet(page)
  await expect(sheet(page)).toContainText(shopName)
  await expect(sheet(page)).toContainText(`${prodCount} products`)
  await begin(page)
  await isSaved(page)
  await goOffline()
  await expectAllCards(await coldStart('/SearchResults/violin'), violins.length)
  await expectAllCards(await coldStart(`/store/${slug}/${shopId}`), prodCount)
  // A mistyped word is answered from the saved catalogue.
  const mistyped = await coldStart('/SearchResults/vilin')
  await expect(mistyped.getByRole('link', { name: card?.prodName ?? '' })).toBeVisible()

  const settings = await coldStart('/Settings')
  const row = settings
    .locator('div')
    .filter({ has: settings.getByRole('heading', { name: 'Saved for offline' }) })
    .filter({ has: settings.getByRole('button', { name: 'Clear' }) })
    .last()
  await expect(row).toContainText(/\d+ items, [\d.]+\s?(kB|MB) · updated 1\smin\.? ago/)
  await expect(row).toContainText(`${violins.length + prodCount} items`)
  await row.getByRole('button', { name: 'Clear' }).click()
  await expect(settings.getByText('No offline downloads yet.')).toBeVisible()
  await expect.poll(async () => (await downloadedBytes(settings)).bytes).toBe(0)
})

test('quality#offline: under data saver a download includes its code: for a product with reviews, saved items, a mistyped search @full', async ({
  page,
  context,
  isMobile,
  goOffline,
  coldStart,
}) => {
  // The empty page of a new tab has no storage.
  await context.addInitScript(() => location.origin !== 'null' && localStorage.setItem('nelu.data-saver', 'on'))
  const card = (await products.cards({ key: 'violin' })).find(({ prodCommNumber }) => prodCommNumber > 0)
  const category = (await products.departments())
    .flatMap(({ children }) => children)
    .find(({ categoryId }) => categoryId === card?.categoryId)
  const path = `/${category?.slug}/${category?.categoryId}`
  await page.goto(path)
  await page.waitForFunction(() => Boolean(navigator.serviceWorker?.controller))
  await openSheet(page)
  await begin(page)
  await isSaved(page)
  await goOffline()
  const opened = await coldStart(path)
  await opened
    .getByRole('link', { name: card?.prodName ?? '' })
    .first()
    .click()
  await expect(opened.getByRole('heading', { level: 1, name: card?.prodName ?? '' })).toBeVisible()
  await opened.locator('#product-details').scrollIntoViewIfNeeded()
  // The desktop shows both side by side.
  await scrollToDetails(opened)
  if (isMobile) await opened.getByRole('tab', { name: 'Specs' }).click()
  await expect(opened.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  if (isMobile) await opened.getByRole('tab', { name: 'Reviews' }).click()
  await expect(opened.locator('#product-reviews article').first()).toBeVisible()
  const saved = await coldStart('/saved')
  await expect(saved.getByRole('heading', { name: 'Offline downloads' })).toBeVisible()
  const mistyped = await coldStart('/SearchResults/vilin')
  await expect(mistyped.getByRole('link', { name: card?.prodName ?? '' })).toBeVisible()
})

test('product#offline-downloads: a download on a first visit waits for the worker, reports a long wait, and then completes @full', async ({
  page,
  mallProxy,
  mall,
}) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const answerLate = async (outgoing: ServerResponse) => {
    await isReleased
    const answer = await fetch(`${mall}/worker.js`)
    outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(await answer.text())
  }
  mallProxy.intercept(
    (path) => path === '/worker.js',
    (_, outgoing) => void answerLate(outgoing),
  )
  await page.clock.install()
  const { path, total } = await listOf(8, 20)
  await page.goto(path)
  await openSheet(page)
  await begin(page)
  await expect(sheet(page)).toContainText('The download resumes at the next start')
  // The download shows that it runs, and a moment later that it waits.
  await expect(async () => {
    await page.clock.fastForward(60_000)
    await expect(sheet(page)).toContainText('Download incomplete; resumes automatically', { timeout: 1000 })
  }).toPass()
  await expect(sheet(page).getByRole('heading', { name: 'Saving for offline' })).toBeVisible()
  release()
  await isSaved(page)
  const stored = await downloadedBytes(page)
  expect(stored.records).toBeGreaterThan(3 * total)
  expect(stored.pictures).toBeGreaterThanOrEqual(total)
})

test('product#offline-downloads: a busy server delays a download, which continues by itself @full', async ({
  page,
  mallProxy,
  waitForWorker,
}) => {
  await page.goto((await listOf(8, 20)).path)
  await waitForWorker()
  await openSheet(page)
  const headers = { 'content-type': 'application/json', 'retry-after': '1' }
  mallProxy.intercept(
    (requested) => requested.startsWith('/api/search/take?'),
    (_, outgoing) => void outgoing.writeHead(503, headers).end('{"desc":"Busy","code":"BUSY"}'),
  )
  await begin(page)
  await expect(sheet(page)).toContainText('Download incomplete; resumes automatically')
  mallProxy.intercept(
    () => false,
    () => {},
  )
  await isSaved(page)
})

test('product#offline-downloads: a browser without workers cannot save for offline @full', async ({
  page,
  mallProxy,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto((await listOf(8, 20)).path)
  await page.getByRole('main').getByRole('button', { name: 'Save for offline' }).click()
  await expect(sheet(page)).toContainText("This browser can't open pages offline.")
  await expect(sheet(page).getByRole('button', { name: 'Save for offline' })).toHaveAttribute('aria-disabled', 'true')
  expect(mallProxy.requests.filter((requested) => requested.startsWith('/api/search/weight'))).toEqual([])
})

test('product#offline-downloads: a full storage is reported, and existing downloads are kept', async ({
  page,
  waitForWorker,
}) => {
  const { path } = await listOf(21, 45)
  await page.goto(path)
  await waitForWorker()
  await openSheet(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await begin(page)
  await expect(sheet(page)).toContainText('Your device is full.')
  await expect(sheet(page).getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('product#offline-downloads: offline a list that is not saved names the missing network @full', async ({
  page,
  goOffline,
  waitForWorker,
}) => {
  const { path } = await listOf(21, 45)
  await page.goto(path)
  await waitForWorker()
  await goOffline()
  await page.getByRole('main').getByRole('button', { name: 'Save for offline' }).click()
  await expect(sheet(page)).toContainText('Downloading this list needs internet.')
})
