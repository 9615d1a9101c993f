import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Order } from '#contract/order/order.ts'
import { ordersOf, payByCard, payOnDelivery, placeOrder, refetch, shipOrder } from '#e2e/support/buying.ts'
import { operate } from '#e2e/support/mall/operate.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { expectOrderFacts, printedTime } from '#e2e/support/printed-sums.ts'
import { type Shopper, signIn } from '#e2e/support/sign-in.ts'
import { formatPrice } from '#words/price.ts'
import { formatSlotDay } from '#words/screens/delivery-slot.ts'

test.use({ hasPictures: true })

const main = (page: Page) => page.getByRole('main')
const pictures = (page: Page) => main(page).getByRole('list', { name: 'Pictures' }).getByRole('img')
const badge = (page: Page, words: string) => main(page).getByText(words, { exact: true }).first()

/** Requests a refund of a whole order through the API. */
async function requestRefund(shopper: Shopper, orderNumber: string): Promise<string> {
  const order = (await ordersOf(shopper)).find((one) => one.orderNumber === orderNumber)
  const { refundNumber } = await myCall<{ refundNumber: string }>(shopper, 'POST', '/p/refund/apply', {
    orderNumber,
    orderItemIds: order?.orderItemDtos.map(({ orderItemId }) => orderItemId),
    reason: 'DAMAGED',
    detail: '',
  })
  return refundNumber
}

