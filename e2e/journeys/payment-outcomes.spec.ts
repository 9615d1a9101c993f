import { cards, ordersOf, payByCard, placeOrder, refetch } from '../support/buying.ts'
import { enterCard, main, payButton, placeOrderButton, ready, thanks } from '../support/checkout-page.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { storedOnDevice } from '../support/offline/stored-on-device.ts'
import { signIn } from '../support/sign-in.ts'

const waits = "Your bank hasn't responded yet. This page updates automatically."
const uncharged = "You weren't charged. Your order is still open: try again or choose another payment method."
/** The longest delay of the sandbox's bank, with a margin for a busy machine. */
const bankTime = { timeout: 40_000 }
const paymentPath = (orderNumber: string) => `/paymentMethod?orderNumbers=${orderNumber}`

test('product#payments: a declined card, a refused confirmation, and a confirmation that is left and resumed', {
  tag: '@worker',
}, async ({ page, axe }) => {
  const { shopper, checkoutPath } = await ready(page)
  await page.goto(checkoutPath)
  await enterCard(page, cards.insufficient)
  await placeOrderButton(page).click()
  await expect(page.getByText('This card has insufficient funds.')).toBeVisible()
  await expect(page.getByText(uncharged)).toBeVisible()
  await axe()
  await enterCard(page, cards.confirm)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText("Payment wasn't confirmed.")).toBeVisible()
  await enterCard(page, cards.confirm)
  await payButton(page).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  // After going back from the bank and a reload, the page still knows the open confirmation and leads to it.
  await page.goBack()
  const toBank = page.getByRole('button', { name: 'Continue to your bank' })
  await expect(toBank).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your bank needs you to confirm this payment.')).toBeVisible()
  await axe()
  await toBank.click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ status: 2, isPaid: true }])
})

test("product#payments: the card number goes to the provider's form only, and is in no call and no record of the mall", async ({
  page,
  context,
}) => {
  const { shopper, checkoutPath } = await ready(page)
  const calls: { readonly origin: string; readonly text: string }[] = []
  context.on('request', (request) =>
    calls.push({
      origin: new URL(request.url()).origin,
      text: [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join(' '),
    }),
  )
  await page.goto(checkoutPath)
  const { origin } = new URL(page.url())
  await enterCard(page, cards.mastercard)
  await main(page).getByRole('checkbox', { name: 'Save this card for next time' }).check()
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const [order] = await ordersOf(shopper)
  await expect.poll(() => storedOnDevice(page)).toContain(order?.orderNumber)
  const number = /5555\D{0,3}5555/
  expect(await storedOnDevice(page)).not.toMatch(number)
  const withNumber = calls.filter(({ text }) => number.test(text))
  expect(withNumber).toHaveLength(1)
  expect(withNumber[0]?.origin).not.toBe(origin)
  expect(calls.some((call) => call.origin === origin && call.text.includes('cardToken'))).toBe(true)
})

test('product#payments: a pending bank answer is shown, also after a reload, and tracked to its end: paid late, refused late', {
  tag: '@worker',
}, async ({ page, context, axe }) => {
  const { shopper, checkoutPath } = await ready(page)
  const refused = await placeOrder(shopper)
  await page.goto(checkoutPath)
  await enterCard(page, cards.latePaid)
  await placeOrderButton(page).click()
  // A reload during the payment leads from the checkout to the payment, and nothing is submitted twice.
  const stateOf = async (orderNumber: string | undefined) =>
    orderNumber &&
    (await myCall<{ state: string }>(shopper, 'GET', `/p/order/attempt?orderNumber=${orderNumber}`)).state
  await expect
    .poll(async () => stateOf((await ordersOf(shopper)).find((one) => one.orderNumber !== refused)?.orderNumber))
    .toBe('paying')
  await page.reload()
  await expect(page.getByText(waits)).toBeVisible()
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true')
  // The other payment starts on another device; this page learns of it when it becomes visible.
  const payment = payByCard(shopper, [refused], cards.lateRefused)
  const other = await context.newPage()
  await expect.poll(() => stateOf(refused)).toBe('paying')
  await other.goto(paymentPath(refused))
  await expect(other.getByText(waits)).toBeVisible()
  await expect(payButton(other)).toHaveAttribute('aria-disabled', 'true')
  await axe(other)
  expect(await payment).toEqual({ state: 'paying' })

  await expect(thanks(page)).toBeVisible(bankTime)
  await expect(other.getByText('Your bank declined this card.')).toBeVisible(bankTime)
  await other.reload()
  await expect(other.getByText(uncharged)).toBeVisible()
  await main(other)
    .getByRole('radio', { name: /Cash on delivery/ })
    .check()
  await payButton(other).click()
  await expect(thanks(other)).toBeVisible()
  expect((await ordersOf(shopper)).map(({ payType, isPaid, status }) => ({ payType, isPaid, status }))).toEqual([
    { payType: 21, isPaid: true, status: 2 },
    { payType: 23, isPaid: false, status: 2 },
  ])
})

test('product#payments: without an open page the signed webhook pays the order; an order cancelled meanwhile is refunded', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const [paid, cancelled] = [await placeOrder(shopper), await placeOrder(shopper)]
  // Opened before the payments, because the bank answers in 15 s.
  await page.goto(paymentPath(cancelled))
  await expect(payButton(page)).toBeVisible()
  const answers = Promise.all([
    payByCard(shopper, [paid], cards.latePaid),
    payByCard(shopper, [cancelled], cards.latePaid),
  ])
  await expect
    .poll(
      async () => (await myCall<{ state: string }>(shopper, 'GET', `/p/order/attempt?orderNumber=${cancelled}`)).state,
    )
    .toBe('paying')
  await refetch(page)
  await expect(page.getByText(waits)).toBeVisible()
  await myCall(shopper, 'PUT', `/p/myOrder/cancel/${cancelled}`, { reason: 'CHANGED_MIND', detail: '' })
  // The answer on its way may be from before the cancellation.
  await expect(async () => {
    await refetch(page)
    await expect(page.getByRole('heading', { name: 'This order is closed.' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  expect(await answers).toEqual([{ state: 'paying' }, { state: 'paying' }])
  await expect
    .poll(async () => (await ordersOf(shopper)).find(({ orderNumber }) => orderNumber === paid)?.status, bankTime)
    .toBe(2)
  await expect
    .poll(
      async () => (await ordersOf(shopper)).find(({ orderNumber }) => orderNumber === cancelled)?.refundAmount,
      bankTime,
    )
    .toBeGreaterThan(0)
  await page.goto(`/order-details?orderNumber=${cancelled}`)
  // The provider may have paid the money back already.
  await expect(
    main(page).getByText(/ (will be refunded to your original payment method\.|was refunded on )/),
  ).toBeVisible()
  await page.goto(paymentPath(paid))
  await expect(thanks(page)).toBeVisible()
})
