import { expect, type Locator, type Page } from '@playwright/test'
import { isUp } from './is-up.ts'
import { codeFor, freshMail, type Shopper } from './sign-in.ts'

/** Opens the modal by the header's button at this width. */
export async function openLoginModal(page: Page): Promise<Locator> {
  await isUp(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await expect(modal).toBeVisible()
  return modal
}

/** Sends a code to the address in the form, and waits until it is sent. */
export async function sendCode(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByText(/^Resend in \d+ s$/)).toBeVisible()
}

/** The code field. */
export const codeField = (form: Locator): Locator => form.getByLabel('Verification code')

/** Fills in the password login with an email address. */
export async function fillPasswordLogin(
  modal: Locator,
  { mail, password }: Pick<Shopper, 'mail' | 'password'>,
): Promise<void> {
  await modal.getByRole('tab', { name: 'Password' }).click()
  await modal.getByRole('tab', { name: 'Email' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill(mail)
  await modal.locator('input[name="password"]').fill(password)
}

/** Submits the modal's form. */
export const sendLogin = (modal: Locator): Promise<void> =>
  modal.getByRole('button', { name: 'Log in', exact: true }).click()

/** Logs a new shopper in by an emailed code. */
export async function logInByCode(modal: Locator): Promise<void> {
  const mail = freshMail()
  await modal.getByLabel('Mobile or email').fill(mail)
  await sendCode(modal)
  await codeField(modal).fill(await codeFor(mail))
  await sendLogin(modal)
}
