import type { Page } from '@playwright/test'
import { regionIds } from '#contract/region/region.ts'
import { catalogueOf, productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import {
  deviceOnServer,
  questions,
  removeOnServer,
  replaceSubscription,
  setPermission,
  storedDeviceOf,
  stubPush,
  subscriptionIdOf,
} from '#e2e/support/push/push-browser.ts'
import { signIn } from '#e2e/support/sign-in.ts'

const group = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const toggle = (page: Page, name: string) => group(page).getByRole('switch', { name, exact: true })
const main = 'Notifications on this device'

async function openSettings(page: Page): Promise<void> {
  await page.goto('/Settings')
  await isUp(page)
  await expect(toggle(page, main)).toBeVisible()
}

/** Turns notifications on, and returns the server's secret id of this device. */
async function turnOn(page: Page): Promise<string> {
  await openSettings(page)
  await toggle(page, main).click()
  await expect(toggle(page, main)).toBeChecked()
  await expect.poll(() => subscriptionIdOf(page)).toBeDefined()
  return (await subscriptionIdOf(page)) ?? ''
}

test('product#push-permission: settings: a guest turns notifications on, chooses topics and quiet hours by keyboard, and turns them off', {
  tag: '@worker',
}, async ({ page, context, axe }) => {
  await stubPush(context, 'granted')
  await openSettings(page)
  expect(await questions(page)).toBe(0)
  await expect(group(page).getByRole('switch')).toHaveCount(1)
  await expect(toggle(page, main)).toBeEnabled()
  await toggle(page, main).focus()
  await page.keyboard.press('Space')
  await expect(toggle(page, main)).toBeChecked()
  expect(await questions(page)).toBe(1)
  await expect.poll(() => subscriptionIdOf(page)).toBeDefined()
  const id = await subscriptionIdOf(page)
  await expect
    .poll(async () => (await deviceOnServer(id)).settings)
    .toMatchObject({
      language: 'en',
      timeZone: 'Asia/Colombo',
      quietHours: null,
    })
  // Topics about orders are for signed-in shoppers.
  await expect(toggle(page, 'Order shipped, instalment reminder, your sales')).toHaveCount(0)
  await toggle(page, 'Price drops').focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await deviceOnServer(id)).settings?.topics).not.toContain('priceDrop')
  expect((await deviceOnServer(id)).settings?.topics).toContain('backInStock')

  await toggle(page, 'Quiet hours').check()
  await group(page).getByLabel('From').fill('21:30')
  await expect.poll(async () => (await deviceOnServer(id)).settings?.quietHours).toEqual({ from: '21:30', to: '08:00' })
  // Equal times are refused at the field, and the stored hours stay.
  await group(page).getByLabel('To', { exact: true }).fill('21:30')
  await expect(group(page).getByLabel('To', { exact: true })).toHaveAccessibleDescription('Choose two different times.')
  await axe()
  await page.reload()
  await expect(group(page).getByLabel('To', { exact: true })).toHaveValue('08:00')
  await group(page).getByLabel('From').fill('08:00')
  await expect(group(page).getByLabel('From')).toHaveAccessibleDescription('Choose two different times.')
  await group(page).getByLabel('To', { exact: true }).fill('07:30')
  await expect.poll(async () => (await deviceOnServer(id)).settings?.quietHours).toEqual({ from: '08:00', to: '07:30' })
  await expect(group(page).getByLabel('From')).toHaveAccessibleDescription('')
  await group(page).getByLabel('From').fill('21:30')
  await expect.poll(async () => (await deviceOnServer(id)).settings?.quietHours).toEqual({ from: '21:30', to: '07:30' })
  await page.reload()
  await expect(toggle(page, main)).toBeChecked()
  await expect(toggle(page, 'Price drops')).not.toBeChecked()
  await expect(group(page).getByLabel('From')).toHaveValue('21:30')

  await toggle(page, main).uncheck()
  await expect(toggle(page, 'Quiet hours')).toHaveCount(0)
  await expect.poll(async () => (await deviceOnServer(id)).settings).toBeNull()
  expect(await subscriptionIdOf(page)).toBeUndefined()
})

test('product#push: a subscription that the browser replaced or dropped is sent again under the id of the device', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const id = await turnOn(page)
  const sent: { endpoint: string; id: unknown }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/push/subscription') || request.method() !== 'POST') return
    const { subscription, subscriptionId } = request.postDataJSON() as {
      subscription: { endpoint: string }
      subscriptionId?: string
    }
    sent.push({ endpoint: subscription.endpoint, id: subscriptionId })
  })
  for (const [round, isDropped] of [
    [1, false],
    [2, true],
  ] as const) {
    await replaceSubscription(page, round, isDropped)
    await page.reload()
    await expect.poll(() => sent.length).toBe(round)
    expect(sent.at(-1)?.endpoint).toMatch(new RegExp(`-${round}$`))
    expect(sent.at(-1)?.id).toBe(id)
  }
  await expect(toggle(page, main)).toBeChecked()
  // The server has the subscription: the next start sends nothing.
  await expect.poll(async () => (await storedDeviceOf(page))?.endpoint).toBe(sent.at(-1)?.endpoint)
  await page.reload()
  await expect(toggle(page, main)).toBeChecked()
  expect(sent).toHaveLength(2)
})

