import { cartLink } from '../support/cart.ts'
import { isUp } from '../support/is-up.ts'
import { logInByCode } from '../support/login-modal.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'

const pages = [
  { path: '/profile/edit', guestTitle: 'Log in to see your account', shopperTitle: 'Edit profile' },
  { path: '/profile/security', guestTitle: 'Log in to see your account', shopperTitle: 'Account and security' },
  { path: '/addresses', guestTitle: 'Log in to see your saved addresses', shopperTitle: 'No address yet' },
  { path: '/addresses/new', guestTitle: 'Log in to see your saved addresses', shopperTitle: 'Add address' },
]

for (const { path, guestTitle, shopperTitle } of sampleOf(pages, 2)) {
  test(`product#roles: a guest opens a link to ${path}: the login opens by itself, once, and then leads to the link`, async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 })
    const modal = page.getByRole('dialog', { name: /^Log in to/ })
    await page.goto(path)
    await isUp(page)
    await expect(modal).toBeVisible()
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toBeHidden()
    await expect(title).toHaveText(guestTitle)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await logInByCode(modal)
    await expect(page.getByText('You are logged in.')).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(title).toHaveText(shopperTitle)
    await expect(modal).toHaveCount(0)
  })
}

test('product#login: a guest taps the cart: the login opens over it, and the shopper stays in the cart', async ({
  page,
}) => {
  await page.goto('/help')
  await isUp(page)
  await cartLink(page).click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await expect(modal).toBeVisible()
  await logInByCode(modal)
  await expect(page.getByText('You are logged in.')).toBeVisible()
  await expect(page).toHaveURL('/Cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(modal).toHaveCount(0)
})
