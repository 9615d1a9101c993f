import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { createApp } from '#server/app.ts'
import { logInto, silentLog } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller, refusalOf } from '../support/shopper.ts'
import { testDependencies } from '../support/test-dependencies.ts'

const companionKey = 'a-key-that-both-apps-know-0123456789'
let mall: Mall
let sandboxed: ReturnType<typeof caller>
let call: ReturnType<typeof caller>
let issuer: Server
let name = ''
let requestCount = 0
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

beforeAll(async () => {
  issuer = createServer((request, response) => {
    requestCount += 1
    response.setHeader('Content-Type', 'application/json')
    const isKeys = request.url === '/keys'
    const from = request.url?.startsWith('/down/') ? `${name}/down` : name
    response.statusCode = request.url === '/down/keys' ? 503 : 200
    response.end(
      JSON.stringify(
        isKeys
          ? { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }
          : { issuer: from, jwks_uri: `${from}/keys` },
      ),
    )
  })
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  name = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  mall = await openMall(36)
  sandboxed = caller(mall)
  const environment = {
    MALL_MODE: 'development',
    GOOGLE_CLIENT_ID: 'mall-client',
    GOOGLE_ISSUER: name,
    FACEBOOK_CLIENT_ID: 'mall-app',
    FACEBOOK_ISSUER: name,
    ICAN_KEY: companionKey,
  }
  call = callWith(environment)
})
afterAll(async () => {
  issuer?.close()
  await mall?.close()
})

const callWith = (environment: Record<string, string>) =>
  caller({
    app: createApp({
      db: mall.db,
      ...testDependencies({ clock: () => mall.time.now, log: logInto(mall.log) }, environment),
      pageFolder: null,
    }),
  })