test('product#push: a device that the server removed subscribes anew at the next start', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const id = await turnOn(page)
  await toggle(page, 'Price drops').click()
  await expect.poll(async () => (await deviceOnServer(id)).settings?.topics).not.toContain('priceDrop')
  const { endpoint } = (await storedDeviceOf(page)) ?? {}
  await removeOnServer(id)
  await page.reload()
  await expect.poll(() => subscriptionIdOf(page)).not.toBe(id)
  await expect.poll(() => subscriptionIdOf(page)).toBeDefined()
  const renewed = await storedDeviceOf(page)
  expect(renewed?.endpoint).not.toBe(endpoint)
  expect((await deviceOnServer(renewed?.subscriptionId)).settings?.topics).not.toContain('priceDrop')
  await expect(toggle(page, main)).toBeChecked()
  expect(await questions(page)).toBe(1)
  // The server knows the device: the next start only asks.
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.reload()
  await expect.poll(() => sent).toContain('POST /api/push/device')
  await expect(toggle(page, main)).toBeChecked()
  expect(sent).not.toContain('POST /api/push/subscription')
  expect((await storedDeviceOf(page))?.endpoint).toBe(renewed?.endpoint)
})

test('product#push-permission: settings: a blocked permission is named with its remedy, and notifications turn on once it is given', {
  tag: ['@worker', '@once'],
}, async ({ page, context, axe }) => {
  await stubPush(context, 'denied')
  await openSettings(page)
  await toggle(page, main).click()
  await expect(group(page).getByRole('status')).toContainText('are blocked')
  await expect(toggle(page, main)).toBeDisabled()
  await axe()
  await setPermission(page, 'granted')
  await expect(group(page).getByRole('status')).toHaveText('')
  await toggle(page, main).click()
  await expect(toggle(page, main)).toBeChecked()
  expect(await questions(page)).toBe(1)
  // The permission may also be withdrawn in the browser's settings.
  await setPermission(page, 'denied')
  await expect(group(page).getByRole('status')).toContainText('are blocked')
  await expect(toggle(page, main)).not.toBeChecked()
})

test('product#push-permission: settings: a closed question and a push service out of reach leave notifications off, and say so @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'default')
  await openSettings(page)
  await toggle(page, main).click()
  await expect(group(page).getByRole('status')).toContainText("weren't allowed")
  await expect(toggle(page, main)).not.toBeChecked()

  const other = await context.newPage()
  await stubPush(context, 'unreachable')
  await openSettings(other)
  await toggle(other, main).click()
  await expect(group(other).getByRole('status')).toContainText("can't reach its notification service")
  // A guest's messages are in no list.
  await expect(group(other).getByRole('status')).toContainText('or log in to get messages in your list')
  await expect(toggle(other, main)).not.toBeChecked()
  await expect(group(other).getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notification')
})

test('product#push-permission: settings: a browser without notifications and iOS without the installed app show what to do @once @full', async ({
  page,
  browser,
  axe,
}) => {
  const withoutPush = () => Reflect.deleteProperty(globalThis, 'PushManager')
  await page.addInitScript(withoutPush)
  await openSettings(page)
  await expect(group(page).getByRole('status')).toContainText(
    "This browser can't show notifications. Log in to get messages in your list of notifications.",
  )
  await expect(toggle(page, main)).toBeDisabled()
  await signIn(page)
  await openSettings(page)
  await expect(group(page).getByRole('status')).toContainText('orders, refunds and favourites in your list')

  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
  const iphone = await (await browser.newContext({ userAgent })).newPage()
  await iphone.addInitScript(withoutPush)
  await openSettings(iphone)
  await expect(group(iphone).getByRole('status')).toContainText('only the installed app')
  await axe(iphone)
  await group(iphone).getByRole('button', { name: 'Install app' }).click()
  await expect(iphone.getByRole('dialog')).toContainText('Add to Home Screen')
  await iphone.context().close()
})

test('product#push-permission: a change without a network is kept through a cold start, and is sent once', {
  tag: ['@worker', '@once'],
}, async ({ page, context, goOffline, coldStart, waitForWorker }) => {
  await stubPush(context, 'granted')
  const id = await turnOn(page)
  await waitForWorker()
  await goOffline()
  await toggle(page, 'News of your region').uncheck()
  await expect(group(page).getByRole('status')).toContainText('Waiting to sync')
  const cold = await coldStart('/Settings')
  await expect(toggle(cold, 'News of your region')).not.toBeChecked()
  await expect(group(cold).getByRole('status')).toContainText('Waiting to sync')
  let sent = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/push/subscription') && request.method() === 'POST') sent += 1
  })
  await goOffline(false)
  await expect.poll(async () => (await deviceOnServer(id)).settings?.topics).not.toContain('announcements')
  await expect(group(cold).getByRole('status')).toHaveText('')
  expect(sent).toBe(1)

  // Off without a network: at once on this device, later on the server.
  await goOffline()
  await toggle(cold, main).uncheck()
  await expect(group(cold).getByRole('status')).toContainText('Waiting to sync')
  await goOffline(false)
  await expect.poll(async () => (await deviceOnServer(id)).settings).toBeNull()
})

