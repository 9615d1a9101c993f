import type { Page } from '@playwright/test'
import { addAddress, cards, ordersOf } from '../support/buying.ts'
import type { CartProduct } from '../support/cart.ts'
import { addElsewhere, plainProduct } from '../support/cart.ts'
import { enterCard, main, payButton, placeOrderButton, thanks, toPayment } from '../support/checkout-page.ts'
import { expect, test } from '../support/mall-test.ts'
import { type Shopper, signIn } from '../support/sign-in.ts'

/** A signed-in shopper with an address and a cart of three shops. */
async function withThreeShops(page: Page): Promise<Shopper> {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const chosen: CartProduct[] = []
  while (chosen.length < 3) {
    const shopIds = chosen.map(({ product }) => product.shopId)
    const item = await plainProduct(({ shopId, isOverseas }) => !isOverseas && !shopIds.includes(shopId))
    await addElsewhere(shopper, item, 1)
    chosen.push(item)
  }
  return shopper
}

/** A shopper at the payment of three orders of one checkout, whose card was declined. */
async function withDeclinedCheckout(page: Page): Promise<Shopper> {
  const shopper = await withThreeShops(page)
  await page.goto('/Cart')
  await main(page).getByRole('link', { name: 'Checkout (3)' }).filter({ visible: true }).click()
  await enterCard(page, cards.declined)
  await placeOrderButton(page).click()
  await expect(payButton(page)).toBeVisible()
  return shopper
}

const payTogether = (page: Page) => main(page).getByRole('link', { name: /^Pay 3 orders · Rs\.\s[\d,.]+$/ })

test('product#unpaid: the three orders of a declined checkout are paid together, from To pay and from the cart, also offline', {
  tag: '@worker',
}, async ({ page, axe, expectNoSidewaysScroll, goOffline, waitForWorker }) => {
  const shopper = await withDeclinedCheckout(page)
  const payment = new URL(page.url())
  const numbers = (path: string | null) =>
    new URL(path ?? '', payment).searchParams.get('orderNumbers')?.split(',').sort()
  await page.goBack()
  await expect(page).toHaveURL('/ToPay')
  await expect(payTogether(page)).toBeVisible()
  expect(numbers(await payTogether(page).getAttribute('href'))).toEqual(numbers(payment.href))
  await expect(main(page).getByRole('link', { name: 'Pay now' })).toHaveCount(3)
  await axe()
  await expectNoSidewaysScroll()
  await page.goto('/Cart')
  await expect(main(page).getByRole('heading', { name: '3 orders wait in To pay' })).toBeVisible()
  await expect(payTogether(page)).toBeVisible()
  await expectNoSidewaysScroll()
  await waitForWorker()
  await goOffline()
  await page.reload()
  await payTogether(page).click()
  await expect(main(page).getByRole('button', { name: 'Needs internet' })).toHaveAttribute('aria-disabled', 'true')
  await goOffline(false)
  await enterCard(page, cards.paid)
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(main(page).getByText('still unpaid')).toHaveCount(0)
  expect((await ordersOf(shopper)).map(({ isPaid }) => isPaid)).toEqual([true, true, true])
})

test('product#unpaid: after the payment of one of three orders, the page of the placed order names the other two and leads to their payment @full', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const shopper = await withDeclinedCheckout(page)
  await page.goBack()
  await main(page).getByRole('link', { name: 'Pay now' }).first().click()
  await expect(page).toHaveURL(toPayment)
  await enterCard(page, cards.paid)
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(main(page).getByText('2 orders are still unpaid.')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  await main(page)
    .getByRole('link', { name: /^Pay 2 orders · / })
    .click()
  await enterCard(page, cards.paid)
  await payButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(main(page).getByText('still unpaid')).toHaveCount(0)
  expect((await ordersOf(shopper)).map(({ isPaid }) => isPaid)).toEqual([true, true, true])
})
