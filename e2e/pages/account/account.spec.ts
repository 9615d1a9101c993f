import { defaultRegionId } from '#contract/region/region.ts'
import { heading, main, openAs, openRow, sheet } from '#e2e/support/account-page.ts'
import { payOnDelivery, placeOrder } from '#e2e/support/buying.ts'
import { accountOf, callAs } from '#e2e/support/call-as.ts'
import { addButton, cartOf, expectCount, plainProduct } from '#e2e/support/cart.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { fillPasswordLogin, openLoginModal, sendLogin } from '#e2e/support/login-modal.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { watchAppBadge } from '#e2e/support/offline/app-badge.ts'
import { expect, test } from '#e2e/support/proxy-test.ts'
import { newShopper } from '#e2e/support/sign-in.ts'

test('product#account: profile: a shopper sees name, counters and menu, with the mail masked', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const { mail, nickName } = await openAs(page, '/profile')
  await expect(heading(page)).toHaveText(nickName)
  await expect(main(page).getByText(`${mail.slice(0, 2)}···@example.com`)).toBeVisible()
  await expect(main(page).getByText(mail)).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: '0 Footprint' })).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
  for (const [name, title] of [
    ['Edit', 'Edit profile'],
    ['Account and security', 'Account and security'],
  ] as const) {
    await main(page).getByRole('link', { name, exact: true }).click()
    await expect(heading(page)).toHaveText(title)
    await page.goBack()
    await expect(heading(page)).toHaveText(nickName)
  }
})

test('product#roles: profile: a guest is asked to log in on the profile, at the entry that needs it @full', async ({
  page,
}) => {
  await page.goto('/profile')
  await isUp(page)
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(sheet(page)).toBeVisible()
})

test('product#account: logout with nothing unsent does not ask: a toast, guests in every tab, a revoked token, no app badge', async ({
  page,
  context,
}) => {
  const shopper = await newShopper()
  await payOnDelivery(shopper, await placeOrder(shopper))
  const appBadge = await watchAppBadge(page)
  await openAs(page, '/profile', shopper)
  await expect.poll(appBadge).toBe(1)
  const other = await context.newPage()
  await other.goto('/profile/security')
  await isUp(other)
  await openRow(page, 'Log out')
  await expect(page.getByText('You have logged out.')).toBeVisible()
  await expect(heading(page)).toHaveText('Guest')
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(appBadge()).toBe(0)
  expect((await callAs(shopper, '/p/user/userInfo')).status).toBe(401)
})

test('product#account: a login as another shopper in one tab sends the other tab home, without data of the first shopper', async ({
  page,
  context,
}) => {
  const [first, second] = [
    await openAs(page, '/profile', await newShopper('Amaya First')),
    await newShopper('Kofi Second'),
  ]
  await expect(heading(page)).toHaveText(first.nickName)
  await main(page).getByRole('link', { name: 'Account and security', exact: true }).click()
  await expect(heading(page)).toHaveText('Account and security')
  const other = await context.newPage()
  await other.goto('/Register')
  await isUp(other)
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const modal = other.getByRole('dialog', { name: /^Log in to/ })
  await fillPasswordLogin(modal, second)
  await sendLogin(modal)
  await expect(other.getByText('You are logged in.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').locator('a[href="/profile"]:visible')).toHaveAccessibleName(
    new RegExp(second.nickName),
  )
  await expect(page.getByText(first.nickName)).toHaveCount(0)
  // Neither the device's storage nor the browser's back button brings personal content back.
  await page.goBack()
  await expect(heading(page)).toHaveText(second.nickName)
  await expect(page.getByText(first.nickName)).toHaveCount(0)
  expect((await callAs(first, '/p/user/userInfo')).status, 'the first shopper is signed in on another device').toBe(200)
})

