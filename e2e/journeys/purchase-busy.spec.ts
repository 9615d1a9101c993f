import type { BrowserContext, Route } from '@playwright/test'
import { refusal } from '#server/http/refusal.ts'
import { ordersOf, placeOrder } from '../support/buying.ts'
import {
  enterCard,
  main,
  payButton,
  placeOrderButton,
  placeWithCash,
  ready,
  thanks,
  toPayment,
} from '../support/checkout-page.ts'
import { expect, test } from '../support/mall-test.ts'
import { signIn } from '../support/sign-in.ts'

// Decision 0028: a 5xx is an unknown result, never a refusal. The mall's own "busy" comes while the work goes on.
const failures = {
  503: refusal('BUSY', "We're busy right now. Try again in a moment.").refused,
  500: refusal('SERVER', 'Something went wrong on our side. Try again in a moment.').refused,
}
const fail = (route: Route, status: keyof typeof failures) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(failures[status]) })
const attempts = '**/api/p/order/attempt*'
/** Answers the next call with the failure; the server has done the work, or none of it. */
const answer = (context: BrowserContext, path: 'submit' | 'pay', status: keyof typeof failures, isDone: boolean) =>
  context.route(
    `**/api/p/order/${path}*`,
    async (route) => {
      if (isDone) await route.fetch()
      await fail(route, status)
    },
    { times: 1 },
  )
const orderUnknown = "We're confirming your order. It won't be placed twice."
const paymentUnknown = "We're confirming your payment. You won't be charged twice."
const uncharged = "You weren't charged. Your order is still open: try again or choose another payment method."

test('product#checkout: busy at submit although the order was created: the page looks the order up', async ({
  page,
  context,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await answer(context, 'submit', 503, true)
  await placeWithCash(page)
  await expect(page).toHaveURL(toPayment)
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#checkout: busy at submit and lookup: the outcome is unknown, and buying again gives the same order', async ({
  page,
  context,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await answer(context, 'submit', 503, true)
  await context.route(attempts, (route) => fail(route, 503))
  await placeWithCash(page)
  await expect(page.getByText(orderUnknown)).toBeVisible()
  await expect(placeOrderButton(page)).toHaveAttribute('aria-disabled', 'true')
  // "Buy now" on the product page leads back to this checkout.
  await page.goto('/')
  const lookup = page.waitForResponse(attempts)
  await page.goto(checkoutPath)
  await lookup
  await expect(page.getByText(orderUnknown)).toBeVisible()
  await context.unroute(attempts)
  await main(page).getByRole('button', { name: 'Check status' }).click()
  await expect(page).toHaveURL(toPayment)
  await expect(payButton(page)).toBeVisible()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#checkout: a failed submit without an order: looked up, reported, and placed by the next tap @full', async ({
  page,
  context,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await answer(context, 'submit', 500, false)
  const lookup = page.waitForRequest(attempts)
  await placeWithCash(page)
  await lookup
  await expect(page.getByText(failures[500].desc)).toBeVisible()
  expect(await ordersOf(shopper)).toEqual([])
  await placeOrderButton(page).click()
  await expect(page).toHaveURL(toPayment)
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#checkout: busy at pay and lookup although the card was charged: never "nothing was charged", and the payment is found', async ({
  page,
  context,
}) => {
  const shopper = await signIn(page)
  await page.goto(`/paymentMethod?orderNumbers=${await placeOrder(shopper)}`)
  await enterCard(page, '4242424242424242')
  await answer(context, 'pay', 503, true)
  const orders = '**/api/p/myOrder/**'
  for (const path of [attempts, orders]) await context.route(path, (route) => fail(route, 503))
  await payButton(page).click()
  await expect(page.getByText(paymentUnknown)).toBeVisible()
  await expect(page.getByText(uncharged)).toBeHidden()
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true')
  for (const path of [attempts, orders]) await context.unroute(path)
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ status: 2, isPaid: true }])
})

test('product#checkout: a failed payment without a charge: unknown until the server answers, then paid once @full', async ({
  page,
  context,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await enterCard(page, '4242424242424242')
  await answer(context, 'pay', 500, false)
  await context.route(attempts, (route) => fail(route, 503))
  await placeOrderButton(page).click()
  await expect(page.getByText(paymentUnknown)).toBeVisible()
  await expect(page.getByText(uncharged)).toBeHidden()
  await context.unroute(attempts)
  await expect(page.getByText(uncharged)).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ status: 1, isPaid: false }])
  await enterCard(page, '4242424242424242')
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ status: 2, isPaid: true }])
})
