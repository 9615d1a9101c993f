import type { Page } from '@playwright/test'
import { fillOrders } from '../perf/fill-orders.ts'
import { payOnDelivery, placeOrder, shipOrder } from '../support/buying.ts'
import { expect, test } from '../support/mall-test.ts'
import { savedRecord } from '../support/offline/saved-record.ts'
import { signIn } from '../support/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const orders = (page: Page, name: string) => main(page).getByRole('list', { name, exact: true }).getByRole('listitem')

test('product#orders: the last 20 orders with tracking are readable offline, with their age; actions that need the network name the reason', async ({
  page,
  goOffline,
  waitForWorker,
  coldStart,
}) => {
  const shopper = await signIn(page)
  const before = await placeOrder(shopper)
  const oldest = await placeOrder(shopper)
  await payOnDelivery(shopper, oldest)
  await fillOrders(shopper, 19, () => {})
  // No order is opened and the list is not scrolled to its end: the page prefetches the orders, the oldest last.
  await page.goto('/profile/orders')
  await expect(orders(page, 'My orders')).toHaveCount(10)
  await expect.poll(() => savedRecord(page, '/p/myOrder/logistics', oldest), { timeout: 30_000 }).toContain('PROMISED')
  expect(await savedRecord(page, '/p/myOrder/orderDetail', before)).toBe('')
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/profile/orders')
  await orders(cold, 'My orders').last().scrollIntoViewIfNeeded()
  await expect(orders(cold, 'My orders')).toHaveCount(20)
  await expect(
    main(cold)
      .getByText(/updated/)
      .first(),
  ).toBeVisible()
  await main(cold)
    .getByRole('link', { name: new RegExp(oldest) })
    .click()
  await expect(cold).toHaveURL(`/order-details?orderNumber=${oldest}`)
  await expect(main(cold).getByRole('list', { name: 'Tracking' }).getByText('The order was placed.')).toBeVisible()
  await expect(
    main(cold)
      .getByText(/updated/)
      .first(),
  ).toBeVisible()
  await main(cold).getByRole('link', { name: 'Cancel order' }).click()
  await expect(main(cold).getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
  // A group that was never opened.
  const group = await coldStart('/ToDeliver')
  await expect(orders(group, 'To deliver')).toContainText(oldest)

  // An order that changed since is fetched again, although it is cached.
  await goOffline(false)
  await shipOrder(oldest)
  const later = await coldStart('/profile/orders')
  await expect.poll(() => savedRecord(later, '/p/myOrder/logistics', oldest), { timeout: 30_000 }).toContain('SHIPPED')
  await goOffline()
  const moved = await coldStart(`/order-details?orderNumber=${oldest}`)
  await expect(main(moved).getByText('LX 4820 1139 07').first()).toBeVisible()
  await expect(main(moved).getByText('Shipped', { exact: true }).first()).toBeVisible()
})
