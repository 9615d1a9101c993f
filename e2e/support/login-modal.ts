import { expect, type Locator, type Page } from '@playwright/test'
import { isUp } from './is-up.ts'

/** The modal, opened by the button of the header that this width shows. */
export async function openLoginModal(page: Page): Promise<Locator> {
  await isUp(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await expect(modal).toBeVisible()
  return modal
}

/** Has a code sent to what stands in the form, and waits until it is on its way. */
export async function sendCode(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByText(/^Resend in \d+ s$/)).toBeVisible()
}

/** The line of the code. */
export const codeField = (form: Locator): Locator => form.getByLabel('Verification code')
