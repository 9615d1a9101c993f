import type { Order } from '#contract/order/order.ts'
import { fillAddress } from '../support/address-form.ts'
import { addAddress, buyableProduct, cards, ordersOf } from '../support/buying.ts'
import { callAs } from '../support/call-as.ts'
import { productPath } from '../support/catalogue.ts'
import {
  cardForm,
  cash,
  enterCard,
  expireCheckout,
  main,
  payButton,
  placeOrderButton,
  placeWithCash,
  ready,
  thanks,
  toPayment,
} from '../support/checkout-page.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { signIn } from '../support/sign-in.ts'

test('product#checkout: a purchase: address, time, insurance, remarks and a card that is saved; the order shows them all', {
  tag: '@worker',
}, async ({ page, axe, expectNoSidewaysScroll }) => {
  const { shopper, address, checkoutPath } = await ready(page)
  const other = await addAddress(shopper, 'Kofi Mensah')
  await page.goto(checkoutPath)
  await expect(placeOrderButton(page)).toBeVisible()
  await expect(page.getByText('Prices held for')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await expect(main(page).getByText(address.receiver)).toBeVisible()
  await main(page).getByRole('button', { name: 'Change' }).click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: new RegExp(other.receiver) })
    .click()
  await expect(page.getByText('Shipping address changed.')).toBeVisible()
  await expect(main(page).getByText(other.receiver)).toBeVisible()
  // Choices made while a new checkout is under way are kept.
  const release = await holdRequests(page, '**/p/order/confirm?**')
  await main(page)
    .getByRole('checkbox', { name: /Delivery insurance/ })
    .check()
  await main(page).getByText('Add a note').click()
  await main(page).getByRole('textbox', { name: 'Note to shop' }).fill('Leave at the gate')
  release()
  await expect(main(page).getByRole('term').filter({ hasText: 'Delivery insurance' })).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: 'Note to shop' })).toHaveValue('Leave at the gate')
  // A reload shows the same checkout with every choice.
  await page.reload()
  await expect(main(page).getByRole('checkbox', { name: /Delivery insurance/ })).toBeChecked()
  await expect(main(page).getByText('Leave at the gate').first()).toBeVisible()
  // Missing input in the card form places nothing.
  await placeOrderButton(page).click()
  await expect(cardForm(page).getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true')
  expect(await ordersOf(shopper)).toEqual([])
  await enterCard(page, '4242424242424242')
  await main(page).getByRole('checkbox', { name: 'Save this card for next time' }).check()
  await axe()
  await expectNoSidewaysScroll()
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await expect(main(page).getByRole('list', { name: 'Items' }).locator('img').first()).toBeVisible()
  await expect(main(page).getByText(other.receiver)).toBeVisible()
  const facts = main(page).getByRole('definition')
  await expect(facts).toHaveText([/^Rs\.\s/, 'Card', /\d/])
  await expect(main(page).getByRole('link', { name: 'Continue shopping' })).toBeVisible()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  const [order, ...others] = await ordersOf(shopper)
  expect(others).toEqual([])
  expect(order).toMatchObject({ status: 2, isPaid: true })
  await main(page).getByRole('link', { name: 'Track order' }).click()
  await expect(main(page).getByText('Leave at the gate')).toBeVisible()
  await page.goto('/profile/cards')
  await expect(main(page).getByText('Visa ···· 4242')).toBeVisible()
  await main(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Card deleted.')).toBeVisible()
})

test('product#checkout: the cart’s button orders its lines, which leave the cart; "buy now" orders from the product page', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { product, skuId } = await buyableProduct()
  await myCall(shopper, 'POST', '/p/shopCart/changeItem', { count: 2, prodId: product.prodId, skuId })
  await page.goto('/Cart')
  await main(page).getByRole('link', { name: 'Checkout (2)' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/Checkout\?basketIds=\d+$/)
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
  expect(await myCall<number>(shopper, 'GET', '/p/shopCart/prodCount')).toBe(0)
  await page.goto(`${productPath(product)}?sku=${skuId}`)
  await main(page).getByRole('link', { name: 'Buy now' }).click()
  await expect(placeOrderButton(page)).toBeVisible()
})

test('product#checkout: cash on delivery: one tap places the order, two taps place the same; Back never creates another', {
  tag: '@worker',
}, async ({ page }) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto('/help')
  await page.goto(checkoutPath)
  await cash(page).check()
  await placeOrderButton(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/help')
  const orders = await ordersOf(shopper)
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({ status: 2, isPaid: false, payType: 23 })
})

