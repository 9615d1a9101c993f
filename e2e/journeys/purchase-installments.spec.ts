import { formatPrice } from '#words/price.ts'
import { addAddress, buyableProduct, cards } from '../support/buying.ts'
import { productPath } from '../support/catalogue.ts'
import { enterCard, main, placeOrderButton, thanks } from '../support/checkout-page.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { scrollToDelivery } from '../support/scroll-product.ts'
import { signIn } from '../support/sign-in.ts'
import { expectNoSidewaysScroll } from '../support/views/sideways-scroll.ts'

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
  const next = main(page).getByText(/^Contact Serendib Bank by \d+ \w+ to set up your instalment plan$/)
  await expect(next).toBeVisible()
  await axe()
  await main(page).getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(next).toBeVisible()
  await expect(main(page).getByText('Your card was charged in full')).toBeVisible()
  await expect(main(page).getByText('The plan covers the whole payment and every order in it.')).toBeVisible()
})
