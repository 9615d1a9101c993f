import type { Locator } from '@playwright/test'
import { isUp } from '#e2e/support/is-up.ts'
import { codeField, fillPasswordLogin, openLoginModal, sendCode, sendLogin } from '#e2e/support/login-modal.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { codeFor, freshMail, newOutsideShopper, newShopper, password, signIn } from '#e2e/support/sign-in.ts'

/** The header names the signed-in shopper; on a phone only the home page's header does. */
const loggedIn = 'You are logged in.'

test('product#login: quick login by email: a wrong code is refused at its field, the right one logs in, the page stays', async ({
  page,
}) => {
  const mail = freshMail()
  await page.goto('/')
  await isUp(page)
  const html = page.locator('html')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect(html).toHaveAttribute('data-scroll', 'down')
  // Scrolling up shows the header's buttons again.
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(html).not.toHaveAttribute('data-scroll', 'down')
  // A tap on a moving element would scroll.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeInViewport({ ratio: 1 })
  const modal = await openLoginModal(page)
  const scrollPosition = await page.evaluate(() => Math.round(scrollY))
  expect(scrollPosition).toBeGreaterThan(0)
  await modal.getByLabel('Mobile or email').fill(mail)
  await expect(modal.getByRole('button', { name: /^Country code/ })).toBeHidden()
  await sendCode(modal)
  await expect(modal.getByText(`Sent by email to ${mail}.`)).toBeVisible()
  const code = await codeFor(mail)
  await codeField(modal).fill(code === '000000' ? '111111' : '000000')
  await sendLogin(modal)
  await expect(modal.getByText('Please enter valid code.')).toBeVisible()
  await expect(codeField(modal)).toBeFocused()
  await codeField(modal).fill(code)
  await sendLogin(modal)
  await expect(page.getByText(loggedIn)).toBeVisible()
  await expect(modal).toBeHidden()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrollPosition)
  await expect(page.getByRole('banner').locator('a[href="/profile"]:visible')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeHidden()
})

test('product#validation: quick login names errors: an empty field, a number that is too long or foreign, no email; no code is sent', async ({
  page,
}) => {
  await page.goto('/')
  const modal = await openLoginModal(page)
  const loginId = modal.getByLabel('Mobile or email')
  await sendLogin(modal)
  await expect(modal.getByText('This field is required.')).toBeVisible()
  await expect(modal.getByText('Please enter verification code.')).toBeVisible()
  await expect(loginId).toBeFocused()
  await loginId.fill('77123456789')
  await modal.getByRole('button', { name: 'Send code' }).click()
  await expect(modal.getByText('Please enter valid Mobile number.')).toBeVisible()
  await loginId.fill('+8562055512345')
  await modal.getByRole('button', { name: 'Send code' }).click()
  await expect(modal.getByText('Please select the country code.')).toBeVisible()
  await loginId.fill('ama@mall')
  await modal.getByRole('button', { name: 'Send code' }).click()
  await expect(modal.getByText('Please enter valid email.')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Send code' })).toBeVisible()
})

test('product#login, product#validation: password login: a wrong password, however short, is refused with a toast; the right one logs in, with a cookie for seven days (product#local-state)', async ({
  page,
  context,
}) => {
  const { mail, nickName } = await newShopper('Nimal Silva')
  await page.goto('/')
  const modal = await openLoginModal(page)
  await fillPasswordLogin(modal, { mail, password: 'abc' })
  await sendLogin(modal)
  await expect(page.getByText('Incorrect account or password.')).toBeVisible()
  await modal.locator('input[name="password"]').fill(password)
  await modal.getByRole('button', { name: 'Show password' }).click()
  await expect(modal.locator('input[name="password"]')).toHaveAttribute('type', 'text')
  await sendLogin(modal)
  await expect(page.getByText(loggedIn)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: nickName })).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'accessToken')
  expect(cookie).toMatchObject({ value: '1', path: '/' })
  const sevenDays = 7 * 24 * 3_600
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - sevenDays)).toBeLessThan(60)
})

