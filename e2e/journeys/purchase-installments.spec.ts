import type { Page } from '@playwright/test'
import { formatPrice } from '#words/price.ts'
import { addAddress, buyableProduct, cards, ordersOf } from '../support/buying.ts'
import { productPath } from '../support/catalogue.ts'
import { enterCard, main, placeOrderButton, thanks } from '../support/checkout-page.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { savedRecord } from '../support/offline/saved-record.ts'
import { scrollToDelivery } from '../support/scroll-product.ts'
import { signIn } from '../support/sign-in.ts'
import { expectNoSidewaysScroll } from '../support/views/sideways-scroll.ts'

/** The next step of an order in instalments. */
const setUpPlan = (page: Page) =>
  main(page).getByText(/^Contact Serendib Bank by \d+ \w+ to set up your instalment plan$/)

test('product#installments: the product names the plan, a card pays in instalments, and the order says what to do by when', async ({
  page,
  axe,
}) => {
  await addAddress(await signIn(page))
  const { product: found, skuId } = await buyableProduct(({ installments, price }) => !!installments && price > 15_000)
  const [plan] = found.installments ?? []
  await page.goto(productPath(found))
  await isUp(page)
  await scrollToDelivery(page)
  const monthly = formatPrice(plan?.monthly ?? 0, found.priceSymbol, 'en')
  const row = main(page).locator('summary').filter({ hasText: 'Instalments' })
  await expect(row).toContainText(`6 × ${monthly} · 0%`)
  await row.click()
  const first = formatPrice(plan?.firstMonth ?? 0, found.priceSymbol, 'en')
  await expect(
    main(page).getByText(
      first === monthly
        ? `6 monthly instalments of ${monthly}`
        : `${first} in the first month, then 5 monthly instalments of ${monthly}`,
    ),
  ).toBeVisible()
  await expect(main(page).getByText('With a Serendib Bank credit card, for payments above')).toBeVisible()
  await expect(main(page).getByText('Contact the bank within 5 days')).toBeVisible()

  await page.goto(`/Checkout?prodId=${found.prodId}&skuId=${skuId}&count=1`)
  const terms = main(page).getByRole('group', { name: 'Card payment' })
  await expect(terms.getByRole('radio', { name: /^Pay in full/ })).toBeChecked()
  await terms.getByRole('radio', { name: /^Pay in instalments/ }).check()
  await expect(terms).toContainText('0% interest with a Serendib Bank credit card.')
  await axe()
  await expectNoSidewaysScroll(page)
  // Cash cannot be divided.
  await main(page)
    .getByRole('radio', { name: /^Cash on delivery/ })
    .check()
  await expect(terms).toBeHidden()
  await main(page)
    .getByRole('radio', { name: /^New card/ })
    .check()
  await expect(terms.getByRole('radio', { name: /^Pay in instalments/ })).toBeChecked()
  await enterCard(page, cards.paid)
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(setUpPlan(page)).toBeVisible()
  await axe()
  await main(page).getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(setUpPlan(page)).toBeVisible()
  await expect(main(page).getByText('Your card was charged in full')).toBeVisible()
  await expect(main(page).getByText('The plan covers the whole payment and every order in it.')).toBeVisible()
})

test('product#installments: instalments chosen without a network are paid back online; the order names the plan after a cold start offline @full', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker, coldStart }) => {
  const shopper = await signIn(page)
  await addAddress(shopper)
  const { product, skuId } = await buyableProduct(({ installments, price }) => !!installments && price > 15_000)
  await page.goto(`/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1`)
  await enterCard(page, cards.paid)
  const inInstallments = main(page).getByRole('radio', { name: /^Pay in instalments/ })
  await goOffline()
  await inInstallments.check()
  await expect(main(page).getByRole('button', { name: 'Place order: needs internet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await ordersOf(shopper)).toEqual([])
  await goOffline(false)
  await expect(inInstallments).toBeChecked()
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const [order] = await ordersOf(shopper)
  await page.goto(`/order-details?orderNumber=${order?.orderNumber}`)
  await expect(setUpPlan(page)).toBeVisible()
  await expect.poll(() => savedRecord(page, '/p/myOrder/orderDetail', order?.orderNumber ?? '')).toContain('contactBy')
  await waitForWorker()
  await goOffline()
  const cold = await coldStart(`/order-details?orderNumber=${order?.orderNumber}`)
  await expect(setUpPlan(cold)).toBeVisible()
  await expect(main(cold).getByText('Your card was charged in full')).toBeVisible()
})