test('product#checkout: each outcome of a card is shown, and another way to pay stays available', {
  tag: '@worker',
}, async ({ page }) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await enterCard(page, '4000000000000002')
  await placeOrderButton(page).click()
  await expect(page).toHaveURL(toPayment)
  await expect(
    page.getByText("You weren't charged. Your order is still open: try again or choose another payment method."),
  ).toBeVisible()
  // After a reload the page knows the result again.
  await page.reload()
  await expect(
    page.getByText("You weren't charged. Your order is still open: try again or choose another payment method."),
  ).toBeVisible()
  await enterCard(page, '4000000000003220')
  await payButton(page).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#checkout: a lost answer at submit: the page finds the order; lost at pay: the page finds the payment', async ({
  page,
  context,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  const lose = async (path: string) =>
    context.route(
      `**/api/p/order/${path}*`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  await page.goto(checkoutPath)
  await lose('submit')
  await lose('pay')
  await enterCard(page, '4242424242424242')
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const orders = await ordersOf(shopper)
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({ isPaid: true })
})

test('product#checkout: a reload after a lost submit, with lookup impossible at first, finds the order once @full', {
  tag: '@worker',
}, async ({ page, context }) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await context.route(
    '**/api/p/order/submit*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await context.route('**/api/p/order/attempt*', (route) => route.abort())
  await placeWithCash(page)
  await expect(page.getByText("We're confirming your order. It won't be placed twice.")).toBeVisible()
  // A note that was typed now would not reach the shop, and must not make the sent checkout an open one.
  await main(page).getByText('Add a note').click()
  await expect(main(page).getByRole('textbox', { name: 'Note to shop' })).not.toBeEditable()
  await context.unroute('**/api/p/order/attempt*')
  await page.reload()
  await expect(page).toHaveURL(/\/paymentMethod\?orderNumbers=/)
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('product#messages: an expired checkout: the clock shows the expiry, and one tap brings new prices', async ({
  page,
}) => {
  const { checkoutPath } = await ready(page)
  await page.clock.install()
  await page.goto(checkoutPath)
  await expect(placeOrderButton(page)).toBeVisible()
  await expireCheckout(page)
  await expect(placeOrderButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Refresh prices' }).click()
  await expect(page.getByText('Check out expired.')).toBeHidden()
})

test('product#unpaid: leaving a payment whose window has expired promises no payment @full', { tag: '@once' }, async ({
  page,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.clock.install()
  await page.goto(checkoutPath)
  await enterCard(page, cards.declined)
  await placeOrderButton(page).click()
  await expect(payButton(page)).toBeVisible()
  // The page follows the server's clock, which states the later time as well.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + 31 * 60_000).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.clock.fastForward('31:00')
  await expect(page.getByText('Payment window expired')).toBeVisible()
  await page.goBack()
  await expect(main(page).getByText((await ordersOf(shopper))[0]?.orderNumber ?? '')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: "Your order isn't paid yet." })).toHaveCount(0)
})

test('product#roles: an order needs an address: its form stands beside the costs, and the checkout continues with the address @full', {
  tag: '@worker',
}, async ({ page, axe, expectNoSidewaysScroll }) => {
  const shopper = await signIn(page)
  const { product, skuId } = await buyableProduct()
  await page.goto(`/Checkout?prodId=${product.prodId}&skuId=${skuId}`)
  await expect(page.getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toContainText('Sri Lanka')
  await expect(page.getByRole('button', { name: 'Country code: +94' })).toBeVisible()
  await expect(main(page).getByText(product.prodName)).toBeVisible()
  await expect(main(page).getByText('Estimated total').filter({ visible: true }).first()).toBeVisible()
  await expect(placeOrderButton(page)).toHaveCount(0)
  await axe()
  await expectNoSidewaysScroll()
  // The button beside the total names the missing values, and saves the typed address.
  const add = main(page).getByRole('button', { name: 'Add address' }).locator('visible=true')
  await add.click()
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
  await fillAddress(page, 'Ama Perera')
  await add.click()
  await expect(main(page).getByText('Ama Perera')).toBeVisible()
  await expect(main(page).getByText('+94 77 123 4567')).toBeVisible()
  await expect(placeOrderButton(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The shopper chooses another address than the default from the open checkout.
  await main(page).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Add address' }).click()
  await fillAddress(page, 'Kofi Mensah')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page).toHaveURL(/\/Checkout\?prodId=\d+&skuId=\d+.*&addrId=\d+$/)
  await expect(main(page).getByText('Kofi Mensah')).toBeVisible()
  await expect(main(page).getByText('Ama Perera')).toBeHidden()
  await page.reload()
  await expect(main(page).getByText('Kofi Mensah')).toBeVisible()
  await placeWithCash(page)
  await expect(thanks(page)).toBeVisible()
  await expect(main(page).getByText('Kofi Mensah')).toBeVisible()
  const [order] = await ordersOf(shopper)
  expect(
    (await myCall<Order>(shopper, 'GET', `/p/myOrder/orderDetail?orderNumber=${order?.orderNumber}`)).userAddr.receiver,
  ).toBe('Kofi Mensah')
})

test('product#checkout: offline the button gives the reason; a guest is asked to log in; an invalid address is the 404 page @full', {
  tag: '@worker',
}, async ({ page, goOffline }) => {
  await page.goto('/Checkout?basketIds=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to check out' })).toBeVisible()
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await expect(placeOrderButton(page)).toBeVisible()
  await goOffline()
  await expect(main(page).getByRole('button', { name: 'Place order: needs internet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await goOffline(false)
  for (const path of ['/Checkout?basketIds=x', '/paymentMethod?orderNumbers=%3Cb%3E']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible()
  }
  expect((await callAs(shopper, '/p/myOrder/orderCount')).ok).toBe(true)
})

test('product#checkout: parts that load later do not move the insurance, and its tick shows at once @full', async ({
  page,
}) => {
  const { checkoutPath } = await ready(page)
  const releases = await Promise.all(
    ['**/api/p/card/list*', '**/api/pay/settings*', '**/assets/checkout-vouchers-*.js'].map((late) =>
      holdRequests(page, late),
    ),
  )
  await page.goto(checkoutPath)
  const insurance = main(page).getByRole('checkbox', { name: /Delivery insurance/ })
  const placeOf = () => insurance.evaluate((box) => Math.round(box.getBoundingClientRect().top + scrollY))
  await insurance.check()
  const place = await placeOf()
  for (const release of releases) release()
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Vouchers/ })).toBeVisible()
  await expect(insurance).toBeChecked()
  expect(await placeOf()).toBe(place)
})

test('product#checkout: Back, Forward and reload at each step lead to the same checkout and order, never to a second one', {
  tag: '@worker',
}, async ({ page }) => {
  const shopper = await signIn(page)
  const { receiver } = await addAddress(shopper)
  const { product } = await buyableProduct(({ skuList }) => skuList.length === 1)
  await page.goto(productPath(product))
  await main(page).getByRole('link', { name: 'Buy now' }).click()
  await main(page)
    .getByRole('checkbox', { name: /Delivery insurance/ })
    .check()
  await expect(main(page).getByRole('term').filter({ hasText: 'Delivery insurance' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: product.prodName })).toBeVisible()
  await page.goForward()
  await expect(main(page).getByRole('checkbox', { name: /Delivery insurance/ })).toBeChecked()
  await expect(main(page).getByText(receiver)).toBeVisible()
  await enterCard(page, cards.declined)
  await placeOrderButton(page).click()
  await expect(payButton(page)).toBeVisible()
  const [order] = await ordersOf(shopper)
  // Going back from the payment skips the submitted checkout: the order waits in "To pay".
  await page.goBack()
  await expect(page).toHaveURL('/ToPay')
  await expect(main(page).getByText(order?.orderNumber ?? '')).toBeVisible()
  const unpaid = page.getByRole('alert').filter({ hasText: "Your order isn't paid yet. It's waiting in To pay." })
  await expect(unpaid).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: product.prodName })).toBeVisible()
  await unpaid.getByRole('button', { name: 'Pay now' }).click()
  await expect(payButton(page)).toBeVisible()
  await page.reload()
  await cash(page).check()
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: product.prodName })).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ orderNumber: order?.orderNumber, status: 2 }])
})

