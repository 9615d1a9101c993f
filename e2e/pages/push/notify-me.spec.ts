import type { Page } from '@playwright/test'
import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import { chooseVariant } from '#e2e/support/cart.ts'
import { catalogueOf, productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { logInByCode } from '#e2e/support/login-modal.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { openPlaced, orderOffer } from '#e2e/support/push/order-offer.ts'
import {
  deviceOnServer,
  questions,
  removeOnServer,
  stubPush,
  subscriptionIdOf,
} from '#e2e/support/push/push-browser.ts'
import { signIn } from '#e2e/support/sign-in.ts'

const notifyMe = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Notify me', exact: true })
const watching = (page: Page) => page.getByRole('main').getByRole('button', { name: "We'll notify you" })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Notify me' })

/** A product with variants, and one of them that is out of stock. */
async function soldOut(): Promise<{ product: ProductDetail; sku: Sku }> {
  const product = await catalogueOf().product(
    ({ isAvailable, skuList }) => isAvailable && skuList.length > 1 && skuList.some(({ stocks }) => stocks === 0),
  )
  const sku = product.skuList.find(({ stocks }) => stocks === 0)
  if (!sku) throw new Error('The product has no variant out of stock')
  return { product, sku }
}

async function open(page: Page): Promise<Sku> {
  const { product, sku } = await soldOut()
  await page.goto(`${productPath(product)}?sku=${sku.skuId}`)
  await isUp(page)
  return sku
}

const skusWatched = async (id: string | undefined, token?: string) =>
  (await deviceOnServer(id, token)).watches.map(({ skuId }) => skuId)

test('product#notify-me: a guest turns notifications on after the explanation, watches, and ends the watch, by keyboard', {
  tag: '@worker',
}, async ({ page, context, axe }) => {
  await stubPush(context, 'granted')
  const { skuId } = await open(page)
  await notifyMe(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  expect(await questions(page)).toBe(0)
  await axe()
  await sheet(page).getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(watching(page)).toBeVisible()
  expect(await questions(page)).toBe(1)
  const id = await subscriptionIdOf(page)
  expect(await skusWatched(id)).toEqual([skuId])
  await page.reload()
  await expect(watching(page)).toHaveAttribute('aria-pressed', 'true')
  await watching(page).click()
  await expect(notifyMe(page)).toBeVisible()
  expect(await skusWatched(id)).toEqual([])
  // Notifications are on, so that the next tap asks nothing.
  await notifyMe(page).click()
  await expect(watching(page)).toBeVisible()
  expect(await questions(page)).toBe(1)
})

test('product#notify-me: a device that the server removed subscribes anew, and the watch of a guest is stored @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const { skuId } = await open(page)
  await notifyMe(page).click()
  await sheet(page).getByRole('button', { name: 'Turn on notifications' }).click()
  await watching(page).click()
  await expect(notifyMe(page)).toBeEnabled()
  const id = (await subscriptionIdOf(page)) ?? ''
  await removeOnServer(id)
  await notifyMe(page).click()
  await expect(watching(page)).toBeVisible()
  const renewed = await subscriptionIdOf(page)
  expect(renewed).not.toBe(id)
  expect(await skusWatched(renewed)).toEqual([skuId])
})

test('product#push-permission: after notifications were turned off, Notify me does not ask for them again @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  await page.goto('/Settings')
  await isUp(page)
  const main = page.getByRole('switch', { name: 'Notifications on this device' })
  await main.click()
  await expect.poll(() => subscriptionIdOf(page)).toBeDefined()
  await main.click()
  await expect.poll(() => subscriptionIdOf(page)).toBeUndefined()
  await open(page)
  await notifyMe(page).click()
  await expect(sheet(page)).toContainText('Log in to see in your notifications')
  await expect(sheet(page).getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0)
})

