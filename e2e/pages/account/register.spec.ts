import { openRow } from '#e2e/support/account-page.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { codeField, logInByCode, openLoginModal, sendCode, sendLogin } from '#e2e/support/login-modal.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { codeFor, freshMail, freshMobile, password } from '#e2e/support/sign-in.ts'

test('product#register: register by email: from the modal, outside of the layout, and back to the former page, also after a reload', async ({
  page,
}) => {
  const mail = freshMail()
  await page.goto('/?from=here')
  await isUp(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/Register')
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Create an account' })
  await form.getByRole('tab', { name: 'Email' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill(mail)
  await sendCode(form)
  // A phone discards the page while its owner reads the email.
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(mail)
  await codeField(form).fill(await codeFor(mail))
  await form.getByLabel('Nickname').fill('Kumari')
  await form.getByLabel('New password').fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByLabel(/^Invitation code/).fill('NOBODY')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form.getByText('Invalid invitation code.')).toBeVisible()
  await form.getByLabel(/^Invitation code/).fill('')
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/?from=here')
  await expect(page.getByText('Registration successful. You are logged in.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kumari' })).toBeVisible()
})

test('product#register: register by mobile: its password logs in with the number in local notation @full', async ({
  page,
}) => {
  const mobile = freshMobile()
  await page.goto('/Register')
  await isUp(page)
  const form = page.getByRole('form', { name: 'Create an account' })
  await form.getByLabel('Mobile number').fill(mobile)
  await sendCode(form)
  await codeField(form).fill(await codeFor(`+94${mobile}`))
  await form.getByLabel('Nickname').fill('Kumari Mobile')
  await form.getByLabel('New password').fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('Registration successful. You are logged in.')).toBeVisible()
  await page.goto('/profile')
  await isUp(page)
  await openRow(page, 'Log out')
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await page.goto('/')
  const modal = await openLoginModal(page)
  await modal.getByRole('tab', { name: 'Password' }).click()
  await modal.getByRole('textbox', { name: 'Mobile number' }).fill(`0${mobile.slice(0, 2)} ${mobile.slice(2)}`)
  await modal.locator('input[name="password"]').fill(password)
  await sendLogin(modal)
  await expect(page.getByText('You are logged in.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kumari Mobile' })).toBeVisible()
})

test('product#validation: register shows every error at its field, and keeps the input over a reload, but no password', async ({
  page,
}) => {
  await page.goto('/Register')
  await isUp(page)
  const form = page.getByRole('form', { name: 'Create an account' })
  await form.getByRole('button', { name: 'Create an account' }).click()
  for (const words of [
    'Please enter mobile number.',
    'Please enter verification code.',
    'Please enter nick name.',
    'Please enter password.',
    'Please enter password again.',
    'This field is required.',
  ]) {
    await expect(form.getByText(words)).toBeVisible()
  }
  await expect(form.getByLabel('Mobile number')).toBeFocused()
  await form.getByLabel('Mobile number').fill('7712')
  await form.getByLabel('Nickname').fill('Kumari')
  await form.getByLabel('New password').fill(`${password} `)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form.getByText('Please enter valid Mobile number.')).toBeVisible()
  await expect(form.getByText('Password cannot contain leading or trailing spaces.')).toBeVisible()
  await expect(form.getByText('Password not match.')).toBeVisible()
  await expect(form.getByRole('link', { name: 'service agreement' })).toHaveAttribute(
    'href',
    '/policies/service-agreement/en-us',
  )
  await expect(form.getByRole('link', { name: 'privacy agreement' })).toHaveAttribute('target', '_blank')
  await page.reload()
  await expect(form.getByLabel('Nickname')).toHaveValue('Kumari')
  await expect(form.getByLabel('Mobile number')).toHaveValue('7712')
  await expect(form.getByLabel('New password')).toHaveValue('')
})

test('product#register: register leads back to the login @full', async ({ page }) => {
  await page.goto('/Register')
  await isUp(page)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: /^Log in to/ })).toBeVisible()
})

test('product#register: an unfinished registration, a login by code and session loss: the next shopper sees no input of the first @full', async ({
  page,
  context,
}) => {
  const mail = freshMail()
  await page.goto('/Register')
  await isUp(page)
  const form = page.getByRole('form', { name: 'Create an account' })
  await form.getByRole('tab', { name: 'Email' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill(mail)
  await form.getByLabel('Nickname').fill('Kumari')
  await page.reload()
  await expect(form.getByLabel('Nickname'), 'the input is kept while logged out').toHaveValue('Kumari')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await logInByCode(page.getByRole('dialog', { name: /^Log in to/ }))
  await expect(page.getByText('You are logged in.')).toBeVisible()
  await context.route('**/api/p/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', desc: 'Please log in.' } }),
  )
  await page.goto('/addresses')
  await expect(page.getByText('Please log in again to continue.')).toBeVisible()
  await page.goto('/Register')
  await isUp(page)
  await expect(form.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true')
  await expect(form.getByLabel('Nickname')).toHaveValue('')
  await form.getByRole('tab', { name: 'Email' }).click()
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('')
})
