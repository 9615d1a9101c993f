import { languages } from '#contract/languages.ts'
import { fillAddress } from '../support/address-form.ts'
import { chooseMarket } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { messageIn } from '../support/message-in.ts'
import { codeFor, freshMail, password } from '../support/sign-in.ts'

// English is covered by register.spec.ts and addresses.spec.ts.
for (const lang of languages.filter((one) => one !== 'en')) {
  const named = (english: string) => messageIn(lang, english)

  test(`product#login: in ${lang}: a guest registers by a code and saves an address, at 320 px`, async ({
    page,
    context,
    expectNoSidewaysScroll,
  }) => {
    const mail = freshMail()
    await page.setViewportSize({ width: 320, height: 740 })
    await chooseMarket(context, { lang })
    await page.goto('/Register')
    await isUp(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const form = page.getByRole('form', { name: named('Create an account') })
    await form.getByRole('tab', { name: named('Email') }).click()
    await form.getByRole('textbox', { name: named('Email') }).fill(mail)
    await form.getByRole('button', { name: named('Send code') }).click()
    await expect(form.getByText(named('Resend in {0} s'))).toBeVisible()
    await form.getByLabel(named('Verification code')).fill(await codeFor(mail))
    await form.getByLabel(named('Nickname')).fill('Kumari')
    await form.getByLabel(named('New password')).fill(password)
    await form.getByLabel(named('Confirm password')).fill(password)
    await form.getByRole('checkbox').check()
    await expectNoSidewaysScroll()
    await form.getByRole('button', { name: named('Create an account') }).click()
    await expect(page.getByText(named('Registration successful. You are logged in.'))).toBeVisible()
    await page.goto('/addresses/new')
    await isUp(page)
    await fillAddress(page, 'Kumari', named)
    await expectNoSidewaysScroll()
    await page.getByRole('button', { name: named('Save address') }).click()
    await expect(page.getByText(named('Address added.'))).toBeVisible()
    await expect(page.getByRole('main').getByText('12 Temple Road')).toBeVisible()
    await expectNoSidewaysScroll()
  })
}
