import { languages } from '#contract/languages.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { ordersOf } from '../support/buying.ts'
import { main, ready, toPayment } from '../support/checkout-page.ts'
import { expect, mallAddress, test } from '../support/mall-test.ts'
import { messageIn } from '../support/message-in.ts'

for (const lang of languages)
  test(`product#checkout: in ${lang}: a purchase at 320 or 1440 px: checkout with payment, order placed, order page`, async ({
    page,
    context,
    isMobile,
    axe,
    expectNoSidewaysScroll,
  }) => {
    test.setTimeout(90_000)
    const { shopper, checkoutPath } = await ready(page)
    await page.setViewportSize(isMobile ? { width: 320, height: 740 } : { width: 1440, height: 900 })
    await context.addCookies([{ name: cookieNames.language, value: lang, url: process.env[mallAddress] as string }])
    await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [localKeys.language, lang])
    const button = (english: string) => main(page).getByRole('button', { name: messageIn(lang, english) })
    await page.goto(checkoutPath)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(button('Place order')).toBeVisible()
    await expectNoSidewaysScroll()
    await main(page)
      .locator('label', { hasText: new RegExp(messageIn(lang, 'Cash on delivery').source.slice(1, -1)) })
      .click()
    await axe()
    await button('Place order').click()
    await expect(page).toHaveURL(toPayment)
    await expect(page.getByRole('heading', { name: messageIn(lang, 'Thank you! Your order is placed.') })).toBeVisible()
    await expectNoSidewaysScroll()
    await main(page)
      .getByRole('link', { name: messageIn(lang, 'Track order') })
      .click()
    await expect(main(page).getByText(messageIn(lang, 'Pay on delivery')).first()).toBeVisible()
    await expectNoSidewaysScroll()
    await axe()
    expect(await ordersOf(shopper)).toHaveLength(1)
  })