test('product#account: logout offline: the session is deleted at once, the token is revoked later, and the next shopper stays signed in', {
  tag: '@worker',
}, async ({ page, context, goOffline, waitForWorker }) => {
  const shopper = await openAs(page, '/profile')
  await waitForWorker()
  await goOffline()
  await openRow(page, 'Log out')
  await expect(page.getByText('You have logged out.'), 'the toast after the logout').toBeVisible()
  await expect(heading(page)).toHaveText('Guest')
  expect(await page.evaluate(() => localStorage.getItem('nelu.shopper'))).toBeNull()
  expect((await callAs(shopper, '/p/user/userInfo')).status).toBe(200)
  await goOffline(false)
  const next = await openAs(page, '/profile', await newShopper('Kofi'))
  await expect.poll(async () => (await callAs(shopper, '/p/user/userInfo')).status, { timeout: 20_000 }).toBe(401)
  await expect(heading(page)).toHaveText('Kofi')
  expect((await callAs(next, '/p/user/userInfo')).status).toBe(200)
  const logoutRequests: string[] = []
  context.on('request', (request) => void (request.url().endsWith('/app/logout') && logoutRequests.push(request.url())))
  await page.reload()
  await isUp(page)
  await waitForWorker()
  expect(logoutRequests).toEqual([])
})

test('product#account: logout: unsent changes of cart, favourites and footprint are named first; cancelling keeps them', async ({
  page,
  mallProxy,
}) => {
  const one = await plainProduct()
  const other = await plainProduct(({ prodId }) => prodId !== one.prodId)
  const shopper = await newShopper()
  const footprint = async () =>
    (
      await myCall<{ records: { card: { prodId: number } }[] }>(
        shopper,
        'GET',
        `/p/footprint/page?regionId=${defaultRegionId}`,
      )
    ).records.map(({ card }) => card.prodId)
  await myCall(shopper, 'POST', '/p/footprint', [{ prodId: other.prodId, at: Date.now() - 1_000 }])
  mallProxy.refuse(
    (path) => /^\/api\/p\/(shopCart\/changes|user\/collection\/addOrCancel|footprint($|\?))/.test(path),
    503,
  )
  await openAs(page, productPath(one.product), shopper)
  const heart = page.getByRole('button', { name: `Favourite: ${one.name}`, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await addButton(page).click()
  await expectCount(page, 1)
  await page.goto('/MyFootPrint')
  const remove = page.getByRole('button', { name: `Remove ${other.name}`, exact: true })
  await remove.click()
  await expect(remove).toBeHidden()
  await page.goto('/profile')
  await isUp(page)
  await openRow(page, 'Log out')
  for (const domain of ['cart', 'favourites'])
    await expect(sheet(page)).toContainText(
      `1 change to your ${domain} hasn't synced yet and will be lost if you log out.`,
    )
  // The viewed product and the removed one.
  await expect(sheet(page)).toContainText(
    "2 changes to your footprint haven't synced yet and will be lost if you log out.",
  )
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  mallProxy.refuse(() => false)
  await page.reload()
  await expect.poll(() => cartOf(shopper)).toEqual({ [one.skuId]: 1 })
  await expect.poll(() => myCall(shopper, 'GET', '/p/user/collection/ids')).toEqual([one.prodId])
  await expect.poll(footprint).toEqual([one.prodId])
})

test('product#messages: profile edit: nickname, gender and birthday are saved; an empty nickname is refused at its field', async ({
  page,
  axe,
}) => {
  const shopper = await openAs(page, '/profile/edit')
  const nickname = page.getByLabel('Nickname')
  await expect(nickname).toHaveValue(shopper.nickName)
  await nickname.fill('  ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter nick name.')).toBeVisible()
  await expect(nickname).toBeFocused()
  await axe()
  await nickname.fill('Amaya')
  await page.getByRole('radio', { name: 'Female', exact: true }).check()
  await page.getByLabel('Birthday').fill('1994-07-12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated.')).toBeVisible()
  expect(await accountOf(shopper)).toMatchObject({ nickName: 'Amaya', sex: 'F', birthDate: '1994-07-12' })
  await page.goto('/profile')
  await expect(heading(page)).toHaveText('Amaya')
  await expect(main(page).getByRole('link', { name: 'Edit' })).toBeVisible()
})

