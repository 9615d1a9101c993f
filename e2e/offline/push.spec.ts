import { json } from 'node:stream/consumers'
import type { BrowserContext, Page } from '@playwright/test'
import { browserFlags, findWholeBrowser } from '#tests/support/browser.ts'
import { cartOf, threeProducts } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { backInStock, clickNotification, titlesInWorker, titlesShown } from '../support/offline/notifications.ts'
import { phoneWithCart } from '../support/offline/phone-with-cart.ts'
import { spendQuota } from '../support/offline/spend-quota.ts'
import { openWorkerControls } from '../support/offline/worker-controls.ts'
import { expect, test } from '../support/proxy-test.ts'

// The headless shell lacks notifications.
const executablePath = findWholeBrowser()
test.use({ launchOptions: { args: [...browserFlags], ...(executablePath ? { executablePath } : {}) } })
test.skip(({ isPlain }) => isPlain || executablePath === null, 'needs push messages')
test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['notifications', 'background-sync'])
})

test('product#push: with the app closed and the worker stopped, every message is shown, a broken one too', async ({
  page,
  context,
  mallProxy,
  waitForWorker,
}) => {
  const [item] = await threeProducts()
  await page.goto('/')
  await waitForWorker()
  const controls = await openWorkerControls(context, mallProxy.address)
  await page.close()
  await controls.stop()
  await controls.push(JSON.stringify(backInStock(item)))
  // The worker is stopped again after the message is shown, and not before.
  await expect(async () => expect(await titlesInWorker(context)).toEqual(['Back in stock'])).toPass()
  await controls.stop()
  await controls.push('not a message')
  const reopened = await context.newPage()
  await reopened.goto('/')
  await expect.poll(() => titlesShown(reopened)).toHaveLength(2)
  expect((await titlesShown(reopened)).sort()).toEqual(['Back in stock', 'Nelu'])
  // A newer message about the same variant replaces the older one.
  const again = backInStock(item)
  await controls.push(JSON.stringify({ ...again, notification: { ...again.notification, title: 'Price drop' } }))
  await expect.poll(async () => (await titlesShown(reopened)).sort()).toEqual(['Nelu', 'Price drop'])
})

test('product#push-actions: offline, a click shows the page of the message in the open tab, which is not reloaded', async ({
  page,
  context,
  mallProxy,
  goOffline,
  waitForWorker,
}) => {
  const items = await threeProducts()
  const [item] = items
  await phoneWithCart(page, waitForWorker, items)
  await page.goto('/')
  await waitForWorker()
  const controls = await openWorkerControls(context, mallProxy.address)
  const started = await page.evaluate(() => performance.timeOrigin)
  await controls.push(JSON.stringify(backInStock(item)))
  await expect.poll(() => titlesShown(page)).toEqual(['Back in stock'])
  await goOffline()
  expect(await clickNotification(context)).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(productPath(item.product))
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started)
  expect(await titlesShown(page)).toEqual([])
  // The worker may send the message of one click several times to a busy page: the page adds one history entry.
  const length = await page.evaluate(() => history.length)
  await page.evaluate((path) => {
    const data = { kind: 'open-path', path }
    for (let nth = 0; nth < 3; nth += 1) navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  }, '/Cart')
  await expect(page).toHaveURL('/Cart')
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
})

/** A closed app that gets the message that a product of the shopper's cart is back in stock. */
async function closedApp(
  page: Page,
  context: BrowserContext,
  address: string,
  waitForWorker: () => Promise<void>,
  isStopped: boolean,
) {
  const items = await threeProducts()
  const [item] = items
  const shopper = await phoneWithCart(page, waitForWorker, items)
  const before = await cartOf(shopper)
  const controls = await openWorkerControls(context, address)
  await page.close()
  if (isStopped) await controls.stop()
  await controls.push(JSON.stringify(backInStock(item)))
  return { item, shopper, before, controls }
}

test('product#push-actions: offline and with the app closed, Add to cart waits, and arrives once', async ({
  page,
  context,
  mallProxy,
  goOffline,
  waitForWorker,
}) => {
  const { item, shopper, before, controls } = await closedApp(page, context, mallProxy.address, waitForWorker, true)
  await goOffline()
  expect(await clickNotification(context, 'add-to-cart')).toEqual([])
  expect(await clickNotification(context)).toEqual(['/Cart'])
  expect(await cartOf(shopper)).toEqual(before)
  await goOffline(false)
  await controls.sync()
  await controls.sync()
  await expect.poll(() => cartOf(shopper)).toEqual({ ...before, [item.skuId]: (before[item.skuId] ?? 0) + 1 })
})

test('product#push-actions: on a full phone without a network, Add to cart promises nothing and opens the product @full', async ({
  page,
  context,
  mallProxy,
  goOffline,
  waitForWorker,
}) => {
  const { item, shopper, before, controls } = await closedApp(page, context, mallProxy.address, waitForWorker, false)
  await goOffline()
  await context.serviceWorkers()[0]?.evaluate(spendQuota)
  expect(await clickNotification(context, 'add-to-cart')).toEqual([productPath(item.product)])
  await goOffline(false)
  await controls.stop()
  await controls.sync()
  expect(await cartOf(shopper)).toEqual(before)
})

test('product#push-actions: with the app closed and the worker stopped, Remind me tonight is sent once, and Track opens the parcel', async ({
  page,
  context,
  mallProxy,
  goOffline,
  waitForWorker,
}) => {
  const [item] = await threeProducts()
  // No push service gave this message to the mall, so the proxy answers for it.
  const reminders: { pushId: number; at: number }[] = []
  mallProxy.intercept(
    (path) => path === '/api/push/reminder',
    async (incoming, outgoing) => {
      reminders.push((await json(incoming)) as (typeof reminders)[number])
      outgoing.writeHead(204).end()
    },
  )
  await page.goto('/')
  await waitForWorker()
  const controls = await openWorkerControls(context, mallProxy.address)
  await page.close()
  await controls.stop()
  const message = backInStock(item)
  await controls.push(JSON.stringify(message))
  await goOffline()
  const before = Date.now()
  expect(await clickNotification(context, 'remind')).toEqual([])
  const after = Date.now()
  expect(reminders).toEqual([])
  await controls.stop()
  const navigate = 'https://mall.example/ToReceive/logistics?orderNumber=7'
  const shipped = {
    ...message.notification,
    tag: 'order-7',
    navigate: 'https://mall.example/order-details?orderNumber=7',
  }
  const actions = [{ action: 'open' as const, title: 'Track', navigate }]
  await controls.push(JSON.stringify({ ...message, notification: { ...shipped, actions } }))
  expect(await clickNotification(context, 'open')).toEqual(['/ToReceive/logistics?orderNumber=7'])
  // The worker that kept the reminder is gone; the one that the message started sends it.
  expect(reminders).toEqual([])
  await goOffline(false)
  await controls.sync()
  await controls.sync()
  await expect.poll(() => reminders.length).toBeGreaterThan(0)
  await controls.sync()
  expect(reminders).toEqual([expect.objectContaining({ pushId: message.notification.data.pushId })])
  expect(reminders[0]?.at).toBeGreaterThanOrEqual(before)
  expect(reminders[0]?.at).toBeLessThanOrEqual(after)
})