test('product#push-permission: two devices of a shopper have choices of their own, and a new language and a new region reach the server @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context, browser }) => {
  await stubPush(context, 'granted')
  const shopper = await signIn(page)
  const id = await turnOn(page)
  await expect.poll(async () => (await deviceOnServer(id)).isSignedIn).toBe(true)
  await toggle(page, 'Refunds and payouts').uncheck()

  const otherContext = await browser.newContext()
  await stubPush(otherContext, 'granted')
  const other = await otherContext.newPage()
  await signIn(other, shopper)
  const otherId = await turnOn(other)
  await expect(toggle(other, 'Refunds and payouts')).toBeChecked()
  expect(otherId).not.toBe(id)
  await expect.poll(async () => (await deviceOnServer(id)).settings?.topics).not.toContain('refund')
  expect((await deviceOnServer(otherId)).settings?.topics).toContain('refund')
  await otherContext.close()

  const openMarket = () =>
    page
      .getByRole('button', { name: /^Region and language/ })
      .first()
      .click()
  await openMarket()
  await page.getByRole('dialog').getByRole('button', { name: /Laos/ }).click()
  await expect.poll(async () => (await deviceOnServer(id)).settings?.regionId).toBe(regionIds.LA)
  await openMarket()
  await page.getByRole('dialog').getByText('Türkçe').click()
  await expect.poll(async () => (await deviceOnServer(id)).settings?.language).toBe('tr')
  // The device stays the same.
  expect(await subscriptionIdOf(page)).toBe(id)
})

test('product#push-permission: a device that comes to another time zone tells the server at its next start @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context, browser }) => {
  await stubPush(context, 'granted')
  const id = await turnOn(page)
  const zoneOnServer = async () => (await deviceOnServer(id)).settings?.timeZone
  await expect.poll(zoneOnServer).toBe('Asia/Colombo')
  const storageState = await context.storageState({ indexedDB: true })
  const abroad = await browser.newContext({ storageState, timezoneId: 'America/Sao_Paulo' })
  await stubPush(abroad, 'granted')
  await openSettings(await abroad.newPage())
  await expect.poll(zoneOnServer).toBe('America/Sao_Paulo')
  await abroad.close()
})

test('product#push-permission: a login gives the device the messages of orders, and a logout ends them', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const id = await turnOn(page)
  await expect.poll(async () => (await deviceOnServer(id)).settings).not.toBeNull()
  expect((await deviceOnServer(id)).isSignedIn).toBe(false)
  await signIn(page)
  await openSettings(page)
  await expect(toggle(page, 'Order shipped, instalment reminder, your sales')).toBeChecked()
  await expect.poll(async () => (await deviceOnServer(id)).isSignedIn).toBe(true)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect.poll(async () => (await deviceOnServer(id)).isSignedIn).toBe(false)
  expect((await deviceOnServer(id)).settings?.topics).toContain('announcements')
})

test("product#push: the server follows the prices of a guest's favourites, until the topic is turned off @full", {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const sent: { prodIds: number[]; skuIds: number[] }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/push/prices')) sent.push(request.postDataJSON())
  })
  await turnOn(page)
  const [product] = await catalogueOf().cards()
  if (!product) throw new Error('The mall has no product')
  await page.goto(productPath(product))
  await isUp(page)
  await page.getByRole('button', { name: `Favourite: ${product.prodName}`, exact: true }).click()
  await expect.poll(() => sent.at(-1)?.prodIds).toEqual([product.prodId])
  // A page that is left before the answer is stored sends the prices once more.
  await expect.poll(async () => (await storedDeviceOf(page))?.followed).toContain(String(product.prodId))
  await openSettings(page)
  await toggle(page, 'Price drops').click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ prodIds: [], skuIds: [] })
  expect(sent).toHaveLength(2)
})

test('product#push: a device that the server removed while the mall is open subscribes anew with the next favourite @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const id = await turnOn(page)
  const [product] = await catalogueOf().cards()
  if (!product) throw new Error('The mall has no product')
  const checked = page.waitForResponse('**/api/push/device')
  await page.goto(productPath(product))
  await isUp(page)
  await checked
  await removeOnServer(id)
  await page.getByRole('button', { name: `Favourite: ${product.prodName}`, exact: true }).click()
  // The attempt that finds the device missing is followed by another one after a pause.
  await expect(async () => {
    const { subscriptionId, followed } = (await storedDeviceOf(page)) ?? {}
    expect(subscriptionId).not.toBe(id)
    expect(followed).toContain(String(product.prodId))
  }).toPass()
  expect((await deviceOnServer(await subscriptionIdOf(page))).settings).not.toBeNull()
})
