import type { Page } from '@playwright/test'
import { browserFlags, findWholeBrowser } from '#tests/support/browser.ts'
import { formatPrice } from '#words/price.ts'
import { threeProducts } from '../support/cart.ts'
import { myCall } from '../support/my-calls.ts'
import { addText, makeList, rowOf } from '../support/offline/grocery-lists.ts'
import { storedOnDevice } from '../support/offline/stored-on-device.ts'
import { openWorkerControls } from '../support/offline/worker-controls.ts'
import { expect, test } from '../support/proxy-test.ts'
import { signIn } from '../support/sign-in.ts'

// The headless shell lacks periodic background sync.
const executablePath = findWholeBrowser()
test.use({ launchOptions: { args: [...browserFlags], ...(executablePath ? { executablePath } : {}) } })
test.skip(({ isPlain }) => isPlain || executablePath === null, 'needs periodic background sync')
const fresh = 'Fresh this morning'
const main = (page: Page) => page.getByRole('main')

/** Opens home, a list and the favourites, so that the device has their answers. */
async function openAll(page: Page, waitForWorker: () => Promise<void>) {
  const [one, two] = await threeProducts()
  const shopper = await signIn(page)
  const like = (prodId: number) =>
    myCall(shopper, 'POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true })
  await like(one.prodId)
  await page.goto('/collection')
  await expect(main(page).getByRole('heading', { name: one.product.prodName })).toBeVisible()
  await makeList(page, 'Week')
  await addText(page, 'Rice')
  await page.goto('/')
  await waitForWorker()
  return { shopper, like, two }
}

/** The changes of the next night: home has another row, a favourite and an item are added on another device. */
const newHome = (body: string) =>
  JSON.stringify((JSON.parse(body) as object[]).map((tag) => ({ ...tag, title: fresh })))

test('product#background-refresh: the worker fetches home, lists and favourites; a cold start without a network shows them', async ({
  page,
  context,
  mallProxy,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  const { shopper, like, two } = await openAll(page, waitForWorker)
  const controls = await openWorkerControls(context, mallProxy.address)
  await page.close()
  mallProxy.rewrite((path) => path.startsWith('/api/indexTag/list'), newHome)
  await like(two.prodId)
  const [list] = await myCall<{ listId: string }[]>(shopper, 'GET', '/p/groceryList')
  await myCall(shopper, 'POST', '/p/groceryList/changes', [
    {
      key: crypto.randomUUID(),
      at: Date.now(),
      listId: list?.listId,
      itemId: 't-milk1',
      set: { what: { text: 'Milk', addedAt: Date.now() } },
    },
    {
      key: crypto.randomUUID(),
      at: Date.now(),
      listId: list?.listId,
      itemId: `p-${two.prodId}`,
      set: { what: { prodId: two.prodId, addedAt: Date.now() } },
    },
  ])
  await controls.periodicSync()
  // A page without any code of the mall reads what the worker has stored.
  await controls.page.goto(`${mallProxy.address}/robots.txt`)
  await expect.poll(() => storedOnDevice(controls.page), { timeout: 30_000 }).toContain('refreshedOn')
  await goOffline()
  const cold = await coldStart('/')
  await expect(main(cold).getByRole('heading', { name: fresh }).first()).toBeVisible()
  await cold.goto('/collection')
  await expect(main(cold).getByRole('heading', { name: two.product.prodName })).toBeVisible()
  await cold.goto('/wish-list/Week')
  await expect(rowOf(cold, 'Milk')).toBeVisible()
  await expect(rowOf(cold, 'Rice')).toBeVisible()
  await expect(rowOf(cold, two.product.prodName)).toContainText(
    formatPrice(two.product.price, two.product.priceSymbol, 'en'),
  )
})

test('product#background-refresh: nothing is fetched a second time on a day, with data saver, or before a page has stored the choice @full', async ({
  page,
  context,
  mallProxy,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  const controls = await openWorkerControls(context, mallProxy.address)
  const write = (key: string, value: unknown) => page.evaluate(writeSetting, [key, value] as const)
  const fetched = () => mallProxy.requests.filter((path) => path.startsWith('/api/indexTag/list')).length
  const before = fetched()
  for (const choice of [true, undefined]) {
    await write('savesData', choice)
    await controls.periodicSync()
  }
  // The worker handles one event after another.
  await expect.poll(() => storedOnDevice(page)).not.toContain('refreshedOn')
  await write('savesData', false)
  await controls.periodicSync()
  await expect.poll(() => storedOnDevice(page), { timeout: 30_000 }).toContain('refreshedOn')
  expect(fetched()).toBe(before + 1)
  await controls.periodicSync()
  await controls.sync()
  await page.reload()
  expect(fetched()).toBe(before + 1)
})

/** Runs in the page: writes a setting that the worker reads. */
async function writeSetting([key, value]: readonly [string, unknown]): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('nelu-settings')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('IndexedDB cannot open the settings'))
  })
  const writing = database.transaction('records', 'readwrite')
  if (value === undefined) writing.objectStore('records').delete(key)
  else writing.objectStore('records').put(value, key)
  await new Promise<void>((resolve) => (writing.oncomplete = () => resolve()))
  database.close()
}

test('product#background-refresh: the page asks the browser to wake the worker, at most twice a day @full', {
  tag: '@worker',
}, async ({ page }) => {
  // A browser grants this permission to installed apps only, which a test cannot install.
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'periodicSync', {
      value: {
        register: async (tag: string, { minInterval }: { minInterval: number }) =>
          localStorage.setItem('test.refresh', `${tag} ${minInterval / 3_600_000}`),
      },
    }),
  )
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test.refresh'))).toBe('refresh 12')
})