const failuresLogged = () => mall.log.filter(({ event }) => event === 'sign-in-failed').length
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = () => Math.floor(mall.time.now / 1000)
let count = 0
function idToken(
  claims: Record<string, unknown> = {},
  { key = privateKey, head = {} }: { key?: KeyObject; head?: Record<string, unknown> } = {},
): string {
  count += 1
  const text = `${part({ alg: 'RS256', kid: 'one', ...head })}.${part({ iss: name, aud: 'mall-client', sub: 'person-1', exp: seconds() + 600, jti: count, email: 'person@example.com', email_verified: true, name: 'Person', ...claims })}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}
const google = (token: string) =>
  call.ask('POST', '/google/login', { body: { regionId: defaultRegionId, idToken: token } })

describe('wire#sign-in: Google and Facebook', () => {
  test.each([
    ['/google/login', 'mall-client'],
    ['/fb/login', 'mall-app'],
  ])(
    'wire#sign-in: %s: an ID token of the issuer signs in: to a new account first, to the same account after',
    async (path, aud) => {
      const signIn = async (email: string) =>
        (
          await call.ask('POST', path, { body: { regionId: defaultRegionId, idToken: idToken({ aud, email }) } })
        ).json() as Promise<Token>
      const first = await signIn(`person-of-${aud}@example.com`)
      expect(first).toMatchObject({ nickName: 'Person', isNewUser: true })
      const again = await signIn('moved@example.com')
      expect([again.userId, again.isNewUser]).toEqual([first.userId, false])
    },
  )

  test.each([
    ['with a verified address', { email: 'double@example.com' }],
    ['without a verified address', { email: 'double@example.com', email_verified: false }],
  ])('wire#sign-in: first sign-ins of one person at once, %s, open one account', async (how, claims) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => google(idToken({ sub: `double ${how}`, ...claims }))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const tokens = (await Promise.all(answers.map((answer) => answer.json()))) as Token[]
    expect(new Set(tokens.map(({ userId }) => userId)).size).toBe(1)
    expect(tokens.filter(({ isNewUser }) => isNewUser)).toHaveLength(1)
  })

  test('wire#sign-in: first sign-ins at two issuers at once, with one verified address, open one account', async () => {
    const bodies = [
      ['/google/login', 'mall-client'],
      ['/fb/login', 'mall-app'],
    ].map(([path = '', aud]) => ({
      path,
      idToken: idToken({ aud, sub: `at ${aud}`, email: 'both-issuers@example.com' }),
    }))
    const answers = await Promise.all(
      bodies.map(({ path, idToken }) => call.ask('POST', path, { body: { regionId: defaultRegionId, idToken } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const tokens = (await Promise.all(answers.map((answer) => answer.json()))) as Token[]
    expect(new Set(tokens.map(({ userId }) => userId)).size).toBe(1)
  })

  test.each([
    ['/google/login', 'mall-client'],
    ['/fb/login', 'mall-app'],
  ])('product#invitations: %s counts an invitation if an account is made, once', async (path, aud) => {
    const { access_token: token } = await sandboxed.signIn(`host-of-${aud}@example.com`)
    const { invitationCode } = await sandboxed.read<{ invitationCode: string }>('/p/invitation/info', token)
    const signIn = (invite: string, claims: Record<string, unknown>) =>
      call.ask('POST', path, { body: { regionId: defaultRegionId, idToken: idToken({ aud, ...claims }), invite } })
    const friend = { sub: `friend-${aud}`, email: `friend-of-${aud}@example.com` }
    expect((await signIn(invitationCode, friend)).status).toBe(200)
    expect((await signIn(invitationCode, friend)).status).toBe(200)
    // A code that does not count never prevents the sign-in.
    expect((await signIn('NOBODY99', { sub: `other-${aud}`, email: `other-of-${aud}@example.com` })).status).toBe(200)
    expect(await sandboxed.read('/p/invitation/info', token)).toMatchObject({ referred: 1 })
  })

  test("product#login: the issuer's keys are fetched once, not for every sign-in", async () => {
    await google(idToken())
    const before = requestCount
    for (let times = 0; times < 3; times += 1) await google(idToken())
    expect(requestCount).toBe(before)
  })

  test('product#login: a verified mail opens its account, an unverified mail never does', async () => {
    const owner = await sandboxed.signIn('mine@example.com')
    const unverified = (await (
      await google(idToken({ sub: 'thief', email: 'mine@example.com', email_verified: false }))
    ).json()) as Token
    expect(unverified.userId).not.toBe(owner.userId)
    const verified = (await (await google(idToken({ sub: 'me', email: 'Mine@Example.com' }))).json()) as Token
    expect(verified.userId).toBe(owner.userId)
  })

  test.each<[string, () => string]>([
    ['signed by another key', () => idToken({}, { key: otherKeys.privateKey })],
    ['for another audience', () => idToken({ aud: 'other-client' })],
    ['of another issuer', () => idToken({ iss: 'https://accounts.google.com' })],
    ['that has expired', () => idToken({ exp: seconds() - 120 })],
    ['that is not valid yet', () => idToken({ nbf: seconds() + 3600 })],
    ['with an unknown key id', () => idToken({}, { head: { kid: 'two' } })],
    [
      'without a signature',
      () =>
        `${idToken({}, { head: { alg: 'none' } })
          .split('.')
          .slice(0, 2)
          .join('.')}.AA`,
    ],
    [
      'signed by HMAC with the public key',
      () => {
        const text = idToken({}, { head: { alg: 'HS256' } })
          .split('.')
          .slice(0, 2)
          .join('.')
        return `${text}.${createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
          .update(text)
          .digest('base64url')}`
      },
    ],
    ['that is malformed', () => 'aaaa.bbbb.cccc'],
  ])('quality#trust: a token %s is refused', async (_what, token) => {
    const before = failuresLogged()
    expect((await refusalOf(await google(token()))).slice(0, 2)).toEqual([400, 'SIGN_IN_FAILED'])
    // Invalid tokens are not the server's fault: strangers must not fill the log.
    expect(failuresLogged()).toBe(before)
  })

  test('product#login: an intercepted token cannot be used twice', async () => {
    const token = idToken()
    expect([(await google(token)).status, (await google(token)).status]).toEqual([200, 400])
  })

  test.each<[string, () => string]>([
    ['does not answer', () => 'http://127.0.0.1:9'],
    ['publishes no keys', () => `${name}/down`],
  ])('product#messages: an issuer that %s is reported and logged, never a 5xx', async (_what, address) => {
    const before = failuresLogged()
    const facebook = callWith({ FACEBOOK_CLIENT_ID: 'mall-app', FACEBOOK_ISSUER: address() })
    const response = await facebook.ask('POST', '/fb/login', {
      body: { regionId: defaultRegionId, idToken: idToken({ iss: address(), aud: 'mall-app' }) },
    })
    expect(await refusalOf(response)).toEqual([400, 'SIGN_IN_FAILED', 'Login failed'])
    expect(failuresLogged()).toBe(before + 1)
  })

  test('product#login: with client ids set there is no sandbox issuer', async () => {
    expect(await (await call.ask('GET', '/mall/signIn')).json()).toMatchObject({
      google: { clientId: 'mall-client', isSandbox: false },
      facebook: { clientId: 'mall-app', isSandbox: false },
    })
  })
})

describe('wire#sign-in: the companion app', () => {
  const companionLogin = (claims: Record<string, unknown>, key = companionKey) => {
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 77, exp: seconds() + 60, ...claims })}`
    return call.ask('POST', '/ican/login', {
      body: { accessToken: `${text}.${createHmac('sha256', key).update(text).digest('base64url')}` },
    })
  }

  test('wire#sign-in: its token signs in by the mobile number it vouches for', async () => {
    const first = (await (await companionLogin({ phone_number: '0094711111111', name: 'Kamal' })).json()) as Token
    expect(first).toMatchObject({ nickName: 'Kamal', isNewUser: true })
    expect(await call.read('/p/user/userInfo', first.access_token)).toMatchObject({ mobile: '0094711111111' })
    expect((await (await companionLogin({ jti: 2 })).json()) as Token).toMatchObject({
      userId: first.userId,
      isNewUser: false,
    })
  })

  test('quality#trust: a token of another key or an expired one is refused; without a key the sign-in is closed', async () => {
    expect((await refusalOf(await companionLogin({ jti: 3 }, 'another-key-of-thirty-two-letters-xx')))[1]).toBe(
      'SIGN_IN_FAILED',
    )
    expect((await refusalOf(await companionLogin({ jti: 4, exp: seconds() - 120 })))[1]).toBe('SIGN_IN_FAILED')
    expect((await refusalOf(await sandboxed.ask('POST', '/ican/login', { body: { accessToken: 'a.b.c' } })))[1]).toBe(
      'SIGN_IN_UNAVAILABLE',
    )
  })
})

