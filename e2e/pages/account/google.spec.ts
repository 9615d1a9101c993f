import type { Page } from '@playwright/test'
import { openLoginModal } from '#e2e/support/login-modal.ts'
import { authorizePaths, type OutsideIssuer, openOutsideIssuer } from '#e2e/support/mall/outside-issuer.ts'
import { openSmallMall } from '#e2e/support/mall/small-mall.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { sampleOf } from '#e2e/support/short-run.ts'

/** All tests of the file use the same mall, so they run one after another. */
test.describe.configure({ mode: 'default' })

const clientId = 'mall-client'
let issuer: OutsideIssuer
let mall: Awaited<ReturnType<typeof openSmallMall>>

test.beforeAll(async () => {
  issuer = await openOutsideIssuer('google', clientId, { name: 'Sam Googler', email: 'sam@example.com' })
  mall = await openSmallMall({ MALL_MODE: 'development', GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.address })
})
test.afterAll(async () => {
  await mall?.stop()
  await issuer?.stop()
})

/** Presses Google's button in the login modal; the button leads to the issuer. */
async function goToGoogle(page: Page): Promise<void> {
  await page.goto(`${mall.address}/?from=here`)
  const modal = await openLoginModal(page)
  await modal.getByRole('button', { name: 'Google', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

const isGuest = (page: Page) => expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()

test('product#login: Google with a client id: loaded on the first tap only; its token signs in on the same page', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on(
    'request',
    (request) => void (new URL(request.url()).origin !== mall.address && elsewhere.push(request.url())),
  )
  await page.goto(`${mall.address}/?from=here`)
  const modal = await openLoginModal(page)
  await expect(modal.getByRole('button', { name: 'Google', exact: true })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Facebook (sandbox)' })).toBeVisible()
  expect([...issuer.requests, ...elsewhere]).toEqual([])
  await modal.getByRole('button', { name: 'Google', exact: true }).click()
  await page.getByRole('link', { name: 'Continue as Sam Googler' }).click()
  await expect(page).toHaveURL(`${mall.address}/?from=here`)
  await expect(page.getByText('You are logged in.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sam Googler' })).toBeVisible()
  expect(Object.fromEntries(issuer.authorizationQueries.at(-1) ?? [])).toMatchObject({
    client_id: clientId,
    redirect_uri: `${mall.address}/signed-in`,
    response_type: 'id_token',
    scope: 'openid email profile',
  })
  // The token stays in no address of the history.
  await page.goBack()
  expect(page.url()).not.toContain('id_token')
})

test('product#messages: Google: a cancelled sign-in returns a guest to the same page; it is logged and reported @full', async ({
  page,
}) => {
  await goToGoogle(page)
  const logged = page.waitForEvent('console', (message) => message.text() === 'Login failed: access_denied')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await logged
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
  await expect(page).toHaveURL(`${mall.address}/?from=here`)
  await isGuest(page)
})

test('product#messages: Google: a token with a wrong signature is refused by the server; it is logged and reported', async ({
  page,
}) => {
  issuer.signsWithUnpublishedKey = true
  await goToGoogle(page)
  issuer.signsWithUnpublishedKey = false
  const logged = page.waitForEvent('console', (message) => message.text() === 'Login failed: SIGN_IN_FAILED')
  await page.getByRole('link', { name: 'Continue as Sam Googler' }).click()
  await logged
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
  await isGuest(page)
})

/** The return address of the issuer, with its token and the tab's own state. */
async function returnOf(
  page: Page,
): Promise<{ idToken: string; state: string; to: (answer: Record<string, string>) => string }> {
  const back = new URL((await page.getByRole('link', { name: 'Continue as Sam Googler' }).getAttribute('href')) ?? '')
  const answer = new URLSearchParams(back.hash.slice(1))
  return {
    idToken: answer.get('id_token') ?? '',
    state: answer.get('state') ?? '',
    to: (other) => `${back.origin}${back.pathname}#${new URLSearchParams(other)}`,
  }
}

for (const parameter of sampleOf(['state', 'nonce'] as const)) {
  test(`quality#trust: Google: a valid token with the ${parameter} of another request is refused, logged and reported`, async ({
    page,
  }) => {
    await goToGoogle(page)
    const otherRequest = await returnOf(page)
    await goToGoogle(page)
    const ownRequest = await returnOf(page)
    const answer =
      parameter === 'state'
        ? { id_token: ownRequest.idToken, state: otherRequest.state }
        : { id_token: otherRequest.idToken, state: ownRequest.state }
    const logged = page.waitForEvent(
      'console',
      (message) => message.text() === 'Login failed: the answer is not to our question',
    )
    const loginRequests: string[] = []
    page.on(
      'request',
      (request) => void (request.url().endsWith('/api/google/login') && loginRequests.push(request.url())),
    )
    await page.goto(ownRequest.to(answer))
    await logged
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
    await expect(page).toHaveURL(`${mall.address}/?from=here`)
    await isGuest(page)
    expect(loginRequests, 'the token is not sent to the server').toEqual([])
  })
}

test('product#login: Facebook with a client id: its dialog requests mail and public profile, and its token signs in on the same page', async ({
  page,
}) => {
  const facebook = await openOutsideIssuer('facebook', 'mall-app', { name: 'Sam Friend', email: 'friend@example.com' })
  const facebookMall = await openSmallMall({
    MALL_MODE: 'development',
    FACEBOOK_CLIENT_ID: 'mall-app',
    FACEBOOK_ISSUER: facebook.address,
  })
  try {
    await page.goto(`${facebookMall.address}/?from=here`)
    const modal = await openLoginModal(page)
    await expect(modal.getByRole('button', { name: 'Google (sandbox)' })).toBeVisible()
    expect(facebook.requests, 'no request before the tap').toEqual([])
    await modal.getByRole('button', { name: 'Facebook', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
    expect(facebook.requests).toEqual(['/.well-known/openid-configuration', authorizePaths.facebook])
    expect(Object.fromEntries(facebook.authorizationQueries[0] ?? [])).toMatchObject({
      client_id: 'mall-app',
      redirect_uri: `${facebookMall.address}/signed-in`,
      response_type: 'id_token',
      scope: 'openid email public_profile',
    })
    await page.getByRole('link', { name: 'Continue as Sam Friend' }).click()
    await expect(page).toHaveURL(`${facebookMall.address}/?from=here`)
    await expect(page.getByText('You are logged in.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sam Friend' })).toBeVisible()
  } finally {
    await facebookMall.stop()
    await facebook.stop()
  }
})

test('product#login: Google without an answer: reported and logged after three seconds; the page and its input stay @full', async ({
  page,
}) => {
  await page.route(`${issuer.address}/**`, () => {})
  await page.goto(`${mall.address}/?from=here`)
  const modal = await openLoginModal(page)
  await modal.getByLabel('Mobile or email').fill('ama@example.com')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Login failed'))
  await modal.getByRole('button', { name: 'Google', exact: true }).click()
  await logged
  await expect(page.getByText("Can't reach Google. Log in with a code or a password.")).toBeVisible()
  await expect(modal.getByLabel('Mobile or email')).toHaveValue('ama@example.com')
})
