import type { InvitationInfo } from '#contract/invitation/invitation.ts'
import { heading, main, openAs, openRow } from '../support/account-page.ts'
import { signInElsewhere } from '../support/call-as.ts'
import { isUp } from '../support/is-up.ts'
import { codeField, logInByCode, openLoginModal, sendCode } from '../support/login-modal.ts'
import { receiveItem } from '../support/mall/received-item.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { codeFor, freshMail, newShopper, password, type Shopper } from '../support/sign-in.ts'
import { readQrCode } from '../support/views/read-qr-code.ts'
import { expectShared, replaceShareSheet } from '../support/views/share-sheet.ts'

const infoOf = (shopper: Pick<Shopper, 'token'>) => myCall<InvitationInfo>(shopper, 'GET', '/p/invitation/info')

test('product#invitations: a link opens the mall, the friend registers and receives an order, and the inviter is rewarded', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const host = await newShopper('Ama Perera')
  const { invitationCode } = await infoOf(host)
  const mail = freshMail()

  await page.goto(`/myInvitation?code=${invitationCode}`)
  await isUp(page)
  await expect(heading(page)).toHaveText('A friend invites you to Nelu')
  await axe()
  await expectNoSidewaysScroll()
  // The code is remembered on the way through the mall.
  await main(page).getByRole('link', { name: 'Start shopping' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/Register')
  await isUp(page)
  const form = page.getByRole('form', { name: 'Create an account' })
  await expect(form.getByLabel(/^Invitation code/)).toHaveValue(invitationCode)
  await form.getByRole('tab', { name: 'Email' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill(mail)
  await sendCode(form)
  await codeField(form).fill(await codeFor(mail))
  await form.getByLabel('Nickname').fill('Kumari')
  await form.getByLabel('New password').fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('Registration successful. You are logged in.')).toBeVisible()
  expect(await infoOf(host)).toMatchObject({ referred: 1, confirmed: 0 })

  const friend = { mail, nickName: 'Kumari', password }
  const { token } = await signInElsewhere({ ...friend, token: host.token }, 'a phone')
  await receiveItem({ ...friend, token })
  await expect.poll(async () => (await infoOf(host)).confirmed, { timeout: 40_000 }).toBe(1)
  const { records } = await myCall<{ records: object[] }>(host, 'GET', '/p/voucher/mine?state=usable')
  expect(records).toMatchObject([{ name: 'Thank you for inviting a friend', percentOff: 10 }])

  await openAs(page, '/notification', host)
  await main(page)
    .getByRole('link', { name: /^Invitation confirmed/ })
    .click()
  await expect(page).toHaveURL('/myInvitation')
  await expect(main(page).getByText(invitationCode, { exact: true })).toBeVisible()
  await expect(main(page).locator('dl')).toHaveText(/Referred\s*1\s*Confirmed\s*1\s*Rank\s*\d+/)
  await expect(main(page).getByText('Ama Perera You')).toBeVisible()
  await axe()
  await expectNoSidewaysScroll()
})

test('product#invitations: nobody can use their own code on their own device; the code of a link can be removed @once', async ({
  page,
}) => {
  await page.goto('/')
  await logInByCode(await openLoginModal(page))
  await expect(page.getByText('You are logged in.')).toBeVisible()
  await page.goto('/profile/edit')
  await isUp(page)
  await main(page).getByRole('link', { name: 'Invite friends' }).click()
  await expect(page).toHaveURL('/myInvitation')
  const code =
    (await main(page)
      .getByText(/^[A-Z0-9]{8}$/)
      .textContent()) ?? ''
  await page.goto('/profile')
  await isUp(page)
  await openRow(page, 'Log out')
  await expect(page.getByText('You have logged out.')).toBeVisible()

  await page.goto(`/myInvitation?code=${code}`)
  await isUp(page)
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  const form = page.getByRole('form', { name: 'Create an account' })
  const field = form.getByLabel(/^Invitation code/)
  await expect(field).toHaveValue(code)
  const mail = freshMail()
  await form.getByRole('tab', { name: 'Email' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill(mail)
  await sendCode(form)
  await codeField(form).fill(await codeFor(mail))
  await form.getByLabel('Nickname').fill('Again')
  await form.getByLabel('New password').fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create an account' }).click()
  await expect(form.getByText("This is your own invitation code. Remove it, or use a friend's code.")).toBeVisible()
  await field.fill('')
  await page.reload()
  await isUp(page)
  await expect(form.getByLabel('Nickname')).toHaveValue('Again')
  await expect(field).toHaveValue('')
})

test('product#invitations: quick login shows the code of a link, and the friend counts @once', async ({ page }) => {
  const host = await newShopper()
  const { invitationCode } = await infoOf(host)
  await page.goto(`/myInvitation?code=${invitationCode.toLowerCase()}`)
  await isUp(page)
  await main(page).getByRole('button', { name: 'Quick login' }).click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await expect(modal.getByText(`Invitation code ${invitationCode}`)).toBeVisible()
  await logInByCode(modal)
  await expect(page.getByText('You are logged in.')).toBeVisible()
  expect(await infoOf(host)).toMatchObject({ referred: 1 })
})

test('product#invitations: code and QR code are there without a network, and the link can be shared', {
  tag: ['@worker', '@once'],
}, async ({ page, context, goOffline, waitForWorker }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await replaceShareSheet(page)
  const host = await openAs(page, '/myInvitation')
  const { invitationCode, url } = await infoOf(host)
  const link = new URL(url, page.url()).href
  const qrCode = main(page).getByRole('img', { name: 'QR code of your invitation link' })
  expect(await readQrCode(qrCode)).toBe(link)
  await waitForWorker()
  await goOffline()
  await page.reload()
  await expect(main(page).getByText(invitationCode, { exact: true })).toBeVisible()
  expect(await readQrCode(qrCode)).toBe(link)
  await main(page).getByRole('button', { name: 'Share your link' }).click()
  await expectShared(page, { title: 'Join me on Nelu', url: link })
  await main(page).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(invitationCode)
})