test('product#checkout: offline at each step: the content stays, the button gives the reason, the cart names the unpaid order, and the purchase continues later', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker, coldStart }) => {
  const { shopper, address, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await expect(placeOrderButton(page)).toBeVisible()
  await waitForWorker()
  await goOffline()
  // A reload shows the same checkout; a checkout that was never opened cannot be created offline.
  await page.reload()
  await expect(main(page).getByText(address.receiver)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Place order: needs internet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await goOffline(false)
  // A chosen delivery time can be given up again.
  const times = main(page).getByRole('group', { name: 'Delivery time' })
  await expect(times.getByRole('radio', { name: /^Any time/ })).toBeChecked()
  await times.locator('label').nth(1).click()
  await expect(times.getByRole('radio').nth(1)).toBeChecked()
  await times.locator('label').first().click()
  await expect(times.getByRole('radio', { name: /^Any time/ })).toBeChecked()
  await enterCard(page, cards.declined)
  await placeOrderButton(page).click()
  await expect(payButton(page)).toBeVisible()
  const payment = new URL(page.url()).pathname + new URL(page.url()).search
  // The empty cart leads to the unpaid order, also offline.
  await page.goto('/Cart')
  const waits = main(page).getByRole('heading', { level: 1, name: 'An order waits in To pay' })
  await expect(waits).toBeVisible()
  await expect(main(page).getByText('Your cart is empty')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', payment)
  await goOffline()
  await page.reload()
  await expect(waits).toBeVisible()
  await page.goto(payment)
  await expect(main(page).getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(main(page).getByText('Adding a card needs internet.')).toBeVisible()
  await main(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await expect(main(page).getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
  await goOffline(false)
  await main(page)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await goOffline()
  const cold = await coldStart(payment)
  await expect(thanks(cold)).toBeVisible()
  const other = await coldStart(checkoutPath)
  await expect(other.getByRole('heading', { name: "This can't be ordered right now" })).toBeVisible()
  await goOffline(false)
  await main(other).getByRole('button', { name: 'Try again' }).click()
  await expect(placeOrderButton(other)).toBeVisible()
  expect(await ordersOf(shopper)).toHaveLength(1)
})
