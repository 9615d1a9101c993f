import { regionIds } from '#contract/region/region.ts'
import { expectAutocomplete } from '#e2e/support/autocomplete.ts'
import { chooseMarket } from '#e2e/support/choose-market.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { codeField, openLoginModal, sendCode, sendLogin } from '#e2e/support/login-modal.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { codeFor, freshMail, freshMobile, newShopper } from '#e2e/support/sign-in.ts'
import { localKeys } from '#offline/storage-keys.ts'

const loggedIn = 'You are logged in.'

test("product#codes: quick login by mobile: the region's dial code, a pasted code, a countdown that survives close and reload", async ({
  page,
  context,
}) => {
  const mobile = freshMobile()
  await chooseMarket(context, { country: 'LA' })
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByRole('button', { name: 'Country code: +856' }).click()
  const list = page.getByRole('dialog', { name: 'Country code' })
  await list.getByLabel('Country or code').fill('china')
  await list.getByRole('button', { name: 'China (86)' }).click()
  await expect(modal.getByRole('button', { name: 'Country code: +86' })).toBeFocused()
  await modal.getByRole('button', { name: 'Country code: +86' }).click()
  await list.getByLabel('Country or code').fill('94')
  await list.getByLabel('Country or code').press('Enter')
  await modal.getByLabel('Mobile or email').fill(`0${mobile.slice(0, 2)} ${mobile.slice(2)}`)
  await sendCode(modal)
  await modal.getByRole('button', { name: 'Close' }).click()
  await openLoginModal(page)
  await expect(modal.getByText(/^Resend in \d+ s$/)).toBeVisible()
  await page.evaluate(([key, region]) => localStorage.setItem(key, region), [
    localKeys.region,
    String(regionIds.CN),
  ] as const)
  await chooseMarket(context, { country: 'CN' })
  await page.reload()
  await openLoginModal(page)
  await expect(modal.getByText(/^Resend in \d+ s$/)).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Country code: +94' })).toBeVisible()
  await expect(modal.getByLabel('Mobile or email')).toHaveValue(`0${mobile.slice(0, 2)} ${mobile.slice(2)}`)
  const code = await codeFor(`+94${mobile}`)
  await codeField(modal).focus()
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(codeField(modal)).toHaveValue(code)
  await codeField(modal).press('Enter')
  await expect(page.getByText(loggedIn)).toBeVisible()
})

test('product#codes: a minute after a code another can be sent; the phone and password managers recognize the fields', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill(freshMail())
  await sendCode(modal)
  await page.clock.fastForward(50_000)
  await expect(modal.getByText(/^Resend in \d s$/)).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(modal.getByRole('button', { name: 'Send code again' })).toBeEnabled()
  const code = 'code one-time-code'
  const chosen = ['password new-password', 'again new-password']
  await expectAutocomplete(modal, ['who username', code])
  await modal.getByRole('tab', { name: 'Password' }).click()
  await expectAutocomplete(modal, ['mobile username', 'password current-password'])
  await modal.getByRole('tab', { name: 'Email' }).click()
  await expectAutocomplete(modal, ['mail username', 'password current-password'])
  await modal.getByRole('button', { name: 'Forgot password?' }).click()
  await expectAutocomplete(page.getByRole('dialog', { name: 'Forgot password' }), ['mail username', code, ...chosen])
  await page.goto('/Register')
  await isUp(page)
  const form = page.getByRole('form', { name: 'Create an account' })
  await expectAutocomplete(form, ['mobile tel-national', code, 'nickName nickname', ...chosen, 'invite off'])
  await form.getByRole('tab', { name: 'Email' }).click()
  await expectAutocomplete(form, ['mail email', code, 'nickName nickname', ...chosen, 'invite off'])
})

test('product#messages: too many codes: the server refuses with a message, and the button is enabled again at once', async ({
  page,
}) => {
  const { mail } = await newShopper()
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill(mail)
  await modal.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Too many attempts. Wait a moment and try again.')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

test('product#codes: a sent code removes the error of the code field @full', async ({ page }) => {
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill(freshMail())
  await codeField(modal).fill('12')
  await sendLogin(modal)
  await expect(modal.getByText('Please enter valid code.')).toBeVisible()
  await sendCode(modal)
  await expect(modal.getByText('Please enter valid code.')).toBeHidden()
  await expect(modal.getByRole('alert')).toBeHidden()
  await expect(codeField(modal)).toHaveValue('')
})

test('product#codes: WebOTP: the code is filled in from the SMS, where the browser supports it @full', async ({
  page,
}) => {
  const mobile = freshMobile()
  await page.addInitScript(() => {
    // A stand-in for the phone's WebOTP, which answers when a message has arrived.
    Object.assign(globalThis, { OTPCredential: class {} })
    const read = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) =>
      options && 'otp' in options
        ? new Promise((resolve) =>
            document.addEventListener('sms', (event) =>
              resolve(
                Object.create(Credential.prototype, {
                  code: { value: (event as CustomEvent<string>).detail },
                }) as Credential,
              ),
            ),
          )
        : read(options)
  })
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill(`0${mobile}`)
  await sendCode(modal)
  const code = await codeFor(`+94${mobile}`)
  await page.evaluate((received) => document.dispatchEvent(new CustomEvent('sms', { detail: received })), code)
  await expect(codeField(modal)).toHaveValue(code)
  await sendLogin(modal)
  await expect(page.getByText(loggedIn)).toBeVisible()
})
