import type { Page } from '@playwright/test'
import { cards, ordersOf } from '../support/buying.ts'
import { enterCard, main, payButton, placeOrderButton, ready, thanks, toPayment } from '../support/checkout-page.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/mall-test.ts'

const unpaid = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "Your order isn't paid yet. It's waiting in To pay." })

/** Leaves the page to home: by the tab bar on the phone, by the logo on the desktop. */
const leave = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  else await page.getByRole('banner').locator('a[href="/"]:has(img)').first().click()
  await expect(page).toHaveURL('/')
}

test('product#unpaid: leaving a payment by the tab bar or the logo says that the order waits, and offers "Pay now" @full', async ({
  page,
  isMobile,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await enterCard(page, cards.declined)
  await placeOrderButton(page).click()
  await expect(payButton(page)).toBeVisible()
  await expect(unpaid(page)).toHaveCount(0)
  await leave(page, isMobile)
  await unpaid(page).getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(toPayment)
  await enterCard(page, cards.paid)
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  // Nothing waits any more.
  await leave(page, isMobile)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeAttached()
  await expect(unpaid(page)).toHaveCount(0)
  expect(await ordersOf(shopper)).toMatchObject([{ isPaid: true }])
})

test('product#unpaid: leaving the checkout while it pays: the page of the shopper stays, and says whether the order waits or is paid', async ({
  page,
  isMobile,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  /** Places the order with a card and leaves before the payment is answered. */
  const leaveWhilePaying = async (card: string) => {
    const release = await holdRequests(page, '**/api/p/order/pay?**', { times: 1 })
    await page.goto(checkoutPath)
    await enterCard(page, card)
    const paying = page.waitForRequest('**/api/p/order/pay?**')
    await placeOrderButton(page).click()
    await paying
    await leave(page, isMobile)
    await expect(unpaid(page)).toHaveCount(0)
    release()
  }
  await leaveWhilePaying(cards.paid)
  const placed = page.getByRole('status').filter({ hasText: 'Thank you! Your order is placed.' })
  await expect(placed.getByRole('button', { name: 'My orders' })).toBeVisible()
  await expect(page).toHaveURL('/')

  await leaveWhilePaying(cards.declined)
  await expect(unpaid(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await unpaid(page).getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(toPayment)
  await expect(main(page).getByText(/^You weren't charged\./)).toBeVisible()
  await expect(payButton(page)).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ status: 1 }, { isPaid: true }])
})

test('product#unpaid: leaving the checkout while it pays for a screen that is still loading: that screen opens', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the tab bar is on phones')
  const { checkoutPath } = await ready(page)
  const answer = await holdRequests(page, '**/api/p/order/pay?**')
  const arrive = await holdRequests(page, /\/assets\/discover-/)
  await page.goto(checkoutPath)
  await enterCard(page, cards.declined)
  const paying = page.waitForRequest('**/api/p/order/pay?**')
  await placeOrderButton(page).click()
  await paying
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click()
  await expect(page).toHaveURL('/discover')
  answer()
  await expect(unpaid(page)).toBeVisible()
  arrive()
  await expect(main(page).getByRole('heading', { name: 'Discover', level: 1 })).toBeAttached()
  await expect(page).toHaveURL('/discover')
})
