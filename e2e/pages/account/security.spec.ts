import { readFile } from 'node:fs/promises'
import { heading, iphone, main, openAs, openRow, sheet, windows } from '#e2e/support/account-page.ts'
import { expectAutocomplete } from '#e2e/support/autocomplete.ts'
import { accountOf, callAs, signInElsewhere } from '#e2e/support/call-as.ts'
import { googleShopper } from '#e2e/support/mall/google-shopper.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { codeFor, freshMail, freshMobile, newShopper } from '#e2e/support/sign-in.ts'

test('product#validation, product#messages: password: the old one is required, the rule is shown, and every other device is signed out', async ({
  page,
  axe,
}) => {
  const shopper = await openAs(page, '/profile/security')
  const elsewhere = await signInElsewhere(shopper, windows)
  await openRow(page, /^Password/)
  await expectAutocomplete(sheet(page), [
    'username username',
    'oldPassword current-password',
    'password new-password',
    'again new-password',
  ])
  await expect(sheet(page).locator('input[name="username"]')).toHaveValue(shopper.mail)
  const save = sheet(page).getByRole('button', { name: 'Save password' })
  const [old, next, repeated] = [
    sheet(page).getByLabel('Current password'),
    sheet(page).getByLabel('New password', { exact: true }),
    sheet(page).getByLabel('Confirm password'),
  ]
  await save.click()
  await expect(sheet(page).getByText('Please enter password.')).toHaveCount(2)
  await expect(sheet(page).getByText('Please enter password again.')).toBeVisible()
  await expect(old).toBeFocused()
  await old.fill('Wrong-Lamp-42')
  await next.fill('short')
  await repeated.fill('other')
  await save.click()
  await expect(
    sheet(page).getByText(
      'Password must be at least 8 characters with a capital letter, a simple letter, a symbol and a number.',
    ),
  ).toBeVisible()
  await expect(sheet(page).getByText('Password not match.')).toBeVisible()
  await axe()
  await next.fill('Coral-Boat-77')
  await repeated.fill('Coral-Boat-77')
  await save.click()
  await expect(sheet(page).getByText('Incorrect current password.')).toBeVisible()
  await old.fill(shopper.password)
  await save.click()
  await expect(page.getByText('Password updated.')).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  expect((await callAs(elsewhere, '/p/user/userInfo')).status).toBe(401)
  await signInElsewhere({ ...shopper, password: 'Coral-Boat-77' }, windows)
})

test('product#account: password: an account without one sets it by a code @full', async ({ page }) => {
  const shopper = await openAs(page, '/profile/security', await googleShopper())
  await openRow(page, 'Password Set')
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Code sent.')).toBeVisible()
  await expect(sheet(page).getByText(/^Resend in \d+ s$/)).toBeVisible()
  await sheet(page).getByLabel('New password', { exact: true }).fill(shopper.password)
  await sheet(page).getByLabel('Confirm password').fill(shopper.password)
  await sheet(page).getByLabel('Verification code').fill('000000')
  await sheet(page).getByRole('button', { name: 'Save password' }).click()
  await expect(sheet(page).getByText('Please enter valid code.')).toBeVisible()
  await sheet(page)
    .getByLabel('Verification code')
    .fill(await codeFor(shopper.mail))
  await sheet(page).getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password updated.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Password Change' })).toBeVisible()
  await signInElsewhere(shopper, windows)
})

test('product#account: mail and mobile are changed by the code sent to the new one; one of another account is refused', async ({
  page,
}) => {
  const shopper = await openAs(page, '/profile/security')
  const [mail, mobile] = [freshMail(), freshMobile()]
  await openRow(page, /^Email/)
  await expectAutocomplete(sheet(page), ['mail email', 'code one-time-code'])
  await sheet(page).getByLabel('New email').fill('not a mail')
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByText('Please enter valid email.')).toBeVisible()
  await sheet(page).getByLabel('New email').fill(mail)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByText(/^Resend in \d+ s$/)).toBeVisible()
  await sheet(page)
    .getByLabel('Verification code')
    .fill(await codeFor(mail))
  await sheet(page).getByRole('button', { name: 'Save email' }).click()
  await expect(main(page).getByRole('button', { name: `Email ${mail}` })).toBeVisible()

  await openRow(page, /^Mobile number/)
  await expect(sheet(page).getByRole('button', { name: 'Country code: +94' })).toBeVisible()
  await expectAutocomplete(sheet(page), ['mobile tel-national', 'code one-time-code'])
  await sheet(page).getByLabel('New mobile number').fill(`0${mobile}`)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/^Resend in \d+ s$/)).toBeVisible()
  await sheet(page)
    .getByLabel('Verification code')
    .fill(await codeFor(`+94${mobile}`))
  await sheet(page).getByRole('button', { name: 'Save number' }).click()
  await expect(sheet(page)).toHaveCount(0)
  expect(await accountOf(shopper)).toMatchObject({ mail, mobile: `0094${mobile}` })
})

test('product#account: mail: an address of another account is refused at its field @full', async ({ page }) => {
  const other = await googleShopper()
  await openAs(page, '/profile/security')
  await openRow(page, /^Email/)
  await sheet(page).getByLabel('New email').fill(other.mail)
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByText(/^Resend in \d+ s$/)).toBeVisible()
  await sheet(page)
    .getByLabel('Verification code')
    .fill(await codeFor(other.mail))
  await sheet(page).getByRole('button', { name: 'Save email' }).click()
  await expect(sheet(page).getByText('Another account already uses this.')).toBeVisible()
})

test('product#account: devices: named, one is signed out, then all others; the current one stays', async ({ page }) => {
  const shopper = await newShopper()
  const [first, second, third] = [
    await signInElsewhere(shopper, windows),
    await signInElsewhere(shopper, iphone),
    await signInElsewhere(shopper, iphone),
  ]
  await openAs(page, '/profile/security', shopper)
  const devices = page.getByRole('region', { name: 'Logged-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(4)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Log out of Edge · Windows' }).click()
  await expect(page.getByText('Device logged out.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  expect((await callAs(first, '/p/user/userInfo')).status).toBe(401)
  expect((await callAs(second, '/p/user/userInfo')).status).toBe(200)
  await devices.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await callAs(third, '/p/user/userInfo')).status).toBe(401)
  expect((await callAs(shopper, '/p/user/userInfo')).status).toBe(200)
})

test('product#account: my data: all data of the shopper are downloaded as one JSON file @full', async ({ page }) => {
  const { mail } = await openAs(page, '/profile/security')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^nelu-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
  expect(data).toMatchObject({ user: { mail }, addresses: [], favourites: [], footprint: [] })
})

test('product#account: delete account: by a code, after the 14 days are explained; the phone forgets the shopper', async ({
  page,
  axe,
}) => {
  const shopper = await openAs(page, '/profile/security', await googleShopper())
  await openRow(page, 'Delete account')
  await expect(sheet(page)).toContainText('deleted in 14 days')
  await sheet(page).getByRole('button', { name: 'Send code' }).click()
  await expect(sheet(page).getByText(/^Resend in \d+ s$/)).toBeVisible()
  await sheet(page)
    .getByLabel('Verification code')
    .fill(await codeFor(shopper.mail))
  await axe()
  await sheet(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(heading(page)).toHaveText('Log in to see your account')
  // A shopper who chose to log out is not asked to log in again.
  await expect(sheet(page)).toHaveCount(0)
  expect((await callAs(shopper, '/p/user/userInfo')).status).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('nelu.shopper'))).toBeNull()
})