test('product#account: profile edit: offline the form names the reason; the input is kept, and a logout asks first @full', async ({
  page,
  goOffline,
}) => {
  const shopper = await openAs(page, '/profile/edit')
  await isUp(page)
  await expect(page.getByLabel('Nickname')).toHaveValue(shopper.nickName)
  await goOffline()
  await page.getByLabel('Nickname').fill('Typed on the bus')
  await expect(page.getByText('Saving needs internet. Your input is kept on this device until then.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Needs internet' }).first()).toBeVisible()
  await goOffline(false)
  await page.goto('/profile')
  await isUp(page)
  await openRow(page, 'Log out')
  await expect(sheet(page)).toContainText('1 unfinished form will be lost if you log out.')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await page.goto('/profile/edit')
  await expect(page.getByLabel('Nickname')).toHaveValue('Typed on the bus')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated.')).toBeVisible()
  expect((await accountOf(shopper)).nickName).toBe('Typed on the bus')
  // The commands were sent, so nothing would be lost.
  await page.goto('/profile')
  await isUp(page)
  await openRow(page, 'Log out')
  await expect(heading(page)).toHaveText('Guest')
})

test('product#account: profile edit: session loss keeps the input: the next login returns to it; another shopper does not see it @full', async ({
  page,
}) => {
  const shopper = await openAs(page, '/profile/edit')
  await page.getByLabel('Nickname').fill('Nearly done')
  await fetch(`${new URL(page.url()).origin}/api/app/logout`, {
    headers: { Authorization: `Bearer ${shopper.token.access_token}` },
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please log in again to continue.')).toBeVisible()
  await expect(page).toHaveURL('/')
  const modal = await openLoginModal(page)
  await fillPasswordLogin(modal, shopper)
  await sendLogin(modal)
  await expect(page).toHaveURL('/profile/edit')
  await expect(page.getByLabel('Nickname')).toHaveValue('Nearly done')
  const next = await openAs(page, '/profile/edit', await newShopper('Next One'))
  await expect(page.getByLabel('Nickname')).toHaveValue(next.nickName)
})

test('product#account: profile edit: the invitation code is copied @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shopper = await openAs(page, '/profile/edit')
  const { invitationCode } = await accountOf(shopper)
  await expect(main(page).getByText(invitationCode)).toBeVisible()
  await main(page).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(invitationCode)
})

test('product#regions: language and region: a choice of a signed-in shopper is sent to the account @full', async ({
  page,
}) => {
  const shopper = await openAs(page, '/Settings')
  const marketRow = main(page).getByRole('button', { name: /^Region and language/ })
  await marketRow.click()
  await sheet(page).getByRole('button', { name: 'Türkçe' }).click()
  await expect.poll(async () => (await accountOf(shopper)).lang).toBe('tr')
  await main(page)
    .getByRole('button', { name: /Türkçe$/ })
    .click()
  await sheet(page).getByRole('button', { name: /^Laos/ }).click()
  await expect(main(page).getByRole('button', { name: /Laos · Türkçe$/ })).toBeVisible()
  await expect.poll(async () => (await accountOf(shopper)).regionId).toBe(659006000408)
})

test('product#account: language: a choice made offline is sent when the network is back and the page starts @full', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker }) => {
  // The worker fetches every file of the build first.
  const shopper = await openAs(page, '/Settings')
  await waitForWorker()
  // Another language is available offline where it was used before.
  await page.goto('/Settings?lang=pt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(heading(page)).toBeVisible()
  // The last part of the catalogue arrives when the page is idle.
  await page.waitForLoadState('networkidle')
  await page.goto('/Settings')
  await goOffline()
  await main(page)
    .getByRole('button', { name: /^Region and language/ })
    .click()
  await sheet(page).getByRole('button', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(sheet(page)).toBeHidden()
  expect((await accountOf(shopper)).lang).toBe('en')
  await goOffline(false)
  await page.goto('/')
  await expect.poll(async () => (await accountOf(shopper)).lang).toBe('pt')
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })
    test(`product#account: account pages in ${theme}: no axe violation, no sideways scroll, sheets and Russian included @full`, async ({
      page,
      axe,
      expectNoSidewaysScroll,
    }) => {
      // Seven page loads, each read completely.
      await openAs(page, '/profile')
      for (const path of ['/profile', '/profile/edit', '/profile/security']) {
        await page.goto(`${path}?lang=ru`)
        await expect(heading(page)).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await axe()
        await expectNoSidewaysScroll()
      }
      await page.goto('/profile/security')
      await isUp(page)
      for (const row of [/^Password/, /^Email/, /^Mobile number/, 'Delete account'] as const) {
        await openRow(page, row)
        await expect(sheet(page)).toBeVisible()
        await axe()
        await page.keyboard.press('Escape')
        await expect(sheet(page)).toHaveCount(0)
      }
    })
  })
}
