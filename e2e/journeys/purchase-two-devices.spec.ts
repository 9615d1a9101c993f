import type { Browser, Page } from '@playwright/test'
import { addAddress, firstAreas, ordersOf, placeOrder, refetch } from '../support/buying.ts'
import { addButton, cartOf, expectCount, lineOf, plainProduct } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { main, payButton, placeOrderButton, placeWithCash, ready, thanks, toPayment } from '../support/checkout-page.ts'
import { isUp } from '../support/is-up.ts'
import { expect, mallAddress, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { type Shopper, signIn } from '../support/sign-in.ts'

/** Another device of a shopper, at a page of the mall. */
async function otherDevice(browser: Browser, shopper: Shopper, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env[mallAddress] as string,
    viewport: { width: 1024, height: 800 },
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
  })
  const page = await context.newPage()
  await signIn(page, shopper)
  await page.goto(path)
  return page
}

test("product#checkout: two devices: a cart filled on one is ordered on the other; the first one's old checkout orders nothing", {
  tag: '@worker',
}, async ({ page, context, browser, axe }) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const item = await plainProduct(
    ({ isOverseas, isCashOnDelivery, skuList }) =>
      isCashOnDelivery && !isOverseas && skuList.every(({ price }) => price > 1_000),
  )
  await page.goto(productPath(item.product))
  await isUp(page)
  await addButton(page).click()
  await expectCount(page, 1)
  await expect.poll(() => cartOf(shopper)).toEqual({ [item.skuId]: 1 })
  await page.goto('/Cart')
  await expect(lineOf(page, item.name)).toBeVisible()
  const checkout = await context.newPage()
  await checkout.goto('/Cart')
  await main(checkout).getByRole('link', { name: 'Checkout (1)' }).filter({ visible: true }).click()
  await expect(placeOrderButton(checkout)).toBeVisible()

  const other = await otherDevice(browser, shopper, '/Cart')
  await expect(lineOf(other, item.name)).toBeVisible()
  await main(other).getByRole('link', { name: 'Checkout (1)' }).filter({ visible: true }).click()
  await placeWithCash(other)
  await expect(thanks(other)).toBeVisible()

  await refetch(page)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expectCount(page, 0)
  await placeWithCash(checkout)
  await expect(checkout.getByRole('heading', { name: 'No longer in your cart' })).toBeVisible()
  await expect(main(checkout).getByText('They may have been ordered or removed on another device.')).toBeVisible()
  await axe(checkout)
  await checkout.reload()
  await expect(checkout.getByRole('heading', { name: 'No longer in your cart' })).toBeVisible()
  await main(checkout).getByRole('link', { name: 'My orders' }).click()
  await expect(main(checkout).getByRole('list', { name: 'My orders' }).getByRole('listitem')).toHaveCount(1)
  expect(await ordersOf(shopper)).toHaveLength(1)
  await other.context().close()
})

test('product#checkout: two devices at one payment: a payment on one is shown on the other, which charges nothing', async ({
  page,
  browser,
}) => {
  const shopper = await signIn(page)
  const number = await placeOrder(shopper)
  const paymentPath = `/paymentMethod?orderNumbers=${number}`
  await page.goto(paymentPath)
  await main(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  const [other, third] = [
    await otherDevice(browser, shopper, paymentPath),
    await otherDevice(browser, shopper, '/ToPay'),
  ]
  await expect(main(third).getByText(number)).toBeVisible()
  await main(other)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await payButton(other).click()
  await expect(thanks(other)).toBeVisible()
  // The tap happens on outdated content.
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await refetch(third)
  await expect(main(third).getByText(number)).toBeHidden()
  await expect(page).toHaveURL(toPayment)
  expect(await ordersOf(shopper)).toMatchObject([{ orderNumber: number, status: 2, payType: 23 }])
  await other.context().close()
  await third.context().close()
})

test('product#checkout: two devices: an address that the other one has moved to another country is refused: another one is chosen, or a new one added @full', {
  tag: '@worker',
}, async ({ page, axe }) => {
  const { shopper, address, checkoutPath } = await ready(page)
  const moved = await addAddress(shopper, 'Kofi Mensah')
  await page.goto(checkoutPath)
  await expect(placeOrderButton(page)).toBeVisible()
  await expect(main(page).getByText(address.receiver)).toBeVisible()
  await myCall(shopper, 'PUT', '/p/address/updateAddr', {
    addrId: moved.addrId,
    receiver: moved.receiver,
    mobile: moved.mobile,
    addr: moved.addr,
    ...(await firstAreas(shopper, 'Türkiye')),
  })

  const choose = async (name: string) => {
    await main(page).getByRole('button', { name: 'Change' }).click()
    await page.getByRole('dialog').getByRole('radio', { name }).click()
  }
  await choose(moved.receiver)
  await expect(page.getByRole('heading', { name: "This can't be ordered right now" })).toBeVisible()
  await expect(main(page).getByText("We can't deliver to this address. Choose or add another one.")).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Add address' })).toHaveAttribute(
    'href',
    `/addresses/new?${new URLSearchParams({ back: checkoutPath })}`,
  )
  await axe()
  // The address of the checkout before.
  await choose(address.receiver)
  await expect(placeOrderButton(page)).toBeVisible()
  await expect(main(page).getByText(address.receiver)).toBeVisible()
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
})