test('product#login: the modal opens in quick mode each time; typed values stay @full', async ({ page }) => {
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill('ama@mall.example')
  await modal.getByRole('tab', { name: 'Password' }).click()
  await expect(modal.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await openLoginModal(page)
  await expect(modal.getByRole('tab', { name: 'Quick login' })).toHaveAttribute('aria-selected', 'true')
  await expect(modal.getByLabel('Mobile or email')).toHaveValue('ama@mall.example')
})

test('product#login: forgot password: a code and a new password that follows the rule; then the password logs in', async ({
  page,
}) => {
  const { mail } = await newOutsideShopper('Forgetful')
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByRole('tab', { name: 'Password' }).click()
  await modal.getByRole('button', { name: 'Forgot password?' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password' })
  await forgot.getByRole('button', { name: 'Back to login' }).click()
  await modal.getByRole('button', { name: 'Forgot password?' }).click()
  await forgot.getByRole('tab', { name: 'Email' }).click()
  await forgot.getByRole('textbox', { name: 'Email' }).fill(mail)
  await forgot.getByLabel('New password').fill('teal-lamp')
  await forgot.getByLabel('Confirm password').fill('other')
  await forgot.getByRole('button', { name: 'Reset password' }).click()
  await expect(
    forgot.getByText(
      'Password must be at least 8 characters with a capital letter, a simple letter, a symbol and a number.',
    ),
  ).toBeVisible()
  await expect(forgot.getByText('Password not match.')).toBeVisible()
  await sendCode(forgot)
  await codeField(forgot).fill(await codeFor(mail))
  await forgot.getByLabel('New password').fill(password)
  await forgot.getByLabel('Confirm password').fill(password)
  await forgot.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Your password is reset. Log in with the new one.')).toBeVisible()
  await expect(modal.getByRole('textbox', { name: 'Email' })).toHaveValue(mail)
  await modal.locator('input[name="password"]').fill(password)
  await sendLogin(modal)
  await expect(page.getByText(loggedIn)).toBeVisible()
})

test("product#roles: a signed-in shopper's nickname is in the header and leads to the profile @full", async ({
  page,
}) => {
  const { nickName } = await signIn(page)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: nickName })
  await expect(link).toBeVisible()
  await isUp(page)
  await link.click()
  await expect(page).toHaveURL('/profile')
})

test('product#login: Facebook: the sandbox issuer replaces it, as for Google, and calls itself a sandbox; the shopper returns to the same page @full', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/')
  const modal = await openLoginModal(page)
  await expect(modal.getByRole('button', { name: 'Google (sandbox)' })).toBeVisible()
  await modal.getByRole('button', { name: 'Facebook (sandbox)' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox: Facebook' })).toBeVisible()
  await page.getByLabel('Email').fill(freshMail())
  await page.getByLabel('Name').fill('Sam Friend')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(loggedIn)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sam Friend' })).toBeVisible()
})

test('product#messages: an unsolicited answer of an issuer is refused, logged and reported @full', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Login failed'))
  await page.goto('/signed-in#id_token=a.b.c&state=forged')
  await logged
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('product#login: offline the modal names the reason and keeps its input', async ({ page, goOffline }) => {
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill('ama@example.com')
  await goOffline()
  await expect(modal.getByRole('button', { name: 'Needs internet' })).toBeVisible()
  await modal.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText("Can't connect. Check your connection and try again. Your input is kept.")).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expect(modal.getByLabel('Mobile or email')).toHaveValue('ama@example.com')
  await goOffline(false)
  await expect(modal.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('product#login: login by keyboard alone; the focus returns to its origin', async ({ page }) => {
  const { mail } = await newShopper()
  await page.goto('/')
  await isUp(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await button.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal).toBeVisible()
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let steps = 0; steps < 20 && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  }
  const hasFocus = (line: Locator) => () => line.evaluate((element) => element === document.activeElement)
  await tabTo(hasFocus(modal.getByRole('tab', { name: 'Quick login' })))
  await page.keyboard.press('ArrowRight')
  await tabTo(hasFocus(modal.getByRole('tab', { name: 'Mobile' })))
  await page.keyboard.press('ArrowRight')
  await tabTo(hasFocus(modal.getByRole('textbox', { name: 'Email' })))
  await page.keyboard.type(mail)
  await tabTo(hasFocus(modal.locator('input[name="password"]')))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(loggedIn)).toBeVisible()
})

test('product#login, product#messages: a phone that cannot store the session: a warning is shown, and the page is not reloaded @full', async ({
  page,
}) => {
  const { mail } = await newShopper()
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...record) {
      if (this.transaction.db.name === 'nelu-session') throw new DOMException('No room', 'QuotaExceededError')
      return put.apply(this, record)
    }
  })
  await page.goto('/')
  const modal = await openLoginModal(page)
  await fillPasswordLogin(modal, { mail, password })
  await page.evaluate(() => (document.documentElement.dataset['here'] = 'yes'))
  await sendLogin(modal)
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
  await expect(modal).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-here', 'yes')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test(`product#login: the login modal in every mode has no axe violation, ${colorScheme}${colorScheme === 'dark' ? ' @full' : ''}`, async ({
      page,
      axe,
    }) => {
      await page.goto('/')
      const modal = await openLoginModal(page)
      await axe(page, '[role="dialog"]')
      await modal.getByRole('button', { name: 'Country code: +94' }).click()
      await axe(page, '[role="dialog"]')
      await page.keyboard.press('Escape')
      await modal.getByRole('tab', { name: 'Password' }).click()
      await axe(page, '[role="dialog"]')
      await modal.getByRole('button', { name: 'Forgot password?' }).click()
      await page.getByRole('button', { name: 'Reset password' }).click()
      await axe(page, '[role="dialog"]')
    })
  })
}
