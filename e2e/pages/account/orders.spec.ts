import type { Locator, Page } from '@playwright/test'
import { addAddress, ordersOf, payOnDelivery, placeOrder, refetch, shipOrder } from '#e2e/support/buying.ts'
import { cartOf, lineOf } from '#e2e/support/cart.ts'
import { catalogueOf, productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { operate } from '#e2e/support/mall/operate.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { expectOrderFacts, printedTime } from '#e2e/support/printed-sums.ts'
import { signIn } from '#e2e/support/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page, name: string) => main(page).getByRole('list', { name, exact: true }).getByRole('listitem')

test('product#orders: groups with counts on the profile, cards by group, an order with its progress; cancelled for one of six reasons (product#limits), deleted (product#messages)', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const shopper = await signIn(page)
  const [unpaid, agreed] = [await placeOrder(shopper), await placeOrder(shopper, 2)]
  await payOnDelivery(shopper, agreed)
  await page.goto('/profile')
  await expect(main(page).getByRole('link', { name: 'To pay, 1' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'To deliver, 1' })).toBeVisible()
  await axe()
  await main(page).getByRole('link', { name: 'To pay, 1' }).click()
  await expect(page).toHaveURL('/ToPay')
  await expect(cards(page, 'To pay')).toHaveCount(1)
  await expect(cards(page, 'To pay')).toContainText(unpaid)
  await expect(cards(page, 'To pay').getByText('Pay within')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await page.goto('/ToDeliver')
  await expect(cards(page, 'To deliver')).toContainText('Pay on delivery')
  await cards(page, 'To deliver')
    .getByRole('link', { name: new RegExp(agreed) })
    .click()
  await expect(page).toHaveURL(`/order-details?orderNumber=${agreed}`)
  const progress = main(page).getByRole('list', { name: 'Order progress' })
  await expect(progress.getByRole('listitem')).toHaveText(['Placed', 'Shipped', 'Pay on delivery', 'Delivered'])
  await expect(progress.getByText('done')).toHaveCount(0)
  await expect(main(page).getByRole('list', { name: 'Tracking' }).getByText('The order was placed.')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await main(page).getByRole('link', { name: 'Cancel order' }).click()
  await expect(page).toHaveURL(`/ToDeliver/CancelOrder?orderNumber=${agreed}`)
  const reasons = main(page).getByRole('group', { name: 'Why are you cancelling?' })
  await expect(reasons.locator('label')).toHaveText([
    'Duplicate order',
    'Wrong product description',
    'Changed delivery address',
    'Changed my mind',
    'Found cheaper elsewhere',
    'Delivery time too long',
  ])
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Oops! It looks like you missed a few fields or entered invalid data.' }),
  ).toBeVisible()
  await expect(main(page).getByRole('radio', { name: 'Duplicate order' })).toBeFocused()
  await axe()
  await main(page).getByRole('radio', { name: 'Changed my mind' }).check()
  await main(page).getByRole('textbox', { name: 'Details (optional)' }).fill('Bought it twice')
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order cancelled.')).toBeVisible()
  await expect(page).toHaveURL(`/order-details?orderNumber=${agreed}`)
  await expect(main(page).getByText('Changed my mind')).toBeVisible()
  await main(page).getByRole('button', { name: 'Delete order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete order' }).click()
  await expect(page.getByText('Order deleted.')).toBeVisible()
  await expect(page).toHaveURL('/profile/orders')
  await expect(cards(page, 'My orders')).toHaveCount(1)
  expect((await ordersOf(shopper)).map(({ orderNumber }) => orderNumber)).toEqual([unpaid])
})

test('product#orders: all orders are searchable; each page opens by link; a receipt is printable; an invalid address is the 404 page', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  const [first, second] = [await placeOrder(shopper), await placeOrder(shopper)]
  await page.goto('/profile/orders')
  await expect(cards(page, 'My orders')).toHaveCount(2)
  await main(page).getByRole('searchbox', { name: 'Order number, shop or product' }).fill(first)
  await main(page).getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`/profile/orders?key=${first}`)
  await expect(cards(page, 'My orders')).toHaveCount(1)
  await page.goto('/profile/orders?key=zzzzzz')
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible()
  await payOnDelivery(shopper, second)
  await page.goto(`/order-details?orderNumber=${second}&view=receipt`)
  await expect(main(page).getByRole('table')).toBeVisible()
  await axe()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/ToReceive/logistics?orderNumber=${second}`)
  await expect(page.getByRole('heading', { name: 'Not shipped yet' })).toBeVisible()
  await axe()
  for (const path of [
    '/order-details?orderNumber=%3Cb%3E',
    '/ToReceive/logistics?orderNumber=0',
    '/ToDeliver/CancelOrder?orderNumber=a',
    '/order-details?orderNumber=NL-0000-00000000',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  }
})

test('product#orders: an order that another device has deleted is the 404 page, also where this device has stored it @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const orderNumber = await placeOrder(shopper)
  await page.goto(`/order-details?orderNumber=${orderNumber}`)
  await expect(main(page).getByRole('list', { name: 'Order progress' })).toBeVisible()
  await myCall(shopper, 'PUT', `/p/myOrder/cancel/${orderNumber}`, { reason: 'CHANGED_MIND' })
  await myCall(shopper, 'DELETE', `/p/myOrder/${orderNumber}`)
  await refetch(page)
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Order progress' })).toHaveCount(0)
})

test('product#orders: a long list of orders renders only those near the viewport, and restores their positions on Back @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await placeOrder(shopper)
  await page.route('**/p/myOrder/myOrder?**', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { records: { orderNumber: string }[] }
    const records = Array.from({ length: 80 }, (_, index) => ({
      ...list.records[0],
      orderNumber: `NL-2611-${index + 10000000}`,
    }))
    await route.fulfill({ response, json: { ...list, records, total: records.length } })
  })
  await page.goto('/profile/orders')
  const all = cards(page, 'My orders')
  await expect(all).toHaveCount(80)
  const position = () => all.nth(40).evaluate((card) => card.getBoundingClientRect().top + scrollY)
  await all.last().scrollIntoViewIfNeeded()
  const before = await position()
  await expect(all.first().getByRole('link')).toHaveCount(0)
  await all.first().scrollIntoViewIfNeeded()
  await expect(all.first().getByRole('link', { name: /NL-2611-10000000/ })).toBeVisible()
  expect(await position()).toBeCloseTo(before, 0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Expects two buttons of equal width and one line each; beside each other, or at 320 px below each other. */
async function expectEqualButtons(buttons: Locator, width: number): Promise<void> {
  await expect(buttons).toHaveCount(2)
  const [one, other] = await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(Math.abs((one?.width ?? 0) - (other?.width ?? 0)), `${width} px`).toBeLessThan(2)
  for (const box of [one, other]) expect(box?.height ?? 0, 'one line').toBeLessThan(50)
  if (width > 320) expect(one?.top).toBe(other?.top)
}

test('product#order-actions: the two buttons of an order, in the list and on its page, are equal, in one line, with one primary action; the selected group is in view', async ({
  page,
  expectNoSidewaysScroll,
}) => {
  const shopper = await signIn(page)
  const [, , shipped] = [await placeOrder(shopper), await placeOrder(shopper), await placeOrder(shopper)]
  await payOnDelivery(shopper, shipped)
  await shipOrder(shipped)
  for (const lang of ['ru', 'pt'])
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/profile/orders?lang=${lang}`)
      const orders = main(page).getByRole('article')
      await expect(orders).toHaveCount(3)
      for (const order of await orders.all())
        await expectEqualButtons(order.locator(':scope > :last-child > :is(a, button)'), width)
      await page.goto('/Refund')
      await expect(main(page).locator('nav [aria-current]')).toBeInViewport({ ratio: 1 })
      await page.goto(`/order-details?orderNumber=${shipped}`)
      const help = main(page).locator('a[href^="/help?orderNumber="]').filter({ visible: true })
      await expectEqualButtons(help.locator('xpath=../*'), width)
      await expectNoSidewaysScroll()
    }
})

