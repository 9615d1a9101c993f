import type { BrowserContext, Page } from '@playwright/test'
import type { GroceryListSummary } from '#contract/grocery/grocery-list.ts'
import { addButton, lineOf, plainProduct } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { myCall } from '../support/my-calls.ts'
import { addText, boxOf, makeList } from '../support/offline/grocery-lists.ts'
import { spendQuota } from '../support/offline/spend-quota.ts'
import { expect, test } from '../support/proxy-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { signIn } from '../support/sign-in.ts'
import { waitForContent, waitUntilStored } from '../support/views/visible-content.ts'

test.use({ hasPictures: true })

const full = (page: Page) => page.getByText('Your device is full.')

/** The same in the worker, which init scripts do not reach. */
async function spendWorkersQuota(context: BrowserContext, mall: string): Promise<void> {
  const worker = await (await context.request.get(`${mall}/worker.js`)).text()
  await context.route('**/worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${spendQuota.toString()})();${worker}` }),
  )
}

test('quality#offline: a full phone: the mall opens and works, and the shopper is notified once', async ({
  page,
  context,
  request,
  mall,
}) => {
  const { product } = await routesOfMall(request, mall)
  await context.addInitScript(spendQuota)
  await spendWorkersQuota(context, mall)
  await page.goto('/')
  expect((await waitForContent(page)).prices.length).toBeGreaterThan(0)
  await expect(full(page)).toHaveCount(1)
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: /Close|Dismiss/ })
    .first()
    .click()
  await page.locator('main article h3 a').first().click()
  await expect(page).toHaveURL(/\/products\//)
  expect((await waitForContent(page)).prices.length).toBeGreaterThan(0)
  await expect(full(page)).toHaveCount(0)
  await page.goto(product)
  expect((await waitForContent(page)).title).not.toBe('')
})

test('quality#offline: a full phone: a new grocery list and its items reach the server', async ({
  page,
  context,
  mall,
}) => {
  const shopper = await signIn(page)
  await context.addInitScript(spendQuota)
  await spendWorkersQuota(context, mall)
  await makeList(page, 'Picnic')
  await addText(page, 'Lemonade')
  await boxOf(page, 'Lemonade').check()
  await expect
    .poll(async () =>
      (await myCall<GroceryListSummary[]>(shopper, 'GET', '/p/groceryList')).map(({ name, items, ticked }) => ({
        name,
        items,
        ticked,
      })),
    )
    .toEqual([{ name: 'Picnic', items: 1, ticked: 1 }])
})

test('product#storage: a full phone: a guest who makes a list is told that the phone is full, not that the list was created', async ({
  page,
  context,
}) => {
  await context.addInitScript(spendQuota)
  await page.goto('/wish-list/Picnic')
  const notes = page.getByRole('region', { name: 'Messages' })
  const again = async (tap: () => Promise<unknown>) => {
    await expect(full(page)).toBeVisible()
    await notes.getByRole('button', { name: /Close|Dismiss/ }).click()
    await expect(full(page)).toHaveCount(0)
    await tap()
  }
  await again(() => page.getByRole('button', { name: 'Create this list' }).click())
  await expect(page.getByRole('heading', { name: 'Picnic', level: 1 })).toBeAttached()
  await again(() => addText(page, 'Lemonade'))
  await expect(full(page)).toBeVisible()
  await expect(page.getByText(/^(Grocery list created|Item added)$/)).toHaveCount(0)
  await boxOf(page, 'Lemonade').check()
  await page.reload()
  await expect(page.getByText('“Picnic” is not on this device.')).toBeVisible()
})

test('product#storage: a phone that becomes full: a second tap on a heart counts, and the page says that the phone is full', async ({
  page,
  request,
  mall,
}) => {
  const { product } = await routesOfMall(request, mall)
  await page.goto(product)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
  await heart.click()
  await expect(page.getByText('Added to favourites')).toBeVisible()
  await page.evaluate(spendQuota)
  await heart.click()
  await expect(full(page)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Removed from favourites')).toHaveCount(0)
})

test('product#storage: a full phone: an addition to the cart says that the phone is full, and counts while the page is open', async ({
  page,
}) => {
  const { product } = await plainProduct()
  await page.goto(productPath(product))
  await expect(addButton(page)).toBeEnabled()
  await page.evaluate(spendQuota)
  await addButton(page).click()
  await expect(full(page)).toBeVisible()
  await expect(page.getByText('Added to cart')).toHaveCount(0)
  await page.locator('a[href="/Cart"]:visible').first().click()
  await expect(lineOf(page, product.prodName)).toBeVisible()
})

test('quality#offline: private mode: without IndexedDB and localStorage the mall opens', async ({ page, context }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    Storage.prototype.getItem = refuse
    Storage.prototype.setItem = refuse
  })
  await page.goto('/')
  expect((await waitForContent(page)).prices.length).toBeGreaterThan(0)
  await page.locator('main article h3 a').first().click()
  await expect(page).toHaveURL(/\/products\//)
  expect((await waitForContent(page)).prices.length).toBeGreaterThan(0)
  expect(errors).toEqual([])
})

for (const cookies of ['kept', 'lost'] as const) {
  test(`quality#offline: storage cleared between two starts, cookies ${cookies}: the mall opens and saves again${cookies === 'kept' ? ' @full' : ''}`, async ({
    page,
    context,
    mallProxy,
    goOffline,
    coldStart,
  }) => {
    await page.goto('/')
    const before = await waitForContent(page)
    await waitUntilStored(page)
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', {
      origin: mallProxy.address,
      storageTypes: `indexeddb,local_storage,cache_storage,service_workers${cookies === 'lost' ? ',cookies' : ''}`,
    })
    const reopened = await coldStart('/')
    expect(await waitForContent(reopened)).toEqual(before)
    await waitUntilStored(reopened)
    await goOffline()
    expect((await waitForContent(await coldStart('/'))).prices).toEqual(before.prices)
  })
}

test('quality#offline: a saved record of an older shape is deleted and never shown', async ({
  page,
  request,
  mall,
  goOffline,
  coldStart,
}) => {
  const { product, prodId } = await routesOfMall(request, mall)
  await page.goto(product)
  await waitForContent(page)
  await waitUntilStored(page)
  const damaged = await page.evaluate(async (id) => {
    const open = indexedDB.open('nelu-queries')
    const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
    const store = database.transaction('records', 'readwrite').objectStore('records')
    const wait = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const keys = (await wait(store.getAllKeys()))
      .map(String)
      .filter((key) => key.includes('/prod/prodInfo') && key.includes(String(id)))
    for (const key of keys) {
      const record = await wait(store.get(key))
      record.state.data = { value: { prodId: id, title: 'A record of long ago' }, at: 1 }
      await wait(store.put(record, key))
    }
    database.close()
    await caches.delete('catalogue')
    return keys.length
  }, prodId)
  expect(damaged).toBe(1)
  await goOffline()
  const cold = await coldStart(product)
  // A browser may report the lost network to a new page a moment late; the server is unreachable either way.
  await expect(cold.getByRole('heading', { name: /^(Not saved on this device|Can't reach Nelu)$/ })).toBeVisible()
  await expect(cold.getByText('A record of long ago')).toHaveCount(0)
  await goOffline(false)
  await expect(cold.getByRole('main').getByText(/^Rs\./).first()).toBeVisible()
  expect((await waitForContent(cold)).prices.length).toBeGreaterThan(0)
})
