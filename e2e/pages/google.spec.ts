import type { Page } from '@playwright/test'
import { openGoogleIssuer, type GoogleIssuer } from '../support/google-issuer.ts'
import { openLoginModal } from '../support/login-modal.ts'
import { expect, test } from '../support/mall-test.ts'
import { openSmallMall } from '../support/small-mall.ts'

/** One mall for all of them. */
test.describe.configure({ mode: 'default' })

const clientId = 'mall-client'
let issuer: GoogleIssuer
let mall: Awaited<ReturnType<typeof openSmallMall>>

test.beforeAll(async () => {
  issuer = await openGoogleIssuer(clientId, { name: 'Sam Googler', email: 'sam@example.com' })
  mall = await openSmallMall({ GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.address })
})
test.afterAll(async () => {
  await mall?.stop()
  await issuer?.stop()
})

/** Touches Google's button in the login of home; it leads to the issuer. */
async function goToGoogle(page: Page): Promise<void> {
  await page.goto(`${mall.address}/?from=here`)
  const modal = await openLoginModal(page)
  await modal.getByRole('button', { name: 'Google', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

const isGuest = (page: Page) => expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()

test('issue 4 Google with a client id: nothing of it is asked for before its button is touched; then its token signs in, where the shopper was', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => void (new URL(request.url()).origin !== mall.address && elsewhere.push(request.url())))
  await page.goto(`${mall.address}/?from=here`)
  const modal = await openLoginModal(page)
  await expect(modal.getByRole('button', { name: 'Google', exact: true })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Facebook (sandbox)' })).toBeVisible()
  expect([...issuer.asked, ...elsewhere]).toEqual([])
  await modal.getByRole('button', { name: 'Google', exact: true }).click()
  await page.getByRole('link', { name: 'Continue as Sam Googler' }).click()
  await expect(page).toHaveURL(`${mall.address}/?from=here`)
  await expect(page.getByText('You are logged in.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sam Googler' })).toBeVisible()
  expect(Object.fromEntries(issuer.questions.at(-1) ?? [])).toMatchObject({ client_id: clientId, redirect_uri: `${mall.address}/signed-in`, response_type: 'id_token', scope: 'openid email profile' })
  // The token stays in no address of the history.
  await page.goBack()
  expect(page.url()).not.toContain('id_token')
})

test('§8 Google: whoever changes their mind there is a guest again where they were; it is logged and said', async ({ page }) => {
  await goToGoogle(page)
  const logged = page.waitForEvent('console', (message) => message.text() === 'Login failed: access_denied')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await logged
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
  await expect(page).toHaveURL(`${mall.address}/?from=here`)
  await isGuest(page)
})

test("§8 Google: a token that its keys did not sign is refused by the shop; it is logged and said", async ({ page }) => {
  issuer.forgesTokens = true
  await goToGoogle(page)
  issuer.forgesTokens = false
  const logged = page.waitForEvent('console', (message) => message.text() === 'Login failed: SIGN_IN_FAILED')
  await page.getByRole('link', { name: 'Continue as Sam Googler' }).click()
  await logged
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
  await isGuest(page)
})

test('issue 4 Google that never answers: after three seconds it is said and logged, the page and what was typed stay', async ({ page }) => {
  await page.route(`${issuer.address}/**`, () => {})
  await page.goto(`${mall.address}/?from=here`)
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill('ama@example.com')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Login failed'))
  await modal.getByRole('button', { name: 'Google', exact: true }).click()
  await logged
  await expect(page.getByText('Google cannot be reached. Log in with a code or a password.')).toBeVisible()
  await expect(modal.getByLabel('Mobile or email')).toHaveValue('ama@example.com')
})