test('product#roles: orders: a guest is asked to log in @full', async ({ page }) => {
  for (const path of ['/ToPay', '/profile/orders', '/order-details?orderNumber=NL-2611-00000000']) {
    await page.goto(path)
    await isUp(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to see your orders' })).toBeVisible()
  }
})

test('product#orders: shipped, delivered, received, bought again: the parcel is tracked, receipt is confirmed, the order completes and names its facts (product#entities)', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const shopper = await signIn(page)
  const number = await placeOrder(shopper, 2)
  await payOnDelivery(shopper, number)
  await page.goto('/ToReceive')
  await expect(page.getByRole('heading', { name: 'No orders here' })).toBeVisible()
  await shipOrder(number)
  // The page notices when it becomes visible again.
  await refetch(page)
  await expect(cards(page, 'To receive')).toContainText(number)
  await axe()
  await expectNoSidewaysScroll()
  await cards(page, 'To receive').getByRole('link', { name: 'Track parcel' }).click()
  await expect(page).toHaveURL(`/ToReceive/logistics?orderNumber=${number}`)
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible()
  await expect(main(page).getByText('LX 4820 1139 07')).toBeVisible()
  const traces = main(page).getByRole('list', { name: 'Tracking' })
  await expect(traces.getByText('The parcel was handed to the courier.')).toBeVisible()
  await axe()
  await operate({ kind: 'deliver', orderNumber: number })
  await refetch(page)
  await expect(traces.getByText('The parcel was delivered.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Order details' }).click()
  await expect(main(page).getByText('Delivered', { exact: true }).first()).toBeVisible()
  await main(page).getByRole('link', { name: 'Need help' }).click()
  await expect(page).toHaveURL(`/help?orderNumber=${number}`)
  await expect(main(page).getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  const about = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'About this order' }) })
  await expect(about.getByText('How do I request a refund?')).toBeVisible()
  await axe()
  await page.goBack()
  const confirm = main(page).getByRole('button', { name: 'Confirm receipt' })
  await confirm.click()
  const dialog = page.getByRole('dialog', { name: 'Received everything?' })
  await expect(dialog).toBeVisible()
  await axe(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(confirm).toBeFocused()
  await confirm.click()
  await dialog.getByRole('button', { name: 'Yes, received' }).click()
  await expect(page.getByText('Receipt confirmed. Thank you!')).toBeVisible()
  await expect(confirm).toBeHidden()
  // The button disappeared, and the focus is still in the page.
  await expect(page.locator('main')).toBeFocused()
  await expect(main(page).getByRole('link', { name: 'Cancel order' })).toBeHidden()
  await page.goto('/Completed/Completed')
  await expect(cards(page, 'Completed')).toContainText(number)
  await axe()
  await cards(page, 'Completed')
    .getByRole('link', { name: new RegExp(number) })
    .click()
  await expectOrderFacts(page, {
    'Order number': number,
    'Placed on': printedTime,
    'Paid on': printedTime,
    'Shipped on': printedTime,
    'Delivered on': printedTime,
    Payment: 'Cash on delivery',
    'Courier service': 'Lanka Express',
    'Tracking number': 'LX 4820 1139 07',
  })
  await main(page).getByRole('link', { name: 'Receipt' }).click()
  await expect(main(page).getByRole('table')).toBeVisible()
  await page.goBack()
  const [order] = await ordersOf(shopper)
  expect(order).toMatchObject({ status: 5, isPaid: true })
  await main(page).getByRole('button', { name: 'Buy again' }).click()
  await expect(page).toHaveURL('/Cart')
  await expect(page.getByRole('listitem', { name: order?.orderItemDtos[0]?.prodName ?? '' })).toBeVisible()
  await expect.poll(() => cartOf(shopper)).toEqual({ [order?.orderItemDtos[0]?.skuId ?? 0]: 2 })
})