describe('product#login: the sandbox issuer', () => {
  const page = '/sandbox/google/authorize?redirect_uri=/Register&nonce=n1&state=s1'

  test('product#login: its page calls itself a sandbox and follows the same protocol with its own keys', async () => {
    expect(await (await sandboxed.ask('GET', '/mall/signIn')).json()).toMatchObject({
      google: { isSandbox: true, authorizeUrl: '/sandbox/google/authorize' },
    })
    const form = await mall.app.request(page)
    expect(await form.text()).toContain('Sandbox: Google')
    const back = await mall.app.request(page, {
      method: 'POST',
      body: new URLSearchParams({ mail: 'box@example.com', name: 'Box', back: '/Register', nonce: 'n1', state: 's1' }),
    })
    expect(back.status).toBe(303)
    const answer = new URLSearchParams(back.headers.get('Location')?.split('#')[1])
    expect([back.headers.get('Location')?.split('#')[0], answer.get('state')]).toEqual(['/Register', 's1'])
    const token = answer.get('id_token') ?? ''
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      nonce: 'n1',
      email: 'box@example.com',
    })
    const signedIn = await sandboxed.ask('POST', '/google/login', {
      body: { regionId: defaultRegionId, idToken: token },
    })
    expect(await signedIn.json()).toMatchObject({ nickName: 'Box', isNewUser: true })
  })

  test('quality#trust: it redirects only to the mall, and its Google token is invalid for Facebook', async () => {
    for (const address of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
      expect(
        (await mall.app.request(`/sandbox/google/authorize?redirect_uri=${encodeURIComponent(address)}`)).status,
      ).toBe(400)
      expect(
        (
          await mall.app.request('/sandbox/google/authorize', {
            method: 'POST',
            body: new URLSearchParams({ mail: 'a@b.com', name: 'x', back: address }),
          })
        ).status,
      ).toBe(400)
    }
    const back = await mall.app.request(page, {
      method: 'POST',
      body: new URLSearchParams({ mail: 'box@example.com', name: 'Box', back: '/' }),
    })
    const token = new URLSearchParams(back.headers.get('Location')?.split('#')[1]).get('id_token')
    expect(
      (await sandboxed.ask('POST', '/fb/login', { body: { regionId: defaultRegionId, idToken: token } })).status,
    ).toBe(400)
  })

  test('product#production: in production there is neither sandbox nor inbox', async () => {
    const environment = {
      MALL_MODE: 'production',
      PUBLIC_URL: 'https://nelu.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'mall@nelu.example',
      SMS_URL: 'http://127.0.0.1:9/send',
      PAYMENTS_URL: 'https://pay.example',
      PAYMENTS_KEY: 'a-key-of-the-provider',
      PAYMENTS_WEBHOOK_SECRET: 'a-secret-that-signs-webhooks-0123',
    }
    const app = createApp({
      db: mall.db,
      ...testDependencies({ clock: () => mall.time.now, log: silentLog }, environment),
      pageFolder: null,
    })
    for (const path of [page, '/inbox', '/inbox/messages']) expect((await app.request(path)).status, path).toBe(404)
    expect(await (await app.request('/api/mall/signIn')).json()).toEqual({ google: null, facebook: null })
    const refused = await app.request('/api/google/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ regionId: defaultRegionId, idToken: idToken() }),
    })
    expect((await refusalOf(refused))[1]).toBe('SIGN_IN_UNAVAILABLE')
  })
})