test('product#refunds: a refund is requested on the order, with pictures, tracked, withdrawn, and requested again', async ({
  page,
  axe,
  expectNoSidewaysScroll,
  goOffline,
}) => {
  const shopper = await signIn(page)
  await page.goto('/Refund')
  await expect(main(page).getByRole('heading', { level: 2 })).toBeVisible()
  await axe()
  const number = await placeOrder(shopper)
  expect(await payByCard(shopper, [number])).toEqual({ state: 'paid' })
  await page.goto(`/order-details?orderNumber=${number}`)
  await main(page).getByRole('link', { name: 'Request a refund' }).click()
  await expect(page).toHaveURL(`/Refund?orderNumber=${number}`)
  const send = main(page).getByRole('button', { name: 'Request a refund' })
  await send.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Oops! It looks like you missed a few fields or entered invalid data.' }),
  ).toBeVisible()
  const group = (name: string) => main(page).getByRole('group', { name })
  const required = 'This field is required.'
  await expect(group('Why are you requesting a refund?')).toHaveAccessibleDescription(required)
  await expect(main(page).getByRole('radio').first(), 'the first invalid field has the focus').toBeFocused()
  await axe()
  await expectNoSidewaysScroll()
  // The only item of the order is selected already.
  await expect(main(page).getByRole('checkbox')).toBeChecked()
  await main(page).getByRole('checkbox').uncheck()
  await send.click()
  await expect(group('Which items?')).toHaveAccessibleDescription(required)
  await main(page).getByRole('checkbox').check()
  await expect(main(page).getByText('You get back')).toBeVisible()
  await expect(main(page).getByText(/^Expected by .+ if the shop approves today$/)).toBeVisible()
  // The picture of the item beside its name, and beside the amount.
  const itemPictures = main(page).getByRole('form', { name: 'Request a refund' }).locator('img')
  await expect(itemPictures).toHaveCount(2)
  await expect
    .poll(() => itemPictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true])
  await main(page).getByRole('radio', { name: 'Arrived damaged' }).check()
  await main(page).getByRole('textbox', { name: 'Details (optional)' }).fill('The lid is cracked')
  const choose = main(page).locator('input[type="file"]')
  await choose.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(
    main(page).getByRole('alert').filter({ hasText: "This picture can't be opened. Choose a JPEG, PNG or WebP file." }),
  ).toBeVisible()
  const photograph = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const sending = page.waitForRequest('**/uploads')
  await choose.setInputFiles(
    Array.from({ length: 6 }, (_, nth) => ({ name: `${nth}.jpg`, mimeType: 'image/jpeg', buffer: photograph })),
  )
  expect((await sending).postDataBuffer()?.length ?? 0, 'the picture is scaled down before the upload').toBeLessThan(
    400_000,
  )
  await expect(pictures(page)).toHaveCount(5)
  await expect(main(page).getByText('Only five images may be uploaded.')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  for (const nth of [5, 4, 3])
    await main(page)
      .getByRole('button', { name: `Remove picture ${nth}` })
      .click()
  await expect(pictures(page)).toHaveCount(2)
  await expect(main(page).getByText('Only five images may be uploaded.')).toBeHidden()
  await goOffline()
  await expect(main(page).getByRole('button', { name: 'Adding pictures needs internet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await goOffline(false)
  await expect(main(page).getByRole('button', { name: 'Add pictures' })).toBeVisible()
  await send.click()
  await expect(page.getByText('Refund requested').first()).toBeVisible()
  await expect(page).toHaveURL(/\/Refund\?refundNumber=/)
  await expect(main(page).getByText('The shop will review your request and reply here.')).toBeVisible()
  await expect(main(page).getByText('The lid is cracked')).toBeVisible()
  await expect(pictures(page)).toHaveCount(2)
  await expect
    .poll(() =>
      pictures(page)
        .first()
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([1280, 640])
  await axe()
  await expectNoSidewaysScroll()
  await page.reload()
  await expect(badge(page, 'Refund requested')).toBeVisible()
  const orderUrl = page.url()
  await page.goto('/profile')
  await main(page).getByRole('link', { name: 'Refund, 1' }).click()
  await expect(page).toHaveURL('/Refund')
  await axe()
  await main(page).getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(orderUrl)
  await page.goto(`/order-details?orderNumber=${number}`)
  // The order begins with these words, which its items repeat.
  await expect(main(page).locator('h1 + *')).toHaveText(/^Refund requested/)
  await expect(badge(page, 'Refund requested')).toBeInViewport({ ratio: 1 })
  await expect(main(page).getByRole('link', { name: 'Cancel order' })).toBeHidden()
  await main(page).getByRole('link', { name: 'See refund' }).first().click()
  await expect(page).toHaveURL(orderUrl)
  await main(page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(badge(page, 'Refund withdrawn')).toBeVisible()
  await expect(main(page).getByText('Withdrawn on')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toBeHidden()
  await main(page).getByRole('link', { name: 'Order details' }).click()
  await expect(main(page).getByRole('link', { name: 'Request a refund' })).toBeVisible()
  expect(await ordersOf(shopper)).toMatchObject([{ status: 2, orderItemDtos: [{ refundState: 5 }] }])
  // Another device has requested the refund meanwhile.
  await main(page).getByRole('link', { name: 'Request a refund' }).click()
  await main(page).getByRole('radio', { name: 'Arrived damaged' }).check()
  await requestRefund(shopper, number)
  await send.click()
  await expect(
    page.getByText(
      "A refund can't be requested: it was already requested, nothing was paid, or more than 7 days have passed since delivery.",
    ),
  ).toBeVisible()
})

test('product#refunds: the shop refuses with a reason, then agrees: the order is closed, and a card is refunded automatically', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  const number = await placeOrder(shopper)
  await payByCard(shopper, [number])
  const refused = await requestRefund(shopper, number)
  await page.goto(`/Refund?refundNumber=${refused}`)
  await expect(badge(page, 'Refund requested')).toBeVisible()
  await operate({ kind: 'refund decline', refundNumber: refused, because: 'The picture shows no damage.' })
  await refetch(page)
  await expect(badge(page, 'Refund declined')).toBeVisible()
  await expect(main(page).getByText('The picture shows no damage.')).toBeVisible()
  await axe()
  const secondRefund = await requestRefund(shopper, number)
  await page.goto(`/Refund?refundNumber=${secondRefund}`)
  const withdraw = main(page).getByRole('button', { name: 'Withdraw' })
  await expect(withdraw).toBeVisible()
  await operate({ kind: 'refund approve', refundNumber: secondRefund })
  await withdraw.click()
  await expect(page.getByText('This refund has already been reviewed or withdrawn.')).toBeVisible()
  await expect(
    main(page)
      .getByText(/^(Refund approved|Refunded)$/)
      .first(),
  ).toBeVisible()
  await expect
    .poll(async () => (await myCall<{ state: number }>(shopper, 'GET', `/p/refund/${secondRefund}`)).state, {
      timeout: 40_000,
    })
    .toBe(4)
  await page.reload()
  await expect(badge(page, 'Refunded')).toBeVisible()
  await expect(main(page).getByText('Refunded on')).toBeVisible()
  await axe()
  await main(page).getByRole('link', { name: 'Order details' }).click()
  await expect(main(page).getByText(/ was refunded on /)).toBeVisible()
  const [{ status, refundAmount, actualTotal } = {}] = await ordersOf(shopper)
  expect([status, refundAmount]).toEqual([6, actualTotal])
  const amount = formatPrice(actualTotal ?? 0, 'Rs.', 'en')
  await expectOrderFacts(page, {
    'Order number': number,
    'Placed on': printedTime,
    'Paid on': printedTime,
    'Cancelled on': printedTime,
    Payment: 'Card',
    'Refund amount': amount,
    'Cancelled amount': amount,
  })
})

test('product#refunds: cash is refunded manually after a delivery; products that cannot be refunded say why @full', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  const [number, unpaid] = [await placeOrder(shopper), await placeOrder(shopper)]
  await page.goto(`/Refund?orderNumber=${unpaid}`)
  await expect(
    main(page).getByText('You can request a refund once an order is paid, up to 7 days after delivery.'),
  ).toBeVisible()
  await axe()
  await payOnDelivery(shopper, number)
  await shipOrder(number)
  await operate({ kind: 'deliver', orderNumber: number })
  const refundNumber = await requestRefund(shopper, number)
  await page.goto(`/Refund?refundNumber=${refundNumber}`)
  await operate({ kind: 'refund approve', refundNumber })
  await refetch(page)
  await expect(badge(page, 'Refund approved')).toBeVisible()
  await operate({ kind: 'refund paid', refundNumber })
  await refetch(page)
  await expect(badge(page, 'Refunded')).toBeVisible()
  for (const path of [
    '/Refund?refundNumber=%3Cb%3E',
    '/Refund?orderNumber=a',
    `/Refund?refundNumber=${refundNumber.slice(0, -1)}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  }
})

test('product#refunds: offline a refund is readable with its age, and its buttons give the reason; it continues with the network', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker }) => {
  const shopper = await signIn(page)
  const number = await placeOrder(shopper)
  await payByCard(shopper, [number])
  const refundNumber = await requestRefund(shopper, number)
  await page.goto(`/Refund?refundNumber=${refundNumber}`)
  await expect(badge(page, 'Refund requested')).toBeVisible()
  await waitForWorker()
  await goOffline()
  await page.reload()
  await expect(badge(page, 'Refund requested')).toBeVisible()
  await expect(
    main(page)
      .getByText(/updated/)
      .first(),
  ).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
  await goOffline(false)
  await main(page).getByRole('button', { name: 'Withdraw' }).click()
  await expect(badge(page, 'Refund withdrawn')).toBeVisible()
})

test('product#refunds: cancelling a paid order shows picture, amount and day of the money, before and after @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const number = await placeOrder(shopper)
  expect(await payByCard(shopper, [number])).toEqual({ state: 'paid' })
  const order = () => myCall<Order>(shopper, 'GET', `/p/myOrder/orderDetail?orderNumber=${number}`)
  const { actualTotal, priceSymbol, expectedBy = '' } = await order()
  const amount = formatPrice(actualTotal, priceSymbol, 'en')
  await page.goto(`/ToDeliver/CancelOrder?orderNumber=${number}`)
  const form = main(page).getByRole('form', { name: 'Cancel order' })
  await expect(form.locator('p', { hasText: 'You get back' })).toHaveText(
    `You get back${amount}Expected by ${formatSlotDay(expectedBy, 'en')}`,
  )
  await expect
    .poll(() => form.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await form.getByRole('radio', { name: 'Changed my mind' }).check()
  await form.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page).toHaveURL(new RegExp(`/order-details\\?orderNumber=${number}`))
  const after = (await order()).expectedBy ?? ''
  await expect(main(page).getByText(`${amount} will be refunded to your original payment method.`)).toBeVisible()
  await expect(main(page).getByText(`Expected by ${formatSlotDay(after, 'en')}`)).toBeVisible()
})