test('product#orders: an order changed by the shop or another device refuses outdated actions @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const number = await placeOrder(shopper)
  await payOnDelivery(shopper, number)
  await page.goto(`/ToDeliver/CancelOrder?orderNumber=${number}`)
  await main(page).getByRole('radio', { name: 'Changed my mind' }).check()
  await shipOrder(number)
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(main(page).getByText('This order can no longer be cancelled.')).toBeVisible()
  const read = page.waitForResponse('**/p/myOrder/orderDetail?*')
  await main(page).getByRole('link', { name: 'Order details' }).click()
  await read
  await main(page).getByRole('button', { name: 'Confirm receipt' }).click()
  await myCall(shopper, 'PUT', `/p/myOrder/receipt/${number}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, received' }).click()
  await expect(page.getByText('Only shipped orders can be confirmed as received.')).toBeVisible()
  // The order is shown in its current state.
  await expect(main(page).getByRole('button', { name: 'Delete order' })).toBeVisible()
})

test('wire#orders: a withdrawn product has no page; orders and carts that hold it stay readable', async ({ page }) => {
  const shopper = await signIn(page)
  // A product at the end of the list, which no other test uses, with enough pieces for every run of this test.
  const product = (await catalogueOf().cards({ pageNumber: 12 })).findLast(({ totalStocks }) => totalStocks > 50)
  const { skuList } = await catalogueOf().details(product?.prodId ?? 0)
  const [prodId, skuId] = [product?.prodId ?? 0, skuList.find(({ stocks }) => stocks > 2)?.skuId ?? 0]
  await myCall(shopper, 'POST', '/p/shopCart/changeItem', { count: 1, prodId, skuId })
  const { addrId } = await addAddress(shopper)
  const { checkoutId } = await myCall<{ checkoutId: number }>(shopper, 'POST', '/p/order/confirm', {
    addrId,
    orderItem: { prodId, skuId, prodCount: 1 },
  })
  const { orderNumbers } = await myCall<{ orderNumbers: string[] }>(shopper, 'POST', '/p/order/submit', { checkoutId })
  const path = productPath(product ?? { slug: '', prodId: 0 })
  await operate({ kind: 'product withdraw', prodId: String(prodId) })
  try {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
    await page.goto('/Cart')
    await expect(
      lineOf(page, product?.prodName ?? '').getByText('This product does not available in your area.'),
    ).toBeVisible()
    await page.goto(`/order-details?orderNumber=${orderNumbers[0]}`)
    await main(page)
      .getByRole('link', { name: new RegExp(product?.prodName.slice(0, 20) ?? '') })
      .click()
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  } finally {
    await operate({ kind: 'product restore', prodId: String(prodId) })
  }
})
