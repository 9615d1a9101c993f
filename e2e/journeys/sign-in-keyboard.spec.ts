import type { Page } from '@playwright/test'
import { isUp } from '../support/is-up.ts'
import { expectTrap, tabTo } from '../support/keyboard.ts'
import { codeField } from '../support/login-modal.ts'
import { expect, test } from '../support/mall-test.ts'
import { codeFor, freshMail, freshMobile, password } from '../support/sign-in.ts'

/** Opens the login modal on the home page. */
async function openLogin(page: Page) {
  await page.goto('/')
  await isUp(page)
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Log in' }))
  await page.keyboard.press('Enter')
  return page.getByRole('dialog', { name: /^Log in to/ })
}

test('product#login: by keyboard: quick login with a code, to a number whose country is searched', async ({ page }) => {
  const mobile = freshMobile()
  const modal = await openLogin(page)
  await expectTrap(page)
  await tabTo(page, modal.getByLabel('Mobile or email'))
  await page.keyboard.type(mobile)
  // The country cell comes before the field.
  const country = modal.getByRole('button', { name: 'Country code: +94' })
  await page.keyboard.press('Shift+Tab')
  await expect(country).toBeFocused()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Country code' })
  await expect(list.getByLabel('Country or code')).toBeFocused()
  await page.keyboard.type('sri')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('button', { name: 'Sri Lanka (94)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(country).toBeFocused()
  await tabTo(page, modal.getByRole('button', { name: 'Send code' }))
  await page.keyboard.press('Enter')
  await expect(modal.getByText(/^Resend in \d+ s$/)).toBeVisible()
  await expect(codeField(modal)).toBeFocused()
  await page.keyboard.type(await codeFor(`+94${mobile}`))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are logged in.')).toBeVisible()
})

test('product#login: by keyboard: from the login to the registration, then an address with chosen areas @full', async ({
  page,
}) => {
  const mail = freshMail()
  const modal = await openLogin(page)
  await tabTo(page, modal.getByRole('link', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Register')
  await expect(page.locator('main'), 'the focus moved into the new page').toBeFocused()
  const form = page.getByRole('form', { name: 'Create an account' })
  const type = async (label: string | RegExp, typed: string) => {
    await tabTo(page, form.getByRole('textbox', { name: label }))
    await page.keyboard.type(typed)
  }
  await tabTo(page, form.getByRole('tab', { name: 'Mobile' }))
  await page.keyboard.press('ArrowRight')
  await type('Email', mail)
  await tabTo(page, form.getByRole('button', { name: 'Send code' }))
  await page.keyboard.press('Enter')
  await expect(form.getByText(/^Resend in \d+ s$/)).toBeVisible()
  await expect(codeField(form)).toBeFocused()
  await page.keyboard.type(await codeFor(mail))
  await type('Nickname', 'Kumari')
  await type('New password', password)
  await type('Confirm password', password)
  await tabTo(page, form.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expect(form.getByRole('checkbox')).toBeChecked()
  await tabTo(page, form.getByRole('button', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Registration successful. You are logged in.')).toBeVisible()

  await page.goto('/addresses/new')
  await isUp(page)
  const line = async (name: string, typed: string) => {
    await tabTo(page, page.getByRole('textbox', { name }))
    await page.keyboard.type(typed)
  }
  await line('Contact name', 'Kumari')
  await line('Mobile number', '077 123 4567')
  for (const [label, typed, name] of [
    ['Country', 'sri', 'Sri Lanka'],
    ['Province', 'central', 'Central'],
    ['District', 'kand', 'Kandy'],
    ['Town', 'pera', 'Peradeniya'],
  ] as const) {
    const field = page.getByRole('combobox', { name: label })
    await tabTo(page, field)
    await page.keyboard.press('Enter')
    const search = page.getByRole('dialog', { name: label }).getByRole('searchbox')
    await expect(search).toBeVisible()
    if (!(await search.evaluate((element) => element === document.activeElement))) await tabTo(page, search)
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(field).toContainText(name)
    await expect(field, 'the focus returned to the opening button').toBeFocused()
  }
  await line('Address line', '12 Temple Road')
  await tabTo(page, page.getByRole('switch', { name: 'Default address' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Save address' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Address added.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Addresses' })).toContainText('Peradeniya, Kandy, Central, Sri Lanka')
})