test('product#notify-me: a guest who refuses is told what to do, and is never asked again', {
  tag: ['@worker', '@once'],
}, async ({ page, context, axe }) => {
  await stubPush(context, 'granted')
  await open(page)
  await notifyMe(page).click()
  await sheet(page).getByRole('button', { name: 'Not now' }).click()
  await expect(sheet(page)).toContainText('Log in to see in your notifications')
  await axe()
  await page.keyboard.press('Escape')
  await expect(notifyMe(page)).toBeFocused()
  await page.reload()
  await notifyMe(page).click()
  await expect(sheet(page).getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0)
  await expect(sheet(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/Settings')
  await sheet(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(await questions(page)).toBe(0)
})

test('product#push-permission: after a refusal at Notify me, an order offers no notifications @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const shopper = await signIn(page)
  await open(page)
  await notifyMe(page).click()
  await sheet(page).getByRole('button', { name: 'Not now' }).click()
  await expect(watching(page)).toBeVisible()
  await openPlaced(page, shopper)
  await expect(page.getByText('Delivery address')).toBeVisible()
  await expect(orderOffer(page)).toHaveCount(0)
  expect(await questions(page)).toBe(0)
})

test('product#push-permission: after a refusal of the offer after an order, Notify me asks nothing, and Settings is the way back @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const shopper = await signIn(page)
  await openPlaced(page, shopper)
  await orderOffer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Notifications stay off.')).toBeVisible()
  await open(page)
  await notifyMe(page).click()
  await expect(watching(page)).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  expect(await questions(page)).toBe(0)
  await page.goto('/Settings')
  await page.getByRole('switch', { name: 'Notifications on this device' }).click()
  await expect.poll(() => subscriptionIdOf(page)).toBeDefined()
  expect(await questions(page)).toBe(1)
})

test('product#notify-me: the watch continues after the login that the sheet led to @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const { skuId } = await open(page)
  await notifyMe(page).click()
  await sheet(page).getByRole('button', { name: 'Not now' }).click()
  await sheet(page).getByRole('button', { name: 'Log in' }).click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await logInByCode(modal)
  await expect(page.getByText('You are logged in.')).toBeVisible()
  await expect(watching(page)).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).searchParams.get('sku')).toBe(String(skuId))
  // The watch belongs to the account, and any device ends it.
  await watching(page).click()
  await expect(notifyMe(page)).toBeVisible()
})

test('product#notify-me: a guest whose browser refuses sees why, and the browser is not asked again @full', {
  tag: ['@worker', '@once'],
}, async ({ page, context }) => {
  await stubPush(context, 'denied')
  await open(page)
  await notifyMe(page).click()
  await sheet(page).getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(sheet(page)).toContainText('are blocked')
  await page.reload()
  await notifyMe(page).click()
  await expect(sheet(page)).toContainText('are blocked')
  await expect(sheet(page).getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0)
  expect(await questions(page)).toBe(1)
})

test('product#notify-me: a shopper who refuses gets a notice instead, and sees the watch on another device', {
  tag: ['@worker', '@once'],
}, async ({ page, context, browser }) => {
  await stubPush(context, 'default')
  const shopper = await signIn(page)
  const token = shopper.token.access_token
  const { skuId } = await open(page)
  await notifyMe(page).click()
  await sheet(page).getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText("You'll see it in your notifications")).toBeVisible()
  await expect(watching(page)).toBeVisible()
  expect(await skusWatched(undefined, token)).toEqual([skuId])

  const other = await (await browser.newContext()).newPage()
  await stubPush(other.context(), 'granted')
  await signIn(other, shopper)
  await open(other)
  await watching(other).click()
  await expect(notifyMe(other)).toBeVisible()
  expect(await skusWatched(undefined, token)).toEqual([])
  await other.context().close()

  // The closed question counts as a refusal: the next tap asks nothing.
  await page.reload()
  await notifyMe(page).click()
  await expect(watching(page)).toBeVisible()
  expect(await questions(page)).toBe(1)
})

test('product#notify-me: the sheet of the add button has the button, too, which needs a network', {
  tag: '@worker',
}, async ({ page, context, goOffline, waitForWorker }) => {
  await stubPush(context, 'granted')
  const { product, sku } = await soldOut()
  await signIn(page)
  await page.goto(`/SearchResults/${encodeURIComponent(product.prodName)}`)
  await isUp(page)
  await page
    .getByRole('article')
    .filter({ hasText: product.prodName })
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  const add = page.getByRole('dialog', { name: 'Add to cart' })
  await chooseVariant(add, sku)
  await add.getByRole('button', { name: 'Notify me' }).click()
  await sheet(page).getByRole('button', { name: 'Not now' }).click()
  await expect(add.getByRole('button', { name: "We'll notify you" })).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page)
  await expect(watching(page)).toBeVisible()
  await waitForWorker()
  await goOffline()
  await expect(page.getByRole('main').getByRole('button', { name: 'Needs internet' })).toBeVisible()
})
