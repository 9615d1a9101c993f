import { type Language, languages } from '#contract/languages.ts'
import { fillAddress } from '../support/address-form.ts'
import { cards, ordersOf } from '../support/buying.ts'
import { chooseVariant } from '../support/cart.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { enterCard, main, toPayment } from '../support/checkout-page.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { messageIn } from '../support/message-in.ts'
import { isFull } from '../support/short-run.ts'
import { signIn } from '../support/sign-in.ts'

/** The languages that the short run takes on the phone; it takes the others on the desktop. */
const onPhone: readonly Language[] = ['ru', 'zh']

for (const lang of languages)
  test.describe(lang, () => {
    test.skip(
      ({ isMobile }) => !isFull && onPhone.includes(lang) !== isMobile,
      'the other project covers this language',
    )

    test(`product#checkout: in ${lang}: a first purchase: size, cart, address in place, a new card that is declined, Back, "Pay now", order placed`, async ({
      page,
      context,
      isMobile,
      axe,
      expectNoSidewaysScroll,
    }) => {
      const named = (english: string) => messageIn(lang, english)
      const button = (english: string) =>
        main(page)
          .getByRole('button', { name: named(english) })
          .locator('visible=true')
      const found = await catalogueOf('LK', lang).product(
        ({ isAvailable, isCashOnDelivery, isOverseas, sizeGuide, skuList }) =>
          isAvailable &&
          isCashOnDelivery &&
          !isOverseas &&
          sizeGuide !== undefined &&
          skuList.filter(({ stocks }) => stocks > 8).length > 2,
      )
      await page.setViewportSize(isMobile ? { width: 360, height: 800 } : { width: 1440, height: 900 })
      await chooseMarket(context, { lang })
      const shopper = await signIn(page)

      await page.goto(productPath(found))
      await isUp(page)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await button('Add to cart').click()
      await expect(main(page).getByRole('alert')).toContainText(
        new RegExp(named('Please choose: {name}').source.slice(1)),
      )
      await chooseVariant(
        main(page),
        found.skuList.find(({ stocks }) => stocks > 8),
      )
      await button('Add to cart').click()
      const cart = page.locator('a[href="/Cart"]').locator('visible=true').first()
      await expect(cart).toHaveAccessibleName(/: 1$/)
      await expectNoSidewaysScroll()

      await cart.click()
      await expect(main(page).getByText(named('Estimated total')).locator('visible=true').first()).toBeVisible()
      await expectNoSidewaysScroll()
      await main(page)
        .getByRole('link', { name: named('Checkout ({count})') })
        .locator('visible=true')
        .click()

      await expect(page.getByRole('heading', { name: named('Where should we deliver?') })).toBeVisible()
      await expectNoSidewaysScroll()
      await fillAddress(page, 'Ama Perera', named)
      await button('Add address').click()
      await expect(main(page).getByText('Ama Perera')).toBeVisible()
      await enterCard(page, cards.declined, lang)
      await expectNoSidewaysScroll()
      await axe()
      await button('Place order').click()

      await expect(page).toHaveURL(toPayment)
      const refused = "You weren't charged. Your order is still open: try again or choose another payment method."
      await expect(main(page).getByText(named(refused))).toBeVisible()
      await expectNoSidewaysScroll()
      await axe()
      await page.goBack()
      await expect(page).toHaveURL('/ToPay')
      const unpaid = page
        .getByRole('alert')
        .filter({ has: page.getByText(named("Your order isn't paid yet. It's waiting in To pay.")) })
      await expectNoSidewaysScroll()
      await unpaid.getByRole('button', { name: named('Pay now') }).click()
      await expect(page).toHaveURL(toPayment)
      await main(page)
        .getByRole('radio', { name: new RegExp(named('Cash on delivery').source.slice(0, -1)) })
        .check()
      await button('Confirm, pay {total} on delivery').click()

      await expect(page.getByRole('heading', { name: named('Thank you! Your order is placed.') })).toBeVisible()
      await expectNoSidewaysScroll()
      await main(page)
        .getByRole('link', { name: named('Track order') })
        .click()
      await expect(main(page).getByText(named('Pay on delivery')).first()).toBeVisible()
      await expectNoSidewaysScroll()
      await axe()
      expect(await ordersOf(shopper)).toMatchObject([{ status: 2, isPaid: false, payType: 23 }])
    })
  })
