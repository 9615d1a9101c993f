import sharp from 'sharp'
import { heading, iphone, main, openAs, sheet, windows } from '../support/account-page.ts'
import { addAddress } from '../support/buying.ts'
import { accountOf, callAs, signInElsewhere } from '../support/call-as.ts'
import { plainProduct } from '../support/cart.ts'
import { isUp } from '../support/is-up.ts'
import { expectFocusInPage, expectTrap, pressEnter, tabTo, typeInto } from '../support/keyboard.ts'
import { codeField } from '../support/login-modal.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { addText, makeList, rowOf } from '../support/offline/grocery-lists.ts'
import { codeFor, newOutsideShopper, newShopper, password } from '../support/sign-in.ts'
import { viewProducts } from '../support/view-products.ts'

test('product#account: by keyboard: a forgotten password is reset by a code, and logs in', async ({ page }) => {
  const { mail } = await newOutsideShopper('Forgetful')
  await page.goto('/')
  await isUp(page)
  await pressEnter(page, page.getByRole('banner').getByRole('button', { name: 'Log in' }))
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await tabTo(page, modal.getByRole('tab', { name: 'Quick login' }))
  await page.keyboard.press('ArrowRight')
  await pressEnter(page, modal.getByRole('button', { name: 'Forgot password?' }))
  const forgot = page.getByRole('dialog', { name: 'Forgot password' })
  await expectTrap(page)
  await pressEnter(page, forgot.getByRole('button', { name: 'Back to login' }))
  await expectTrap(page)
  await pressEnter(page, modal.getByRole('button', { name: 'Forgot password?' }))
  await tabTo(page, forgot.getByRole('tab', { name: 'Mobile' }))
  await page.keyboard.press('ArrowRight')
  await typeInto(page, forgot.getByRole('textbox', { name: 'Email' }), mail)
  await pressEnter(page, forgot.getByRole('button', { name: 'Send code' }))
  await expect(forgot.getByText(/^Resend in \d+ s$/)).toBeVisible()
  await typeInto(page, codeField(forgot), await codeFor(mail))
  await typeInto(page, forgot.getByLabel('New password'), password)
  await typeInto(page, forgot.getByLabel('Confirm password'), password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is reset. Log in with the new one.')).toBeVisible()
  await expectTrap(page)
  await typeInto(page, modal.locator('input[name="password"]'), password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are logged in.')).toBeVisible()
})

test('product#account: by keyboard: the picture is cropped and removed, and the profile is saved', async ({ page }) => {
  const shopper = await openAs(page, '/profile/edit')
  const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const choosing = page.waitForEvent('filechooser')
  await pressEnter(page, main(page).getByRole('button', { name: 'Add a picture' }))
  await (await choosing).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photograph })
  await expect(sheet(page).getByRole('heading', { name: 'Your picture' })).toBeVisible()
  await expectTrap(page)
  await tabTo(page, sheet(page).getByRole('img'))
  await page.keyboard.press('ArrowLeft')
  const size = sheet(page).getByRole('slider', { name: 'Size' })
  await tabTo(page, size)
  await page.keyboard.press('ArrowRight')
  await expect(size).toHaveValue('1.05')
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Use this picture' }))
  await expect(sheet(page)).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Change picture' })).toBeFocused()
  expect((await accountOf(shopper)).avatarUrl).not.toBeNull()
  await pressEnter(page, main(page).getByRole('button', { name: 'Remove' }))
  await expect(main(page).getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await expectFocusInPage(page)

  await typeInto(page, page.getByLabel('Nickname'), 'Amaya')
  // A radio group has one tab stop, at the selected option.
  await tabTo(page, page.getByRole('radio', { name: 'Prefer not to say' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
  await tabTo(page, page.getByLabel('Birthday'))
  await page.keyboard.type('07121994')
  await pressEnter(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect
    .poll(() => accountOf(shopper))
    .toMatchObject({ nickName: 'Amaya', sex: 'F', birthDate: '1994-07-12', avatarUrl: null })
})

test('product#account: by keyboard: the password is changed, one device is signed out, then all others @full', {
  tag: '@worker',
}, async ({ page }) => {
  const shopper = await newShopper()
  await openAs(page, '/profile/security', shopper)
  const row = main(page).getByRole('button', { name: /^Password/ })
  await pressEnter(page, row)
  await expectTrap(page)
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await typeInto(page, sheet(page).getByLabel('Current password'), 'Wrong-Lamp-42')
  await typeInto(page, sheet(page).getByLabel('New password', { exact: true }), 'Coral-Boat-77')
  await typeInto(page, sheet(page).getByLabel('Confirm password'), 'Coral-Boat-77')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByText('Incorrect current password.')).toBeVisible()
  await expect(sheet(page).getByLabel('Current password'), 'the error has the focus').toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(shopper.password)
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Save password' }))
  await expect(sheet(page)).toHaveCount(0)
  await expect(row).toBeFocused()

  const withNewPassword = { ...shopper, password: 'Coral-Boat-77' }
  const [first, second, third] = [
    await signInElsewhere(withNewPassword, windows),
    await signInElsewhere(withNewPassword, iphone),
    await signInElsewhere(withNewPassword, iphone),
  ]
  await page.reload()
  await isUp(page)
  const devices = page.getByRole('region', { name: 'Logged-in devices' })
  await pressEnter(page, devices.getByRole('button', { name: 'Log out of Edge · Windows' }))
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expectFocusInPage(page)
  expect([(await callAs(first, '/p/user/userInfo')).status, (await callAs(second, '/p/user/userInfo')).status]).toEqual(
    [401, 200],
  )
  await pressEnter(page, devices.getByRole('button', { name: 'Log out all other devices' }))
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expectFocusInPage(page)
  expect([
    (await callAs(third, '/p/user/userInfo')).status,
    (await callAs(shopper, '/p/user/userInfo')).status,
  ]).toEqual([401, 200])
})

test('product#account: by keyboard: one address becomes the default, another is deleted; the logout asks first @full', async ({
  page,
}) => {
  const shopper = await newShopper()
  for (const receiver of ['Amaya', 'Kofi']) await addAddress(shopper, receiver)
  await openAs(page, '/addresses', shopper)
  const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  const kofi = cards.filter({ hasText: 'Kofi' })
  await pressEnter(page, kofi.getByRole('button', { name: 'Set as default' }))
  await expect(kofi.getByText('Default', { exact: true })).toBeVisible()
  await expectFocusInPage(page)
  const remove = cards.filter({ hasText: 'Amaya' }).getByRole('button', { name: 'Delete' })
  await pressEnter(page, remove)
  await expectTrap(page)
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Keep it' }))
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Delete' }))
  await expect(cards).toHaveCount(1)
  await expectFocusInPage(page)
  expect(
    (await myCall<{ receiver: string; commonAddr: number }[]>(shopper, 'GET', '/p/address/list')).map(
      ({ receiver, commonAddr }) => [receiver, commonAddr],
    ),
  ).toEqual([['Kofi', 1]])

  await page.goto('/profile/edit')
  await isUp(page)
  await typeInto(page, page.getByLabel('Nickname'), 'Begun')
  await page.goto('/profile')
  await isUp(page)
  const row = main(page).getByRole('button', { name: 'Log out' })
  await pressEnter(page, row)
  await expect(sheet(page)).toContainText('1 unfinished form will be lost')
  await expectTrap(page)
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Log out' }))
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect(heading(page)).toHaveText('Guest')
})

test('product#grocery-lists: by keyboard: an item is removed from a list, and a product from the footprint @full', async ({
  page,
}) => {
  await makeList(page, 'Picnic')
  for (const text of ['Lemonade', 'Blanket']) await addText(page, text)
  // Tab begins at the top again.
  await page.reload()
  await isUp(page)
  await pressEnter(page, page.getByRole('button', { name: 'Actions for this list' }))
  await pressEnter(page, sheet(page).getByRole('button', { name: 'Remove items' }))
  await pressEnter(page, main(page).getByRole('button', { name: 'Remove Lemonade' }))
  await expect(rowOf(page, 'Lemonade')).toBeHidden()
  await expectFocusInPage(page)

  const { product, name } = await plainProduct()
  await viewProducts(page, [product])
  await page.goto('/MyFootPrint')
  await isUp(page)
  await pressEnter(page, main(page).getByRole('button', { name: `Remove ${name}`, exact: true }))
  await expect(main(page).getByRole('heading', { level: 1, name: 'No footprint yet' })).toBeVisible()
  await expectFocusInPage(page)
})
