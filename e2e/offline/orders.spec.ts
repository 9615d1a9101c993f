import type { Page } from '@playwright/test'
import { payAtTheDoor, placeOrder } from '../support/buying.ts'
import { expect, test } from '../support/mall-test.ts'
import { signIn } from '../support/sign-in.ts'

const main = (page: Page) => page.getByRole('main')

test('issue 5 the last orders with their tracking are read without a network, with their age; what needs the shop says so', async ({ page, goOffline, waitForWorker, coldStart }) => {
  const shopper = await signIn(page)
  const number = await placeOrder(shopper)
  await payAtTheDoor(shopper, number)
  // Nobody opens the order: it is fetched ahead.
  const fetched = page.waitForResponse((response) => response.url().includes('/p/myOrder/logistics/') && response.ok())
  await page.goto('/profile/orders')
  await expect(main(page).getByText(number)).toBeVisible()
  await fetched
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/profile/orders')
  await expect(main(cold).getByText(number)).toBeVisible()
  const known = await coldStart(`/order-details?orderNumber=${number}`)
  await expect(main(known).getByRole('list', { name: 'Tracking' }).getByText('The order was placed.')).toBeVisible()
  await expect(main(known).getByText(/updated/).first()).toBeVisible()
  await main(known).getByRole('link', { name: 'Cancel order' }).click()
  await expect(main(known).getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
})
