import type { Locator, Page } from '@playwright/test'
import { sheet } from '../support/account-page.ts'
import { chooseArea, fillAddress } from '../support/address-form.ts'
import { isUp } from '../support/is-up.ts'
import { codeField, openLoginModal } from '../support/login-modal.ts'
import { expect, test } from '../support/proxy-test.ts'
import { freshMobile, password, signIn } from '../support/sign-in.ts'

/**
 * A form: how to open and leave it, how to fill it in, how to submit it, and what is still filled in when it opens
 * again.
 */
type Form = {
  readonly name: string
  readonly path: string
  readonly open: (page: Page) => Promise<void>
  readonly type: (page: Page) => Promise<void>
  readonly send: string
  readonly close: (page: Page) => Promise<unknown>
  readonly stays: (page: Page) => Promise<void>
}

const mail = 'ama@example.com'
const mobile = freshMobile()
const textbox = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true })
/** Passwords and codes are never stored. */
const isEmpty = async (form: Page | Locator, ...names: string[]) => {
  for (const name of names) await expect(form.locator(`input[name="${name}"]`)).toHaveValue('')
}
const closeSheet = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}
const fillPasswords = async (form: Locator) => {
  await form.getByLabel('New password').fill(password)
  await form.getByLabel('Confirm password').fill(password)
}

const register = (page: Page) => page.getByRole('form', { name: 'Create an account' })
const openPasswordLogin = async (page: Page) => {
  await openLoginModal(page)
  await sheet(page).getByRole('tab', { name: 'Password' }).click()
}

const ofGuests: readonly Form[] = [
  {
    name: 'register',
    path: '/',
    open: async (page) => {
      await openLoginModal(page)
      await sheet(page).getByRole('link', { name: 'Create an account' }).click()
    },
    type: async (page) => {
      await register(page).getByRole('tab', { name: 'Email' }).click()
      await textbox(register(page), 'Email').fill(mail)
      await codeField(register(page)).fill('123456')
      await textbox(register(page), 'Nickname').fill('Kumari')
      await fillPasswords(register(page))
      await register(page)
        .getByLabel(/^Invitation code/)
        .fill('FRIEND22')
      await register(page).getByRole('checkbox').check()
    },
    send: 'Create an account',
    close: (page) => page.goBack(),
    stays: async (page) => {
      await expect(textbox(register(page), 'Email')).toHaveValue(mail)
      await expect(textbox(register(page), 'Nickname')).toHaveValue('Kumari')
      await expect(register(page).getByLabel(/^Invitation code/)).toHaveValue('FRIEND22')
      await isEmpty(register(page), 'code', 'password', 'again')
    },
  },
  {
    name: 'password login',
    path: '/',
    open: openPasswordLogin,
    type: async (page) => {
      await sheet(page).getByRole('tab', { name: 'Email' }).click()
      await textbox(sheet(page), 'Email').fill(mail)
      await sheet(page).locator('input[name="password"]').fill(password)
    },
    send: 'Log in',
    close: closeSheet,
    stays: async (page) => {
      await expect(textbox(sheet(page), 'Email')).toHaveValue(mail)
      await isEmpty(sheet(page), 'password')
    },
  },
  {
    name: 'forgot password',
    path: '/',
    open: async (page) => {
      await openPasswordLogin(page)
      await sheet(page).getByRole('button', { name: 'Forgot password?' }).click()
    },
    type: async (page) => {
      await sheet(page).getByRole('tab', { name: 'Mobile' }).click()
      await textbox(sheet(page), 'Mobile number').fill(mobile)
      await codeField(sheet(page)).fill('123456')
      await fillPasswords(sheet(page))
    },
    send: 'Reset password',
    close: closeSheet,
    stays: async (page) => {
      await expect(textbox(sheet(page), 'Mobile number')).toHaveValue(mobile)
      await isEmpty(sheet(page), 'code', 'password', 'again')
    },
  },
]

const contact = (row: RegExp, label: string, typed: string, send: string): Form => ({
  name: label,
  path: '/profile/security',
  open: (page) => page.getByRole('main').getByRole('button', { name: row }).click(),
  type: async (page) => {
    await textbox(sheet(page), label).fill(typed)
    await codeField(sheet(page)).fill('123456')
  },
  send,
  close: closeSheet,
  stays: async (page) => {
    await expect(textbox(sheet(page), label)).toHaveValue(typed)
    await isEmpty(sheet(page), 'code')
  },
})

const ofShoppers: readonly Form[] = [
  contact(/^Email/, 'New email', mail, 'Save email'),
  contact(/^Mobile number/, 'New mobile number', mobile, 'Save number'),
  {
    name: 'new address',
    path: '/addresses',
    open: (page) => page.getByRole('main').getByRole('link', { name: 'Add address' }).click(),
    type: (page) => fillAddress(page, 'Kumari'),
    send: 'Save address',
    close: (page) => page.goBack(),
    stays: async (page) => {
      await expect(page.getByText('Your earlier input is still here.')).toBeVisible()
      await expect(textbox(page, 'Contact name')).toHaveValue('Kumari')
      await expect(page.getByRole('combobox', { name: 'Town' })).toContainText('Peradeniya')
      await expect(textbox(page, 'Address line')).toHaveValue('12 Temple Road')
      // Another province, whose districts were not loaded before.
      await chooseArea(page, 'Province', 'Western')
      await page.getByRole('combobox', { name: 'District' }).click()
      await expect(sheet(page)).toContainText('Loading places needs internet. Your input is kept.')
      await closeSheet(page)
    },
  },
]

for (const [person, forms] of [
  ['a guest', ofGuests],
  ['a shopper', ofShoppers],
] as const) {
  test(`product#login: offline the input of ${person} is kept: ${forms.map(({ name }) => name).join(', ')}`, async ({
    page,
    mallProxy,
    goOffline,
  }) => {
    test.setTimeout(120_000 + forms.length * 20_000)
    if (person === 'a shopper') await signIn(page)
    for (const { name, path, open, type, send, close, stays } of forms) {
      await test.step(name, async () => {
        await page.goto(path)
        await isUp(page)
        await open(page)
        await type(page)
        // The connection breaks without notice: the browser believes that it is online.
        mallProxy.cut(true)
        await page.getByRole('button', { name: send, exact: true }).last().click()
        await expect(
          page.getByText("Can't connect. Check your connection and try again. Your input is kept."),
        ).toBeVisible()
        await expect(page.getByRole('button', { name: 'Needs internet' }).last()).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        await goOffline()
        await close(page)
        await open(page)
        await stays(page)
        await goOffline(false)
        await expect(page.getByRole('button', { name: send, exact: true }).last()).toBeEnabled()
      })
    }
  })
}
