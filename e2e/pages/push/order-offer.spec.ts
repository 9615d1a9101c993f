import { expect, test } from '#e2e/support/mall-test.ts'
import { openPlaced, orderOffer } from '#e2e/support/push/order-offer.ts'
import { deviceOnServer, questions, stubPush, subscriptionIdOf } from '#e2e/support/push/push-browser.ts'
import { signIn } from '#e2e/support/sign-in.ts'

test('product#push-permission: after an order: the offer explains, the browser asks, and later orders offer nothing', {
  tag: '@worker',
}, async ({ page, context, axe }) => {
  await stubPush(context, 'granted')
  const shopper = await signIn(page)
  await openPlaced(page, shopper)
  await expect(orderOffer(page)).toBeVisible()
  expect(await questions(page)).toBe(0)
  await axe()
  await orderOffer(page).getByRole('button', { name: 'Turn on notifications' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Notifications are on.')).toBeVisible()
  expect(await questions(page)).toBe(1)
  await axe()
  const id = await subscriptionIdOf(page)
  expect((await deviceOnServer(id)).isSignedIn).toBe(true)
  await openPlaced(page, shopper)
  await expect(page.getByText('Delivery address')).toBeVisible()
  await expect(orderOffer(page)).toHaveCount(0)
})

test('product#push-permission: after an order: a refusal of the offer is remembered on this device @full', {
  tag: '@worker',
}, async ({ page, context }) => {
  await stubPush(context, 'granted')
  const shopper = await signIn(page)
  await openPlaced(page, shopper)
  await orderOffer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Notifications stay off.')).toBeVisible()
  await openPlaced(page, shopper)
  await expect(page.getByText('Delivery address')).toBeVisible()
  await expect(orderOffer(page)).toHaveCount(0)
  expect(await questions(page)).toBe(0)
  // Settings can still turn notifications on.
  await page.goto('/Settings')
  await page.getByRole('switch', { name: 'Notifications on this device' }).click()
  await expect.poll(() => subscriptionIdOf(page)).toBeDefined()
})

test('product#push-permission: after an order: a refusal of the browser is named once, and no later order asks', {
  tag: '@worker',
}, async ({ page, context }) => {
  await stubPush(context, 'denied')
  const shopper = await signIn(page)
  await openPlaced(page, shopper)
  await orderOffer(page).getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText(/are blocked/)).toBeVisible()
  await openPlaced(page, shopper)
  await expect(page.getByText('Delivery address')).toBeVisible()
  await expect(orderOffer(page)).toHaveCount(0)
  await expect(page.getByText(/are blocked/)).toHaveCount(0)
})
